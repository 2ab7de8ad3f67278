/**
 * Apollo options for operations that need the editor's session. The operations use POST and always reach the server.
 * Their rows still enter the cache, so the public pages show them. Without a session, the operations fail instead of
 * returning a visitor's data.
 */
export const asEditor = {
  context: { isEditor: true, headers: { "x-session": "required" } },
  fetchPolicy: "network-only",
} as const;

/**
 * Apollo options for an editor's reads that bypass the cache: they show other editors' changes, or no other view shows
 * their rows.
 */
export const freshAsEditor = { ...asEditor, fetchPolicy: "no-cache" } as const;
