/** Rules for fields that contain a URL or an email address. Each rule's message says what to do. */
import { isEmail, IsOptional } from "class-validator";

import { textLimits } from "../textLimits.js";
import { all, NullableLine, RequiredLine, rule } from "./rules.js";

/** The maximum length of a URL, in characters. */
export const urlMax = 2_000;

function NullableAddress(label: string, isAllowed: (text: string) => boolean, message: string): PropertyDecorator {
  const holds = (value: unknown) => typeof value === "string" && (value.trim() === "" || isAllowed(value.trim()));
  return all(NullableLine(label, urlMax), rule("address", holds, message));
}

/** The http or https URL of an external page. Null or blank clears the field. */
export function NullableLink(label: string): PropertyDecorator {
  return NullableAddress(label, isWebAddress, `Enter a ${label} that starts with https:// or http://.`);
}

/**
 * The URL of an image: https, or a path on our own site. Null or blank clears the field. The content security policy
 * blocks images that are loaded over http (securityHeaders.ts).
 */
export function NullablePicture(label: string): PropertyDecorator {
  const isPicture = (text: string) => isSecureAddress(text) || ownPath.test(text);
  const message = `Enter a ${label} that starts with https:// or a single /. Browsers do not show images from http://.`;
  return NullableAddress(label, isPicture, message);
}

const ownPath = /^\/(?![/\\])[^\s\\\p{Cf}]*$/u;

/**
 * Returns an error message for text that is not an https URL. Returns null for a valid URL and for blank text, which
 * clears the value.
 */
export function httpsProblem(label: string, text: string | null | undefined): string | null {
  const given = text?.trim() ?? "";
  if (given === "" || isSecureAddress(given)) return null;
  return `Enter a ${label} that starts with https://.`;
}

/** Whether text is an https URL without a user name or password. */
export function isSecureAddress(text: string): boolean {
  return isWebAddress(text) && /^https:/i.test(text);
}

function isWebAddress(text: string): boolean {
  // The pattern must reject tabs and line breaks, because the URL parser ignores them.
  if (!/^https?:\/\/[^\s\p{Cf}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** The http or https URL of an external page. */
export function RequiredLink(label: string): PropertyDecorator {
  const message = `Enter a ${label} that starts with https:// or http://.`;
  const holds = (value: unknown) => typeof value === "string" && isWebAddress(value.trim());
  return all(RequiredLine(label, urlMax), rule("address", holds, message));
}

/** The URL of an external page, or a path on our own site. Null or blank clears the field. */
export function NullableContactPage(label: string): PropertyDecorator {
  const isPage = (text: string) => isWebAddress(text) || ownPath.test(text);
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

function isEmailAddress(text: string): boolean {
  // A quoted part before the @ may contain anything, even a spreadsheet formula.
  return text.length <= textLimits.email && isEmail(text) && !text.includes('"');
}

/** An email address. Null or blank clears the field. */
export function NullableEmail(label: string): PropertyDecorator {
  const holds = (value: unknown) => typeof value === "string" && (value.trim() === "" || isEmailAddress(value.trim()));
  return all(IsOptional(), rule("email", holds, `Enter a valid ${label}, such as you@example.com.`));
}
