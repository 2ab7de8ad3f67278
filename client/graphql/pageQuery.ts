import type { TypedDocumentNode } from "@apollo/client";
import { createContext, useContext } from "react";
import type { ComponentType } from "react";
import type { PageProps, RouteMatch } from "../shared/route";

/** A query that a page declares, so that the server can run it before it renders. */
export interface PageQuery {
  // The page's own call is typed; the table of routes holds queries of every type.
  document: TypedDocumentNode<unknown, never>;
  variables: Record<string, unknown>;
}

/** Declares a query of a page, with the variables checked against the document. */
export function pageQuery<TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): PageQuery {
  return { document: document as unknown as PageQuery["document"], variables };
}

/** What the file of a page gives to the route table. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Every query that the page needs for its first render. Must name the same variables as the page's own calls. */
  queries?: (match: RouteMatch) => PageQuery[];
}

/** Why a query has no data, in words for the visitor. */
export interface Failure {
  code: string;
  message: string;
}

/** An answer that was there before the page was rendered. */
export interface HandedResult extends PageQuery {
  data?: unknown;
  failure?: Failure;
}

export const HandedResults = createContext<readonly HandedResult[]>([]);

/** The answer for a query that the server ran, if it did. */
export function useHandedResult(document: unknown, variables: Record<string, unknown>): HandedResult | undefined {
  const wanted = JSON.stringify(variables);
  return useContext(HandedResults).find((one) => one.document === document && JSON.stringify(one.variables) === wanted);
}
