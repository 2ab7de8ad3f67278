/** Loads the library for passkeys when it is first used, because it would add 600 KB of code to every start. */
export function webAuthn(): Promise<typeof import("@simplewebauthn/server")> {
  return import("@simplewebauthn/server");
}
