/** Reads the JSON of a browser's response about a passkey. The JSON is untrusted, so any field may be missing. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** The maximum length of the JSON. Responses from real authenticators are much shorter. */
const maxLength = 20_000;

export interface ReadResponse<Response> {
  response: Response;
  /** The challenge that the browser says the passkey signed. */
  challenge: string;
}

/** Returns null if the text is not a response about a passkey. Does not check the signature. */
export function readPasskeyResponse<Response extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  text: string,
): ReadResponse<Response> | null {
  if (text.length > maxLength) return null;
  try {
    const response = JSON.parse(text) as Response;
    const clientData = Buffer.from(response.response.clientDataJSON, "base64url").toString("utf8");
    const { challenge } = JSON.parse(clientData) as { challenge: unknown };
    return isBase64url(response.id) && isBase64url(challenge) ? { response, challenge } : null;
  } catch {
    return null;
  }
}

/** Other text may have characters that the database rejects. */
function isBase64url(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]+$/.test(value);
}
