/**
 * Apollo options for operations that need the editor's session. These operations use POST and always go to the server.
 * Their rows still enter the cache, so the public pages show them. Without a session, the operations fail instead of
 * returning public data.
 */
export const asEditor = {
  context: { isEditor: true, headers: { "x-session": "required" } },
  fetchPolicy: "network-only",
} as const;

/**
 * Apollo options for an editor's reads without the cache. Use them to see other editors' changes, or for rows that no
 * other view shows.
 */
export const freshAsEditor = { ...asEditor, fetchPolicy: "no-cache" } as const;
