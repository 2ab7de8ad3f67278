/** The URLs of a list's pages: the first page, and one page for each cursor. */
import type { Failure } from "../graphql/pageQuery";
import type { RouteMatch } from "../shared/route";

/** Returns the cursor after which a list's page starts, or null for the first page. */
export function cursorOf({ query }: Pick<RouteMatch, "query">): string | null {
  return query["after"] || null;
}

/** Returns the path of the page that starts after a cursor. */
export function pagePath(path: string, after: string | null): string {
  return after ? `${path}?after=${encodeURIComponent(after)}` : path;
}

/** Returns the path of a list with these parameters, starting after a cursor. Omits empty parameters. */
export function filteredPath(
  path: string,
  parameters: Readonly<Record<string, string>>,
  after: string | null = null,
): string {
  const given = Object.entries({ ...parameters, after: after ?? "" }).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given);
  query.sort();
  return query.size > 0 ? `${path}?${query.toString().replaceAll("%2C", ",")}` : path;
}

/**
 * Returns whether the server rejected the cursor, for example because it belongs to another list. The page then does
 * not exist.
 */
export function isWrongCursor(error: Failure | undefined, match: RouteMatch): boolean {
  return error?.code === "BAD_USER_INPUT" && cursorOf(match) !== null;
}

/** Returns the HTTP status of a list's page. */
export function listStatus(error: Failure | undefined, match: RouteMatch): number {
  if (!error) return 200;
  return isWrongCursor(error, match) ? 404 : 503;
}
