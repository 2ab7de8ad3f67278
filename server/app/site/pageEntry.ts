/** The shape of the client's built render entry. The client declares the same shape; neither imports the other. */
import { pathToFileURL } from "node:url";

import type { Documents } from "../graphql/persistedDocuments.js";

export interface PageQuery {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The data that a page needs before it can be rendered. A shell needs no data because the browser loads it. */
export interface PagePlan {
  kind: "render" | "shell";
  /** The path with the known query parameters in a fixed order. */
  key: string;
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
  /** In the order of the plan's queries. */
  results: QueryResult[];
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

export interface PageEntry {
  /** The client's own documents by hash. */
  documents: Documents;
  /** The paths of the pages that search engines may list, except catalogue pages. */
  publicPaths: readonly string[];
  casinoPath(slug: string): string;
  gamePath(slug: string): string;
  providerPath(slug: string): string;
  paymentMethodPath(slug: string): string;
  licensePath(slug: string): string;
  planPage(url: string): PagePlan;
  renderPage(request: PageRequest): PageResult | Promise<PageResult>;
}

export async function loadPageEntry(path: string): Promise<PageEntry> {
  return (await import(pathToFileURL(path).href)) as PageEntry;
}
