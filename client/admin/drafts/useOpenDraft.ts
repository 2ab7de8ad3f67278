import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { failureOf } from "../../graphql/failure";
import type { LoadedRow } from "../nouns/loadedRow";
import type { FormConfig } from "../nouns/nounConfig";
import { freshAsEditor } from "../requests/asEditor";
import { DRAFT_PARAMETER, isOpen } from "./draftLabels";
import type { OpenDraft } from "./draftRequests";
import { DraftToEditDocument } from "./drafts.generated";

/** Loads the draft in the URL, which the form then edits instead of the published row. */
export function useOpenDraft({ catalogueNoun }: Pick<FormConfig, "catalogueNoun">, row: LoadedRow | null) {
  const [parameters, setParameters] = useSearchParams();
  // The state contains the list that the form returns to.
  const { state } = useLocation();
  const id = parameters.get(DRAFT_PARAMETER);
  /** The draft as this form last saved it. */
  const [saved, setSaved] = useState<OpenDraft | null>(null);
  const isSaved = saved !== null && saved.id === id;
  const client = useApolloClient();
  const options = { variables: { id: id ?? "" }, skip: id === null || isSaved, ...freshAsEditor };
  const { data, error, loading, refetch } = useEditorQuery(DraftToEditDocument, options);
  const found = isSaved ? saved : id === null ? null : (data?.draft ?? null);
  const isOfForm = found?.noun === catalogueNoun && found.rowId === (row?.id ?? null);
  const opened = found && isOfForm && isOpen(found) ? found : null;

  function changeUrl(draftId: string | null): void {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (draftId === null) after.delete(DRAFT_PARAMETER);
        else after.set(DRAFT_PARAMETER, draftId);
        return after;
      },
      { replace: true, state: state as unknown },
    );
  }

  return {
    opened,
    isLoading: id !== null && !isSaved && loading,
    failure: id !== null && !isSaved && error && !loading ? failureOf(error) : null,
    retry: () => {
      refetch().catch(() => undefined); // `useEditorQuery` returns this error.
    },
    /**
     * Whether the form can't open the draft in the URL: the draft is published or discarded, belongs to another form,
     * or is hidden from this person.
     */
    isClosed: id !== null && opened === null && (isSaved || (data !== undefined && !loading)),
    /** Edits a draft that was just saved or reviewed. */
    open: (draft: OpenDraft) => {
      setSaved(draft);
      if (draft.id !== id) changeUrl(draft.id);
    },
    /** Loads the draft again while the form stays open. If this fails, the form keeps the draft that it shows. */
    reload: async () => {
      const query = DraftToEditDocument;
      const response = await client.query({ query, variables: { id: id! }, ...freshAsEditor }).catch(() => null);
      if (response?.data) setSaved(response.data.draft);
    },
    /** Edits the published row, or a new row. */
    close: () => {
      setSaved(null);
      if (id !== null) changeUrl(null);
    },
  };
}
