/** Creates and reads the state that the server sends to the browser for hydration. */
import { codeOf } from "../../graphql/failure";
import { isMock } from "../../graphql/isMock";
import { mockResponse } from "../../graphql/mock";
import type { SsrResult, PageQuery } from "../../graphql/pageQuery";
import type { Site } from "../../shared/site";
import { messageForCode } from "../../shared/messages";

/** A GraphQL response. */
export interface QueryResponse {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The JSON in the page. It contains only data that the page shows, because a cached page is sent to every visitor. */
export interface SsrState {
  publicUrl: string;
  isShell: boolean;
  site: Site;
  /** Whether the server sent no markup. Such a page can be served at any URL. */
  hasNoMarkup?: boolean;
  /** The query results, in the order of the page's queries. */
  results: readonly Pick<SsrResult, "data" | "failure">[];
}

/** Returns a result as plain data: either the response's data, or the code and message of its error. */
export function resultOf({ data, errors }: QueryResponse): SsrState["results"][number] {
  const first = errors?.[0];
  if (!first) return { data };
  const code = codeOf(first.extensions);
  return { failure: { code, message: messageForCode(code) } };
}

/** Pairs the page's queries with their results. A build without an API uses empty data instead. */
export function ssrResults(queries: readonly PageQuery[], results: SsrState["results"]): SsrResult[] {
  if (isMock) return queries.map((query) => ({ ...query, data: mockResponse(query.document) }));
  return queries.flatMap((query, index) => {
    const result = results[index];
    return result ? [{ ...query, ...result }] : [];
  });
}
