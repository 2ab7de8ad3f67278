/** The tab with the form for a noun, such as casinos. The form edits the row in the URL, or adds a new row. */
import { Button, EmptyState } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { useSearchParams, useLocation, useNavigate } from "react-router-dom";
import { loadError } from "../../shared/messages";
import { panelMessages } from "../messages";
import { CASINO_PARAMETER } from "../../shared/paths";
import { ErrorAlert } from "../shell/ErrorAlert";
import type { FormValues } from "../fields/fields";
import { defaultsOf } from "../fields/formValues";
import { type NounConfig, tabsOf } from "../nouns/nounConfig";
import { DRAFT_PARAMETER } from "../drafts/draftLabels";
import { COPY_PARAMETER, copyOf } from "./copyRow";
import { EditorForm } from "./EditorForm";
import type { SavedRow } from "./saving/useEditorState";
import { adminTabAddress } from "../shell/adminTabs";
import { readListPlace } from "../list/listPlace";
import { FormSkeleton } from "./FormSkeleton";
import { useRowToEdit } from "./useRowToEdit";

export function FormTab({ config }: { config: NounConfig }) {
  const defaults = useDefaults(config);
  const { row, copyId, failure, isLoading, isMissing, retry, addNew, leave, updated } = useEditedRow(config);
  const copied = useMemo(() => (copyId && row ? copyOf(config, row.values) : null), [config, copyId, row]);
  if (isLoading) return <FormSkeleton />;
  if (failure) return <ErrorAlert message={loadError(config.plural, failure.message)} onRetry={retry} />;
  if (isMissing)
    return (
      <EmptyState.Root>
        <EmptyState.Title as="h2">{panelMessages.rowMissing}</EmptyState.Title>
        <EmptyState.Description>{panelMessages.rowGoneText}</EmptyState.Description>
        <Button onClick={addNew} variant="solid">
          Add a new {config.noun}
        </Button>
      </EmptyState.Root>
    );
  const key = copyId ? `copy ${copyId}` : (row?.id ?? `new ${String(defaults[CASINO_PARAMETER])}`);
  return (
    <EditorForm
      config={config}
      copied={copied}
      defaults={defaults}
      key={key}
      onAddAgain={addNew}
      onLeave={leave}
      row={copyId ? null : row}
      updated={updated}
    />
  );
}

/** Returns the initial values of a new row. A casino in the URL becomes the bonus's casino. */
function useDefaults({ fields }: NounConfig): FormValues {
  const [parameters] = useSearchParams();
  const casinoId = parameters.get(CASINO_PARAMETER) ?? "";
  return useMemo(() => {
    const defaults: FormValues = defaultsOf(fields);
    return CASINO_PARAMETER in fields ? { ...defaults, [CASINO_PARAMETER]: casinoId } : defaults;
  }, [fields, casinoId]);
}

/** Loads the row whose id is in the URL's `edit` parameter, or the row to copy. */
function useEditedRow(config: NounConfig) {
  const tab = tabsOf(config).form;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = parameters.get("edit");
  const copyId = id ? null : parameters.get(COPY_PARAMETER);

  const [updated, setUpdated] = useState<SavedRow | null>(null);

  function leave(saved?: SavedRow): void {
    setUpdated(saved ?? null);
    const list = readListPlace(state);
    if (list) void navigate(list.address, { replace: true, state: { list } });
    else if (parameters.has(DRAFT_PARAMETER)) void navigate(adminTabAddress("drafts"));
    else if (id ?? copyId) void navigate(adminTabAddress(tab));
  }

  return {
    ...useRowToEdit(config, id ?? copyId),
    /** The id of the row to copy, or null if the form doesn't add a copy. */
    copyId,
    /** Returns to the list that the editor came from, or to the drafts. Otherwise, opens the form for a new row. */
    leave,
    /** The row that the editor has just updated, while the form adds a new row. */
    updated: (id ?? copyId) ? null : updated,
    /** Opens the form for a new row. */
    addNew: () => void navigate(adminTabAddress(tab), { state }),
  };
}
