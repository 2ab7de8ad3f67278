/** The session's cookie as HTTP has it: out of reach of scripts and of other sites' pages. */
import type { IncomingHttpHeaders } from "node:http";

import type { SessionCookie } from "../features/context.js";

export interface CookieRules {
  /** The cookie of one request; what resolvers do to it is in `headers` afterwards. */
  open(headers: IncomingHttpHeaders): SessionCookie & { headers: string[] };
}

/** @param publicUrl Where visitors come by https, the cookie goes there by https alone, and no other host can set it. */
export function createCookieRules(publicUrl: string | undefined): CookieRules {
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const name = isSecure ? "__Host-honestodds" : "honestodds";
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
  return {
    open(request) {
      const headers: string[] = [];
      return {
        headers,
        token: readCookie(request.cookie ?? "", name),
        set: (token, endsAt) => {
          headers.splice(0, 1, `${name}=${token}; Expires=${endsAt.toUTCString()}; ${attributes}`);
        },
        clear: () => {
          headers.splice(0, 1, `${name}=; Max-Age=0; ${attributes}`);
        },
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
