import { isReservedPath, maxRedirectPath, normalizePath, normalizeTarget } from "../redirectPaths.js";
import { isSecureAddress } from "../rules/address.js";
import { flag } from "../rules/choice.js";
import { type Field, firstProblem, ofOneRow } from "../rules/field.js";
import { atMost, line, text } from "../rules/text.js";
import { textLimits, urlMax } from "../textLimits.js";
import { noun } from "./noun.js";

/** The path that a redirect applies to. */
function redirectPath(): Field<string, "required"> {
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
function redirectTarget(): Field<string, "required"> {
  const isTarget = (target: string) =>
    isSecureAddress(target) || (!/[\s\\]/u.test(target) && normalizeTarget(target) !== null);
  const message = "Enter a target that starts with a single /, such as /new-page, or with https://.";
  const check = (target: string) => (isTarget(target) ? null : message);
  return { ...line("target", { without: "required", max: urlMax, check }), kind: "path" };
}

export const redirect = noun({
  name: "redirect",
  typename: "Redirect",
  table: "redirects",
  label: "redirect",
  plural: "redirects",
  description: "A redirect from a path without a page to another address.",
  title: "fromPath",
  key: "fromPath",
  visible: "always",
  isEditable: true,
  fields: {
    fromPath: ofOneRow(redirectPath()),
    toUrl: redirectTarget(),
    isPermanent: flag("permanent", true),
    note: text("note", textLimits.paragraph),
  },
});
