/** Entity tags of responses. */
import { hash } from "node:crypto";

/** Weak, because one response is sent in several compressed forms. */
export function weakEtag(body: string | Buffer): string {
  return `W/"${hash("sha1", body, "base64url")}"`;
}

/** Whether an If-None-Match header lists the tag or is `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((each) => opaque(each.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, "");
}
