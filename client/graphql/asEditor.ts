/**
 * Options of an operation that is asked with the editor's session: it travels by POST and is always answered by the
 * server. What it answers is still put into the cache, row by row, so that the public pages show it too.
 * Where the session has ended it is refused, rather than answered with what a visitor may see.
 */
export const asEditor = {
  context: { isEditor: true, headers: { "x-session": "required" } },
  fetchPolicy: "network-only",
} as const;
