/** Rules for the path and the target of a redirect. Each rule's message says what to do. */
import { ValidateIf } from "class-validator";

import { isReservedPath, maxRedirectPath, normalizePath, normalizeTarget } from "../redirectPaths.js";
import { isSecureAddress, urlMax } from "./addressRules.js";
import { all, RequiredLine, rule } from "./rules.js";

const ifGiven = () => ValidateIf((_, value) => value !== undefined);

/** The path that a redirect applies to. */
export function RequiredRedirectPath(): PropertyDecorator {
  const pathOf = (value: unknown) => (typeof value === "string" ? normalizePath(value.trim()) : null);
  return all(
    RequiredLine("path", maxRedirectPath),
    rule(
      "path",
      (value) => pathOf(value) !== null,
      "Enter a path on this site that starts with a single / and has no ? or #, such as /old-page.",
    ),
    rule(
      "reserved",
      (value) => !isReservedPath(pathOf(value) ?? ""),
      "This path can't redirect, because it is reserved for the home page, the API, the panel, files or monitoring. Enter another path.",
    ),
    rule(
      "pathLength",
      (value) => (pathOf(value) ?? "").length <= maxRedirectPath,
      `Shorten the path to ${maxRedirectPath} characters or fewer.`,
    ),
  );
}

/** The path that a redirect applies to. The field may be omitted, but must not be null. */
export function NonNullRedirectPath(): PropertyDecorator {
  return all(ifGiven(), RequiredRedirectPath());
}

/** The target of a redirect: a path on our own site, or an https URL. */
export function RequiredRedirectTarget(): PropertyDecorator {
  const isTarget = (text: string) => isSecureAddress(text) || (!/[\s\\]/u.test(text) && normalizeTarget(text) !== null);
  return all(
    RequiredLine("target", urlMax),
    rule(
      "target",
      (value) => typeof value === "string" && isTarget(value.trim()),
      "Enter a target that starts with a single /, such as /new-page, or with https://.",
    ),
  );
}

/** The target of a redirect. The field may be omitted, but must not be null. */
export function NonNullRedirectTarget(): PropertyDecorator {
  return all(ifGiven(), RequiredRedirectTarget());
}
