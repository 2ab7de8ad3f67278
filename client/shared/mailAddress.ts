/**
 * Returns the URL of a link that opens a new email. Escapes the address, so nothing in it can add a subject or a body.
 */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
