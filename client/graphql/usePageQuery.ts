import type { MaybeMasked, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { retryUntilReached } from "../shared/connection";
import { failureOf } from "./failure";
import { useHandedResult, type Failure } from "./pageQuery";

interface PageQueryResult<TData, TVariables> {
  data: MaybeMasked<TData> | undefined;
  /** `message` is in words for the visitor. */
  error: Failure | undefined;
  isLoading: boolean;
  /** More is on its way for data that is already shown. */
  isFetchingMore: boolean;
  /** Asks again after an error. Without a connection that happens by itself as soon as there is one. */
  retry: () => void;
  /** Adds the next page of a list, such as `{ after: endCursor }`. Rejects with words for the visitor. */
  fetchMore: (variables: Partial<TVariables>) => Promise<void>;
}

/** The request of some variables that is sent again after a failure. */
interface RepeatedRequest {
  key: string;
  failure: Failure;
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

  // A request that is repeated by itself leaves the error in its place: nothing flickers, and nothing is read out again.
  const [repeated, setRepeated] = useState<RepeatedRequest | null>(null);
  const key = JSON.stringify(variables);
  const repeatedFailure = repeated?.key === key ? repeated.failure : undefined;
  const error = failure ?? (query.loading ? repeatedFailure : query.error && failureOf(query.error));

  const retry = () => {
    setRepeated(null);
    if (failure) setIsRetried(true);
    else query.refetch().catch(doNothing); // The hook reports the error itself.
  };
  const isUnreached = error?.code === "NETWORK";
  const sendAgain = useEffectEvent(async () => {
    if (error) setRepeated({ key, failure: error });
    return query.refetch().then(
      () => {
        // Not before the answer itself is shown.
        startTransition(() => setRepeated(null));
        return true;
      },
      (cause: unknown) => {
        const isReached = failureOf(cause).code !== "NETWORK";
        if (isReached) setRepeated(null);
        return isReached;
      },
    );
  });
  useEffect(() => (isUnreached ? retryUntilReached(() => sendAgain()) : undefined), [isUnreached]);
  const fetchMore = async (next: Partial<TVariables>) => {
    await query.fetchMore({ variables: next });
  };
  return {
    data: query.data as MaybeMasked<TData> | undefined,
    error,
    isLoading: query.loading && query.data === undefined && !error,
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
