/** The addresses of a list's pages: the list itself, and one for each cursor that a further page starts after. */
import type { Failure } from "../graphql/pageQuery";
import type { RouteMatch } from "../shared/route";

/** Where a list's page starts; null is the first. */
export function cursorOf({ query }: RouteMatch): string | null {
  return query["after"] || null;
}

/** The address of the page that starts after a cursor. */
export function pagePath(path: string, after: string | null): string {
  return after ? `${path}?after=${encodeURIComponent(after)}` : path;
}

/** A page's cursor that the server can't place, such as one of another list, is a page that does not exist. */
export function isWrongCursor(error: Failure | undefined, match: RouteMatch): boolean {
  return error?.code === "BAD_USER_INPUT" && cursorOf(match) !== null;
}

/** The HTTP status of a list's page. */
export function listStatus(error: Failure | undefined, match: RouteMatch): number {
  if (!error) return 200;
  return isWrongCursor(error, match) ? 404 : 503;
}
