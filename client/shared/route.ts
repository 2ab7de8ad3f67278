/** A URL on the site, parsed for its page. */
export interface RouteMatch {
  /** The canonical path without the query: '/all-casinos', '/casino/northgate'. */
  path: string;
  /** The decoded path parameters. */
  params: Readonly<Record<string, string>>;
  /** The query parameters that the route supports. The router ignores all others. */
  query: Readonly<Record<string, string>>;
}

export interface PageProps {
  match: RouteMatch;
}
