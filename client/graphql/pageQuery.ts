import type { TypedDocumentNode } from "@apollo/client";
import { createContext, useContext } from "react";
import type { ComponentType } from "react";
import type { PageProps, RouteMatch } from "../shared/route";

/** A query that a page declares, so the server can run it before rendering. */
export interface PageQuery {
  // The page's own call is typed, but the route table holds queries of every type.
  document: TypedDocumentNode<unknown, never>;
  variables: Record<string, unknown>;
}

/** Declares a query of a page. The types check its variables against the document. */
export function pageQuery<TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): PageQuery {
  return { document: document as unknown as PageQuery["document"], variables };
}

/** The exports of a page's file that the route table uses. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Returns the queries that the first render needs, with the same variables as in the page's own calls. */
  queries?: (match: RouteMatch) => PageQuery[];
}

/** An error of a query, with a message for the visitor. */
export interface Failure {
  code: string;
  message: string;
}

/** A response that was available before the page rendered. */
export interface SsrResult extends PageQuery {
  data?: unknown;
  failure?: Failure;
}

export const SsrResults = createContext<readonly SsrResult[]>([]);

/** Returns the response to a query, if the server ran the query. */
export function useSsrResult(document: unknown, variables: Record<string, unknown>): SsrResult | undefined {
  const key = JSON.stringify(variables);
  return useContext(SsrResults).find((one) => one.document === document && JSON.stringify(one.variables) === key);
}
