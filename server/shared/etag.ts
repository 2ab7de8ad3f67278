/** Entity tags: a short name for an answer's content. */
import { hash } from "node:crypto";

/** Weak, because the same answer is sent in several compressed forms. */
export function weakEtag(body: string | Buffer): string {
  return `W/"${hash("sha1", body, "base64url")}"`;
}

/** Whether an If-None-Match header names the tag, alone or among others, or takes any. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((each) => opaque(each.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, "");
}
