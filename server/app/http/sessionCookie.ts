/**
 * Reads and writes the cookies for the session, a known browser, and a sign-in that waits for its second factor.
 * Scripts can't read the cookies, and browsers don't send them with other sites' requests.
 */
import type { IncomingHttpHeaders } from "node:http";

import type { SessionCookie } from "../../catalogue/context.js";
import { pendingSignIns } from "../../people/session/signIn/pendingSignIn.commands.js";
import { deviceMaxAge } from "../../people/session/deviceToken.js";

/**
 * Reads the cookies of one request, and returns methods to change them. `headers` collects the resolvers' Set-Cookie
 * values.
 */
type OpenCookie = (headers: IncomingHttpHeaders) => SessionCookie & { headers: string[] };

/** @param publicUrl If it uses https, browsers send the cookies only over https, and no other host can set them. */
export function createCookieOpener(publicUrl: string | undefined): OpenCookie {
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const name = isSecure ? "__Host-honestodds" : "honestodds";
  const deviceName = `${name}-device`;
  const pendingName = `${name}-pending`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
  return ({ cookie = "" }) => {
    const headers: string[] = [];
    const put = (cookieName: string, rest: string) => {
      const at = headers.findIndex((header) => header.startsWith(`${cookieName}=`));
      headers.splice(at === -1 ? headers.length : at, 1, `${cookieName}=${rest}; ${attributes}`);
    };
    return {
      headers,
      token: readCookie(cookie, name),
      deviceToken: readCookie(cookie, deviceName),
      pendingToken: readCookie(cookie, pendingName),
      set: (token, endsAt) => put(name, `${token}; Expires=${endsAt.toUTCString()}`),
      clear: () => put(name, "; Max-Age=0"),
      setDevice: (token) => put(deviceName, `${token}; Max-Age=${deviceMaxAge / 1_000}`),
      setPending: (token) => put(pendingName, `${token}; Max-Age=${pendingSignIns.lifetime / 1_000}`),
      clearPending: () => put(pendingName, "; Max-Age=0"),
    };
  };
}

function readCookie(header: string, name: string): string | null {
  const pair = header
    .split(";")
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}
