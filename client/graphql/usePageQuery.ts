import type { MaybeMasked, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useDeferredValue, useState } from "react";
import { failureOf } from "./failure";
import { useHandedResult, type Failure } from "./pageQuery";

interface PageQueryResult<TData, TVariables> {
  data: MaybeMasked<TData> | undefined;
  /** `message` is in words for the visitor. */
  error: Failure | undefined;
  isLoading: boolean;
  /** More is on its way for data that is already shown. */
  isFetchingMore: boolean;
  /** Asks again after an error. */
  retry: () => void;
  /** Adds the next page of a list, such as `{ after: endCursor }`. Rejects with words for the visitor. */
  fetchMore: (variables: Partial<TVariables>) => Promise<void>;
}

type PageDocument<TData, TVariables extends Record<string, unknown>> = TypedDocumentNode<TData, TVariables>;

function doNothing() {}

/** The server has run every declared query before it renders. */
function useHandedData<TData, TVariables extends Record<string, unknown>>(
  document: PageDocument<TData, TVariables>,
  variables: TVariables,
): PageQueryResult<TData, TVariables> {
  const handed = useHandedResult(document, variables);
  return {
    data: handed?.data as MaybeMasked<TData> | undefined,
    error: handed?.failure,
    isLoading: !handed,
    isFetchingMore: false,
    retry: doNothing,
    fetchMore: () => Promise.resolve(),
  };
}

function useFetchedData<TData, TVariables extends Record<string, unknown>>(
  document: PageDocument<TData, TVariables>,
  variables: TVariables,
): PageQueryResult<TData, TVariables> {
  const [isRetried, setIsRetried] = useState(false);
  const handed = useHandedResult(document, variables);
  const failure = isRetried ? undefined : handed?.failure;
  const answered = useQuery<TData, TVariables>(document, {
    variables,
    skip: failure !== undefined,
    notifyOnNetworkStatusChange: true,
  } as useQuery.Options<TData, TVariables>);
  // An answer is a page of cards: they are rendered in steps, between which the visitor's own doings come first.
  const query = useDeferredValue(answered);

  const retry = () => {
    if (failure) setIsRetried(true);
    else query.refetch().catch(doNothing); // The hook reports the error itself.
  };
  const fetchMore = async (next: Partial<TVariables>) => {
    await query.fetchMore({ variables: next });
  };
  return {
    data: query.data as MaybeMasked<TData> | undefined,
    error: failure ?? (query.error && !query.loading ? failureOf(query.error) : undefined),
    isLoading: query.loading && query.data === undefined,
    isFetchingMore: query.loading && query.data !== undefined,
    retry,
    fetchMore,
  };
}

/**
 * The data of a page: on the server and at take-over what the server handed over, in the browser through the cache.
 * The page's file must declare the same document and variables in its `queries`.
 */
export const usePageQuery = typeof document === "undefined" ? useHandedData : useFetchedData;
