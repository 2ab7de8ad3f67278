/** Creates and compares the ETags of responses. */
import { hash } from "node:crypto";

/** Returns a weak ETag, for a response that has several compressed versions. */
export function weakEtag(body: string | Buffer): string {
  return `W/"${hash("sha1", body, "base64url")}"`;
}

/** Returns a strong ETag for a body that has only one encoding. */
export function strongEtag(body: Buffer): string {
  return `"${hash("sha1", body, "base64url")}"`;
}

/** Whether an If-None-Match header contains the ETag or is `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((each) => opaque(each.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, "");
}
