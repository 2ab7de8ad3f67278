const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a string is a UUID. No other string can be an id, so the server never sends others to the database. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
