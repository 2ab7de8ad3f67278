/** Rules for fields that contain a URL or an email address. Each rule's message says what to do. */
import { IsOptional } from "class-validator";

import { isOwnPath, isSecureAddress, isWebAddress } from "../../../shared/rules/address.js";
import { urlMax } from "../../../shared/textLimits.js";
import { line } from "../../../shared/rules/text.js";
import { isEmailAddress } from "./emailAddress.js";
import { Follows } from "./follows.js";
import { all, rule } from "./rules.js";

function NullableAddress(label: string, isAllowed: (text: string) => boolean, message: string): PropertyDecorator {
  return all(IsOptional(), Follows(line(label, { max: urlMax, check: (url) => (isAllowed(url) ? null : message) })));
}

/**
 * Returns an error message for text that is not an https URL. Returns null for a valid URL and for blank text, which
 * clears the value.
 */
export function httpsProblem(label: string, text: string | null | undefined): string | null {
  const given = text?.trim() ?? "";
  if (given === "" || isSecureAddress(given)) return null;
  return `Enter a ${label} that starts with https://.`;
}

/** The http or https URL of an external page. */
export function RequiredLink(label: string): PropertyDecorator {
  const message = `Enter a ${label} that starts with https:// or http://.`;
  const check = (url: string) => (isWebAddress(url) ? null : message);
  return Follows(line(label, { without: "required", max: urlMax, check }), true);
}

/** The URL of an external page, or a path on our own site. Null or blank clears the field. */
export function NullableContactPage(label: string): PropertyDecorator {
  const isPage = (text: string) => isWebAddress(text) || isOwnPath(text);
  return NullableAddress(label, isPage, `Enter a ${label} that starts with https://, http:// or a single /.`);
}

/** The URL of an external page, or an email address. Null or blank clears the field. */
export function NullableContact(label: string): PropertyDecorator {
  const isContact = (text: string) => isWebAddress(text) || isEmailAddress(text);
  return NullableAddress(
    label,
    isContact,
    `Enter a ${label} as a URL with https:// or http://, or as an email address.`,
  );
}

/** An email address. Null or blank clears the field. */
export function NullableEmail(label: string): PropertyDecorator {
  const holds = (value: unknown) => typeof value === "string" && (value.trim() === "" || isEmailAddress(value.trim()));
  return all(IsOptional(), rule("email", holds, `Enter a valid ${label}, such as you@example.com.`));
}
