/** The kinds of fields that contain a URL. */
import { type Field } from "./field.js";
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
  const message = `Enter a ${label} that starts with https:// or http://.`;
  return { ...line(label, { max: urlMax, check: (url) => (isWebAddress(url) ? null : message) }), kind: "link" };
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
