import { useEditorQuery } from "../requests/useEditorQuery";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { type FormConfig, anyVariables } from "../nouns/nounConfig";
import { type LoadedRow, readRow } from "../nouns/loadedRow";
import { freshAsEditor } from "../requests/asEditor";

/**
 * Loads the row for a form. Loads nothing if the id is null. Loads the row again after this browser changes it
 * elsewhere, for example through an undo or in another tab.
 */
export function useRowToEdit(config: FormConfig, id: string | null) {
  const options = { variables: { id: id ?? "" }, skip: !id, ...freshAsEditor, notifyOnNetworkStatusChange: true };
  const { data, error, loading, refetch } = useEditorQuery(anyVariables(config.documents.edit), options);
  const [row, setRow] = useState<LoadedRow | null>(null);
  const found = useMemo(() => (data ? readRow(config, data) : null), [data, config]);
  // If the row was deleted, the form keeps its last version. Saving then reports the deletion and keeps the input.
  if (found && (found.id !== row?.id || found.version !== row.version)) setRow(found);
  const present = row?.id === id ? row : null;

  const retry = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const refresh = useEffectEvent(() => {
    if (id) retry();
  });
  useEffect(() => onWrite(() => refresh()), []);

  return {
    row: present,
    failure: !present && error && !loading ? failureOf(error) : null,
    isLoading: !present && loading,
    isMissing: !present && data !== undefined && !found,
    retry,
  };
}
