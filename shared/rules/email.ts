/** Which texts are email addresses: of accounts, of the newsletter's subscribers and in the site's settings. */
import { textLimits } from "../textLimits.js";
import { hasHidden } from "../visibleText.js";
import { type Field } from "./field.js";
import { line } from "./text.js";

/** The parts before the @, between dots. Parts in quotation marks may contain anything, so they are not accepted. */
const userPart = /^[a-z\d!#$%&'*+\-/=?^_`{|}~\u00A1-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]+$/i;

/** The parts of a domain, without full-width letters. */
const domainPart = /^(?!-)[a-z\d\u00A1-\uD7FF\uF900-\uFDCF\uFDF0-\uFF00\uFF5F-\uFFEF-]{1,63}(?<!-)$/i;
const topLevel = /^(?:[a-z\u00A1-\u00A8\u00AA-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]{2,}|xn[a-z\d-]{2,})$/i;

/** The length in bytes of text without surrogates. */
function bytesOf(text: string): number {
  return encodeURI(text).replaceAll(/%../g, "%").length;
}

export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (at < 1 || text.length > textLimits.email || hasHidden(text)) return false;
  const [user, domain] = [text.slice(0, at), text.slice(at + 1)];
  const domainParts = domain.split(".");
  return (
    user.split(".").every((part) => userPart.test(part)) &&
    bytesOf(user) <= 64 &&
    domainParts.length > 1 &&
    domainParts.every((part) => domainPart.test(part)) &&
    topLevel.test(domainParts.at(-1)!) &&
    !/\s/.test(domain) &&
    bytesOf(domain) <= textLimits.email
  );
}

export function email(label: string): Field<string, "null"> {
  const message = `Enter a valid ${label}, such as you@example.com.`;
  return line(label, { max: textLimits.email, check: (address) => (isEmailAddress(address) ? null : message) });
}
