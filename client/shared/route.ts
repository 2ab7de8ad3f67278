/** A URL of the site, parsed for its page. */
export interface RouteMatch {
  /** The canonical path without a query, as in the route table: '/all-casinos', '/casino/northgate'. */
  path: string;
  /** The path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** The query parameters that the route supports. All other parameters are ignored. */
  query: Readonly<Record<string, string>>;
}

export interface PageProps {
  match: RouteMatch;
}
