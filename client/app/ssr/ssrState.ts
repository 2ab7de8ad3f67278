/** Converts the state that the server passes to the browser for hydration. */
import { codeOf } from "../../graphql/failure";
import { isMock, mockAnswer } from "../../graphql/mock";
import type { SsrResult, PageQuery } from "../../graphql/pageQuery";
import type { Site } from "../../shared/site";
import { messageForCode } from "../../shared/messages";

/** A GraphQL response. */
export interface Answer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The JSON in the page. It has only data that the page shows, because it is cached and served to every visitor. */
export interface SsrState {
  publicUrl: string;
  isShell: boolean;
  /** The settings of the site. */
  site: Site;
  /** Whether the page has no markup, because the browser may be at any address. */
  isBlank?: boolean;
  /** The results, in the order of the page's queries. */
  results: readonly Pick<SsrResult, "data" | "failure">[];
}

/** Returns a serializable result: the data, or the reason for a failure. */
export function resultOf({ data, errors }: Answer): SsrState["results"][number] {
  const first = errors?.[0];
  if (!first) return { data };
  const code = codeOf(first.extensions);
  return { failure: { code, message: messageForCode(code) } };
}

/** Pairs the page's queries with their results. A build without an API has empty results. */
export function ssrResults(queries: readonly PageQuery[], results: SsrState["results"]): SsrResult[] {
  if (isMock) return queries.map((query) => ({ ...query, data: mockAnswer(query.document) }));
  return queries.flatMap((query, index) => {
    const result = results[index];
    return result ? [{ ...query, ...result }] : [];
  });
}
