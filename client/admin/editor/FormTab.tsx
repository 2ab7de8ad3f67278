/** The tab with a noun's form. The form edits the row in the URL or adds a new row. */
import { Button, EmptyState, Card, Skeleton } from "@chakra-ui/react";
import { useMemo, useEffect, useEffectEvent, useState } from "react";
import { useSearchParams, useLocation, useNavigate } from "react-router-dom";
import { loadError } from "../../shared/messages";
import { panelMessages } from "../messages";
import { CASINO_PARAMETER } from "../../shared/paths";
import { ErrorAlert } from "../shell/ErrorAlert";
import type { FormValues } from "../fields/fields";
import { defaultsOf } from "../fields/inputValues";
import { type NounConfig, tabsOf } from "../nouns/nounConfig";
import { EditorForm } from "./EditorForm";
import { useQuery } from "@apollo/client/react";
import { freshAsEditor } from "../requests/asEditor";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { anyVariables, readRow, type LoadedRow } from "../nouns/nounRequests";
import { adminTabAddress } from "../shell/adminTabs";
import { readListPlace } from "../list/listPlace";

export function FormTab({ config }: { config: NounConfig }) {
  const defaults = useDefaults(config);
  const { row, failure, isLoading, isMissing, retry, addNew, leave } = useEditedRow(config);
  if (isLoading) return <FormSkeleton />;
  if (failure) return <ErrorAlert message={loadError(config.plural, failure.message)} onRetry={retry} />;
  if (isMissing)
    return (
      <EmptyState.Root>
        <EmptyState.Title as="h2">{panelMessages.rowGone}</EmptyState.Title>
        <EmptyState.Description>{panelMessages.rowGoneText}</EmptyState.Description>
        <Button onClick={addNew} variant="solid">
          Add a new one
        </Button>
      </EmptyState.Root>
    );
  const key = row?.id ?? `new ${String(defaults[CASINO_PARAMETER])}`;
  return <EditorForm config={config} defaults={defaults} key={key} onAddAgain={addNew} onLeave={leave} row={row} />;
}

/** Returns the initial values of a new row: the defaults and the casino from the URL. */
function useDefaults({ fields }: NounConfig): FormValues {
  const [parameters] = useSearchParams();
  const casinoId = parameters.get(CASINO_PARAMETER) ?? "";
  return useMemo(() => {
    const defaults: FormValues = defaultsOf(fields);
    return CASINO_PARAMETER in fields ? { ...defaults, [CASINO_PARAMETER]: casinoId } : defaults;
  }, [fields, casinoId]);
}

function FormSkeleton() {
  return (
    <Card.Root aria-label="Loading" minH="50dvh" role="status">
      <Skeleton h="32px" w="min(320px, 70%)" />
    </Card.Root>
  );
}

/**
 * Loads the row that `?edit=` in the URL names. Reloads it when this browser changes it elsewhere, such as by an undo
 * or in another tab.
 */
function useEditedRow(config: NounConfig) {
  const tab = tabsOf(config).form;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = parameters.get("edit");
  const options = { variables: { id: id ?? "" }, skip: !id, ...freshAsEditor, notifyOnNetworkStatusChange: true };
  const { data, error, loading, refetch } = useQuery(anyVariables(config.documents.edit), options);
  const [row, setRow] = useState<LoadedRow | null>(null);
  const found = useMemo(() => (data ? readRow(config, data) : null), [data, config]);
  // A deleted row stays in its form. Saving reports the deletion and keeps the input.
  if (found && (found.id !== row?.id || found.version !== row.version)) setRow(found);
  const present = row?.id === id ? row : null;

  const reload = () => {
    refetch().catch(() => undefined); // The hook reports the error.
  };
  const refresh = useEffectEvent(() => {
    if (id) reload();
  });
  useEffect(() => onWrite(() => refresh()), []);

  function leave(): void {
    const list = readListPlace(state);
    if (list) void navigate(list.address, { replace: true, state: { list } });
    else if (id) void navigate(adminTabAddress(tab));
  }

  return {
    id,
    row: present,
    failure: !present && error && !loading ? failureOf(error) : null,
    isLoading: !present && loading,
    isMissing: !present && data !== undefined && !found,
    retry: reload,
    /** Leaves edit mode for the editor's list or, without a list, for the form that adds a row. */
    leave,
    /** Opens the form that adds a row. */
    addNew: () => void navigate(adminTabAddress(tab), { state }),
  };
}
