/** What the server hands to the browser so that it continues where the server stopped, and how both read it. */
import { codeOf } from "../graphql/failure";
import { isMock, mockAnswer } from "../graphql/mock";
import type { HandedResult, PageQuery } from "../graphql/pageQuery";
import { wordsForCode } from "../shared/messages";

/** One answer as GraphQL has it. */
export interface Answer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The JSON beside the page. Holds what the page shows and nothing else: it is kept and served to everybody. */
export interface Handover {
  publicUrl: string;
  isShell: boolean;
  /** In the order of the page's queries. */
  results: readonly Pick<HandedResult, "data" | "failure">[];
}

/** An answer in the form in which it is handed over: data, or why there is none. */
export function resultOf({ data, errors }: Answer): Handover["results"][number] {
  const first = errors?.[0];
  if (!first) return { data };
  const code = codeOf(first.extensions);
  return { failure: { code, message: wordsForCode(code) } };
}

/** Puts the page's queries and their results together. A build without an API answers them with nothing. */
export function handedResults(queries: readonly PageQuery[], results: Handover["results"]): HandedResult[] {
  if (isMock) return queries.map((query) => ({ ...query, data: mockAnswer(query.document) }));
  return queries.flatMap((query, index) => {
    const result = results[index];
    return result ? [{ ...query, ...result }] : [];
  });
}
