import type { TypedDocumentNode } from "@apollo/client";
import { createContext, useContext } from "react";
import type { ComponentType } from "react";
import type { PageProps, RouteMatch } from "../shared/route";

/** A query that a page declares. The server runs the query before it renders the page. */
export interface PageQuery {
  // `pageQuery` checks the variables' types. The route table holds queries of all types, so this type is loose.
  document: TypedDocumentNode<unknown, never>;
  variables: Record<string, unknown>;
}

/** Declares a page's query. TypeScript checks the variables against the document. */
export function pageQuery<TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): PageQuery {
  return { document: document as unknown as PageQuery["document"], variables };
}

/** The exports that the route table needs from a page's file. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /**
   * Returns the queries that the first render needs. Their variables must equal those that the page passes to
   * `usePageQuery`.
   */
  queries?: (match: RouteMatch) => PageQuery[];
}

/** A query's error, with a message for the visitor. */
export interface Failure {
  code: string;
  message: string;
}

/** The server's result for a page query. */
export interface SsrResult extends PageQuery {
  data?: unknown;
  failure?: Failure;
}

export const SsrResults = createContext<readonly SsrResult[]>([]);

/** Returns the server's result for a query, or undefined if the server did not run the query. */
export function useSsrResult(document: unknown, variables: Record<string, unknown>): SsrResult | undefined {
  const key = JSON.stringify(variables);
  return useContext(SsrResults).find((one) => one.document === document && JSON.stringify(one.variables) === key);
}
