import type { MaybeMasked, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { retryUntilReached } from "../shared/browser/connection";
import { failureOf } from "./failure";
import { useSsrResult, type Failure } from "./pageQuery";

interface PageQueryResult<TData, TVariables> {
  data: MaybeMasked<TData> | undefined;
  /** The error, with a message for the visitor. */
  error: Failure | undefined;
  isLoading: boolean;
  /** Whether more data is loading. The current data stays visible. */
  isFetchingMore: boolean;
  /**
   * Sends the query again after an error. If the server could not be reached or was busy, this happens automatically
   * until it responds.
   */
  retry: () => void;
  /**
   * Loads the next page of a list with variables such as `{ after: endCursor }`. Rejects with an error whose message is
   * for the visitor.
   */
  fetchMore: (variables: Partial<TVariables>) => Promise<void>;
}

/** The failed query that an automatic retry sends again. */
interface RepeatedRequest {
  key: string;
  failure: Failure;
}

/** The codes of errors that end without the visitor's help. The page then sends its query again. */
const temporaryCodes: readonly string[] = ["NETWORK", "SERVICE_UNAVAILABLE"];

type PageDocument<TData, TVariables extends Record<string, unknown>> = TypedDocumentNode<TData, TVariables>;

function doNothing() {}

/** Returns the server's data. The server runs every declared query before it renders the page. */
function useServerData<TData, TVariables extends Record<string, unknown>>(
  document: PageDocument<TData, TVariables>,
  variables: TVariables,
): PageQueryResult<TData, TVariables> {
  const ssrResult = useSsrResult(document, variables);
  return {
    data: ssrResult?.data as MaybeMasked<TData> | undefined,
    error: ssrResult?.failure,
    isLoading: !ssrResult,
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
  const ssrResult = useSsrResult(document, variables);
  const failure = isRetried ? undefined : ssrResult?.failure;
  const current = useQuery<TData, TVariables>(document, {
    variables,
    skip: failure !== undefined,
    notifyOnNetworkStatusChange: true,
  } as useQuery.Options<TData, TVariables>);
  // A response can contain a whole page of cards. Deferring the render lets the browser handle input first.
  const query = useDeferredValue(current);

  // Keeps the error visible during an automatic retry, so the page does not flicker and screen readers stay silent.
  const [repeated, setRepeated] = useState<RepeatedRequest | null>(null);
  const key = JSON.stringify(variables);
  const repeatedFailure = repeated?.key === key ? repeated.failure : undefined;
  const error = failure ?? (query.loading ? repeatedFailure : query.error && failureOf(query.error));

  const retry = () => {
    setRepeated(null);
    if (failure) setIsRetried(true);
    else query.refetch().catch(doNothing); // `useQuery` returns this error.
  };
  const isUnreached = !failure && error !== undefined && temporaryCodes.includes(error.code);
  const sendAgain = useEffectEvent(async () => {
    if (error) setRepeated({ key, failure: error });
    return query.refetch().then(
      () => {
        // Uses a transition, so the error stays visible until the response is rendered.
        startTransition(() => setRepeated(null));
        return true;
      },
      (cause: unknown) => {
        const isReached = !temporaryCodes.includes(failureOf(cause).code);
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
 * Returns a page's data. During server rendering and hydration, the data comes from the server's results, and later
 * from the cache. The page's file must declare the same document and variables in its `queries`.
 */
export const usePageQuery = typeof document === "undefined" ? useServerData : useFetchedData;
