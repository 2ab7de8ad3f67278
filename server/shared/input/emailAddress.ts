import { domainToASCII } from "node:url";

import { textLimits } from "../../../shared/textLimits.js";
import { visibleText } from "../../../shared/visibleText.js";

/**
 * Returns the one form of an email address: trimmed, in Unicode form NFC, and with its domain in lowercase ASCII, such as
 * `xn--mnchen-3ya.example` for `münchen.example`. Keeps the case of the part before the @. Returns text that is too long
 * for an address unchanged, because the conversion to ASCII would take long.
 */
export function canonicalEmail(text: string): string {
  if (text.length > 4 * textLimits.email) return text;
  const address = visibleText(text).trim().normalize("NFC");
  const domainAt = address.lastIndexOf("@") + 1;
  const domain = address.slice(domainAt);
  if (domainAt === 0) return address;
  // An invalid domain becomes an empty string. Keep it for the rule that rejects it.
  const ascii = /^[\0-\x7F]*$/.test(domain) ? domain.toLowerCase() : domainToASCII(domain) || domain;
  return address.slice(0, domainAt) + ascii;
}

/** Returns the email address of an account as the database stores it: in its canonical form and in lowercase. */
export function normalizedEmail(email: string): string {
  return canonicalEmail(email).toLowerCase();
}
