/** The session's cookie as HTTP has it: out of reach of scripts and of other sites' pages. */
import type { IncomingHttpHeaders } from "node:http";

import type { SessionCookie } from "../../features/context.js";
import { deviceMaxAge } from "../../shared/limits.js";

export interface CookieRules {
  /** The cookie of one request; what resolvers do to it is in `headers` afterwards. */
  open(headers: IncomingHttpHeaders): SessionCookie & { headers: string[] };
}

/** @param publicUrl If it is https, the cookie is sent only by https, and no other host can set it. */
export function createCookieRules(publicUrl: string | undefined): CookieRules {
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const name = isSecure ? "__Host-honestodds" : "honestodds";
  const deviceName = `${name}-device`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
  return {
    open(request) {
      const headers: string[] = [];
      const put = (cookieName: string, rest: string) => {
        const at = headers.findIndex((header) => header.startsWith(`${cookieName}=`));
        headers.splice(at === -1 ? headers.length : at, 1, `${cookieName}=${rest}; ${attributes}`);
      };
      return {
        headers,
        token: readCookie(request.cookie ?? "", name),
        deviceToken: readCookie(request.cookie ?? "", deviceName),
        set: (token, endsAt) => put(name, `${token}; Expires=${endsAt.toUTCString()}`),
        clear: () => put(name, "; Max-Age=0"),
        setDevice: (token) => put(deviceName, `${token}; Max-Age=${deviceMaxAge / 1_000}`),
      };
    },
  };
}

function readCookie(header: string, name: string): string | null {
  const pair = header
    .split(";")
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}
