import type { ComponentType } from "react";

/** An address of the site as a page sees it. */
export interface RouteMatch {
  /** The address without query, as the route table has it in canonical form: '/all-casinos', '/casino/northgate'. */
  path: string;
  /** The named parts of the path, decoded. */
  params: Readonly<Record<string, string>>;
  /** The query parameters that the route knows; all others are dropped. */
  query: Readonly<Record<string, string>>;
}

export interface PageProps {
  match: RouteMatch;
}

/** A screen of the site. */
export type PageComponent = ComponentType<PageProps>;
