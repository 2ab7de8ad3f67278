/**
 * The interface of the client's built server entry. The client declares the same interface, and neither imports the
 * other.
 */
import { pathToFileURL } from "node:url";

import type { PagePaths } from "../../shared/pagePaths.js";
import type { Documents } from "../graphql/persistedDocuments.js";

export interface PageQuery {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** How to render a page, and the queries for its data. A shell has no queries, because the browser loads the data. */
export interface PagePlan {
  kind: "render" | "shell";
  /** The path with the known query parameters in a fixed order. */
  key: string;
  /** Whether a page has this path. True even if the page's row does not exist. */
  isFound: boolean;
  /** Whether the URL contains a secret, so no cache may store the page. */
  isPrivate: boolean;
  queries: PageQuery[];
}

export interface QueryResult {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

export interface PageRequest {
  /** The path with its query, as requested. */
  url: string;
  publicUrl: string;
  /** The results, in the order of the plan's queries. */
  results: QueryResult[];
  /** The result of `siteQuery`. Null if the server has never read the settings. */
  site: QueryResult | null;
  shell: boolean;
}

export interface PageResult {
  status: number;
  redirect?: string;
  head: string;
  body: string;
  state: string;
  htmlAttributes?: string;
}

export interface PageEntry extends PagePaths {
  /** The client's own documents by hash. */
  documents: Documents;
  /** The query for the site's settings, which every page needs. */
  siteQuery: PageQuery;
  planPage(url: string): PagePlan;
  renderPage(request: PageRequest): PageResult | Promise<PageResult>;
  /** Renders the empty page that the service worker shows when a visitor is offline. */
  renderBlankPage(request: Pick<PageRequest, "publicUrl" | "site">): PageResult;
}

export async function loadPageEntry(path: string): Promise<PageEntry> {
  return (await import(pathToFileURL(path).href)) as PageEntry;
}
