/** Returns the address of a link that writes an email. No character of the email address adds a subject or a text. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
