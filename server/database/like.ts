/** A LIKE pattern for values that contain the text as it stands: its wildcards mean themselves. */
export function containsText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
