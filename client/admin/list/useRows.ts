import { useEditorQuery } from "../requests/useEditorQuery";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { freshAsEditor } from "../requests/asEditor";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { type NounConfig, anyVariables } from "../nouns/nounConfig";
import { readRows } from "../nouns/listRequests";
import type { ListRequest, ListedRow } from "./listConfig";
import { useWindowReturn } from "./useWindowReturn";

/**
 * Loads one page of a list, without the cache. Loads the page again after every write in this browser. Also loads it
 * again when the editor returns to the window, because other editors may have made changes. The previous rows stay
 * visible while the next rows load, and after a failed refresh.
 */
export function useRows<Row extends ListedRow>(config: NounConfig<Row>, request: ListRequest) {
  const options = { variables: { ...request }, ...freshAsEditor, notifyOnNetworkStatusChange: true };
  const { data, error, loading, refetch } = useEditorQuery(anyVariables(config.documents.list), options);
  const requestKey = JSON.stringify(request);
  const [last, setLast] = useState<{ data: NonNullable<typeof data>; requestKey: string } | null>(null);
  if (data && data !== last?.data) setLast({ data, requestKey });
  // After a failed refresh, keep the rows only if they belong to the same request. Rows of another page or filter would
  // mislead the editor.
  const shown = data ?? (loading || last?.requestKey === requestKey ? last?.data : undefined);
  const page = useMemo(() => (shown ? readRows(config, shown) : null), [config, shown]);

  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  useWindowReturn(reload);

  return { found: page, failure: error && !loading ? failureOf(error) : null, isLoading: loading, retry: reload };
}
