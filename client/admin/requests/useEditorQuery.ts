import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useLayoutEffect, useState } from "react";

type Result<Data, Variables extends OperationVariables> = useQuery.Result<Data, Variables, "complete" | "empty">;

/**
 * Apollo's `useQuery`, which the panel uses only through this hook. `useQuery` sends the request for new variables
 * while React renders. During a navigation, React can render the old and the new URL in turn, and each of these renders
 * would send a request. This hook passes only variables to `useQuery` that React has committed.
 */
export function useEditorQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: useQuery.Base.Options<NoInfer<Data>, NoInfer<Variables>> & {
    variables?: NoInfer<Variables>;
    skip?: boolean;
  } = {},
): Result<Data, Variables> {
  const key = JSON.stringify([options.variables, options.skip]);
  const [committed, setCommitted] = useState({ document, options, key });
  const isCommitted = committed.document === document && committed.key === key;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only an effect knows what React has committed
    if (!isCommitted) setCommitted({ document, options, key });
  }, [isCommitted, document, options, key]);
  const { variables, skip } = committed.options;
  const result = useQuery<Data, Variables>(committed.document, {
    ...options,
    variables,
    skip,
  } as useQuery.Options<Data, Variables>) as Result<Data, Variables>;
  if (isCommitted) return result;
  // The browser never shows this render, because the layout effect starts the next one.
  const previousData = result.data ?? result.previousData;
  const waiting = { ...result, data: undefined, previousData, error: undefined, loading: options.skip !== true };
  return waiting as Result<Data, Variables>;
}
