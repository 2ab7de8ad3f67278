const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a string is a UUID. Other strings match no id, so the server never sends them to the database. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
