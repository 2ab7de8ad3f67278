/** The kinds of fields that contain a URL. */
import { isEmailAddress } from "./email.js";
import { type Empty, type Field } from "./field.js";
import { line } from "./text.js";
import { urlMax } from "../textLimits.js";

/** Whether text is an http or https URL without a user name or password. */
export function isWebAddress(text: string): boolean {
  // The pattern must reject tabs and line breaks, because the URL parser ignores them, and backslashes, because the
  // parser treats them as slashes: https://one.example\@two.example leads to one.example.
  if (!/^https?:\/\/[^\s\\\p{Cc}\p{Cf}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

export function isSecureAddress(text: string): boolean {
  return /^https:/i.test(text) && isWebAddress(text);
}

/** Whether text is a path on this site, which starts with a single slash. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u.test(text);
}

/** The http or https URL of an external page. */
export function link(label: string): Field<string, "null"> {
  return linkWithout(label, "null");
}

/** The http or https URL of an external page, which a row must have. */
export function requiredLink(label: string): Field<string, "required"> {
  return linkWithout(label, "required");
}

function linkWithout<Without extends Empty>(label: string, without: Without): Field<string, Without> {
  const message = `Enter a ${label} that starts with https:// or http://.`;
  const check = (url: string) => (isWebAddress(url) ? null : message);
  return { ...line(label, { without, max: urlMax, check }), kind: "link" };
}

/** The URL of an external page, or a path on this site. */
export function page(label: string): Field<string, "null"> {
  const message = `Enter a ${label} that starts with https://, http:// or a single /.`;
  const check = (url: string) => (isWebAddress(url) || isOwnPath(url) ? null : message);
  return { ...line(label, { max: urlMax, check }), kind: "link" };
}

/** The URL of an external page, or an email address. */
export function contact(label: string): Field<string, "null"> {
  const message = `Enter a ${label} as a URL with https:// or http://, or as an email address.`;
  const check = (text: string) => (isWebAddress(text) || isEmailAddress(text) ? null : message);
  return line(label, { max: urlMax, check });
}

/**
 * The URL of an image: https, or a path on this site. The content security policy blocks images that are loaded over
 * http (securityHeaders.ts).
 */
export function picture(label: string): Field<string, "null"> {
  const message = `Enter a ${label} that starts with https:// or a single /. Browsers do not show images from http://.`;
  const check = (url: string) => (isSecureAddress(url) || isOwnPath(url) ? null : message);
  return { ...line(label, { max: urlMax, check }), kind: "picture" };
}

/** Returns the error message for text that is not an https URL, or null. Blank text is no value. */
export function httpsProblem(label: string, text: string | null | undefined): string | null {
  const given = text?.trim() ?? "";
  return given === "" || isSecureAddress(given) ? null : `Enter a ${label} that starts with https://.`;
}
