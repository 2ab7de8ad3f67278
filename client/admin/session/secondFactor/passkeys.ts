/** Asks the browser for passkeys. The library loads only when a person uses one. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { chunkLoader } from "../../../shared/browser/lazyWithRetry";

const library = chunkLoader(() => import("@simplewebauthn/browser"));

/** Says why passkeys don't work in this browser or at this URL. Returns null if there is no known reason. */
export function passkeyObstacle(): string | null {
  const { hostname, port, protocol } = window.location;
  if (/^[\d.]+$|^\[/.test(hostname))
    return `Passkeys don't work at an IP address. On the server's own machine, open the panel at ${protocol}//localhost${port && `:${port}`}.`;
  return "PublicKeyCredential" in window
    ? null
    : "This browser doesn't support passkeys, or the site doesn't use HTTPS.";
}

/** Asks for a passkey. Resolves with the response as JSON, or with null if the person canceled. */
export function askForPasskey(options: string): Promise<string | null> {
  return orCanceled(async () => {
    const { startAuthentication } = await library.load();
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON });
  });
}

/** Creates a passkey. Resolves with the response as JSON, or with null if the person canceled. */
export function createPasskey(options: string): Promise<string | null> {
  return orCanceled(async () => {
    const { startRegistration } = await library.load();
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return startRegistration({ optionsJSON });
  });
}

/** An error from the browser, for example because a passkey already exists on this device. */
export class PasskeyError extends Error {}

async function orCanceled(
  ask: () => Promise<AuthenticationResponseJSON | RegistrationResponseJSON>,
): Promise<string | null> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw new PasskeyError("The browser rejected the request.", { cause: error });
  }
}
