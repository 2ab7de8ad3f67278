/** The time-based codes of authenticator apps (RFC 6238): six digits, SHA-1 and 30 seconds, which all apps support. */
import { Secret, TOTP } from "otpauth";

const period = 30;

/** The maximum difference between the clocks of the server and the phone, in time steps. */
const tolerance = 1;

/** Returns 160 random bits in base32. */
export function newTimeCodeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URL that a QR code passes to an authenticator app. */
export function timeCodeUrl(secret: string, { site, email }: { site: string; email: string }): string {
  return new TOTP({ ...options(secret), issuer: site, label: email }).toString();
}

/** Returns the time step that a code belongs to, or null if the code is wrong. Compares in constant time. */
export function readTimeCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP(options(secret)).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1_000 / period) + delta;
}

function options(secret: string) {
  return { secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period };
}
