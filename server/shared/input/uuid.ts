const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID. An id that is none identifies nothing, so it never reaches the database. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
