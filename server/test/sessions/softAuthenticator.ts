/** A software passkey: creates and signs the responses that a browser sends (WebAuthn, ES256, attestation "none"). */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/**
 * The flags of authenticator data: the person is present, the person is verified, and the data contains a credential.
 */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

export interface Signing {
  origin?: string;
  /** Whether the authenticator has verified the person, for example with a fingerprint. */
  isVerified?: boolean;
  /** The number of signatures that the authenticator reports. By default, it increases with each signature. */
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** Encodes a byte string for CBOR. */
function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 24
      ? [0x40 + bytes.length]
      : bytes.length < 256
        ? [0x58, bytes.length]
        : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(32);
  #counter = 0;

  constructor(
    private readonly site: string,
    private readonly rpId: string,
  ) {}

  /** @param options The JSON that `beginPasskeyRegistration` returns. */
  register(options: string, signing: Signing = {}): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    // The COSE key {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic-curve key on P-256, for ES256.
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x!, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y!, "base64url")),
    ]);
    const idLength = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.#id, publicKey]);
    const data = Buffer.concat([this.#authenticatorData(signing, WITH_CREDENTIAL), credential]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      cborBytes(data),
    ]);
    const clientDataJSON = base64url(this.#clientData("webauthn.create", challenge, signing));
    return this.#response({ clientDataJSON, attestationObject: base64url(attestation), transports: ["internal"] });
  }

  /** @param options The JSON that `beginPasskey` returns. */
  authenticate(options: string, signing: Signing = {}): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    const data = this.#authenticatorData(signing, 0);
    const clientData = this.#clientData("webauthn.get", challenge, signing);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return this.#response({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #authenticatorData({ isVerified = true, counter = (this.#counter += 1) }: Signing, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)]), count]);
  }

  #clientData(type: string, challenge: string, { origin = this.site }: Signing): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #response(response: object): string {
    const id = base64url(this.#id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}
