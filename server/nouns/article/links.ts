/** Decides which addresses an article may link to. */

/** Characters that browsers ignore or treat as a slash. They could disguise another address. */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\p{Cf}]/u;

/** Whether an address is a path on our own site. */
export function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !hidden.test(address);
}

/**
 * Whether a link may lead to the address: http, https, mailto, a path on our own site, or an anchor on the same page.
 */
export function isSafeLink(address: string): boolean {
  if (hidden.test(address)) return false;
  if (address.startsWith("#")) return true;
  if (/^mailto:[^:]+$/i.test(address)) return true;
  return isOwnPath(address) || (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address));
}

/** Whether an image may come from the address: https, or a path on our own site. */
export function isSafePicture(address: string): boolean {
  return isOwnPath(address) || (/^https:\/\/[^/]/i.test(address) && isSafeLink(address));
}
