/** The kinds of fields that only redirects have. */
import { isReservedPath, maxRedirectPath, normalizePath, normalizeTarget } from "../redirectPaths.js";
import { urlMax } from "../textLimits.js";
import { isSecureAddress } from "./address.js";
import { type Field, firstProblem } from "./field.js";
import { atMost, line } from "./text.js";

/** The path that a redirect applies to. */
export function redirectPath(): Field<string, "required"> {
  const check = firstProblem<string>(
    (path) =>
      normalizePath(path) === null
        ? "Enter a path on this site that starts with a single / and has no ? or #, such as /old-page."
        : null,
    (path) =>
      isReservedPath(normalizePath(path) ?? "")
        ? "This path can't redirect, because it is reserved for the home page, the API, the panel, files or monitoring. Enter another path."
        : null,
    (path) => atMost("path", maxRedirectPath)(normalizePath(path) ?? ""),
  );
  return { ...line("path", { without: "required", max: maxRedirectPath, check }), kind: "path" };
}

/** The target of a redirect: a path on our own site, or an https URL. */
export function redirectTarget(): Field<string, "required"> {
  const isTarget = (text: string) => isSecureAddress(text) || (!/[\s\\]/u.test(text) && normalizeTarget(text) !== null);
  const message = "Enter a target that starts with a single /, such as /new-page, or with https://.";
  const check = (text: string) => (isTarget(text) ? null : message);
  return { ...line("target", { without: "required", max: urlMax, check }), kind: "path" };
}
