/** Saves, submits, reviews, previews and publishes a form's draft. The server stores drafts, which the team shares. */
import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import { apiErrorOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import { showNotice, showToast } from "../../shared/toasts";
import { createDraft, type OpenDraft, openPreview, publishDraft, submitDraft, updateDraft } from "./draftRequests";
import { patchOf } from "./draftValues";
import type { FieldValue, FormValues } from "../fields/fields";
import { fieldAt, isSameValue } from "../fields/fieldTable";
import { panelMessages } from "../messages";
import { findRow, type LoadedRow } from "../nouns/loadedRow";
import type { FormConfig } from "../nouns/nounConfig";
import { type ConflictLine, mergedValues } from "../editor/saving/conflict";
import { showFailure } from "../editor/saving/saveFailure";
import { useDraftChanges } from "./useDraftChanges";

interface ServerDraftSetup {
  config: FormConfig;
  form: UseFormReturn<FormValues>;
  /** The version of the published row that the form is based on, or null for a new row. */
  baseRow: LoadedRow | null;
  /** The draft that the form edits, or null. */
  opened: OpenDraft | null;
  isDirty: boolean;
  setIsSaving: (isSaving: boolean) => void;
  /** Called after the draft is stored. The form then has no unsaved input. */
  onStored: (values: FormValues, draft: OpenDraft) => void;
  /** Shows the draft after a reviewer has changed its state. The form has no unsaved input then. */
  onReviewed: (draft: OpenDraft) => void;
  /** Loads the draft again, because it may have changed. */
  reloadDraft: () => Promise<void>;
  /** Called after the draft is submitted for review. The editor is then done with the form. */
  onSubmitted: (values: FormValues) => void;
}

export function useServerDraft(setup: ServerDraftSetup) {
  const { config, form, baseRow, opened, isDirty, setIsSaving, onStored, onReviewed, reloadDraft, onSubmitted } = setup;
  const client = useApolloClient();
  const confirm = useConfirm();
  const review = useDraftChanges({
    onSettled: (changed) => (changed ? onReviewed(changed) : reloadDraft()),
    // Reviewing and scheduling apply to the stored draft, so the form must not have unsaved input.
    prepare: async (draft) => {
      if (!isDirty) return draft;
      return (await confirm(panelMessages.saveDraftFirst)) ? save() : null;
    },
  });

  /** @param decided The row that the editor has compared the draft with. */
  async function store(values: FormValues, decided: LoadedRow | null = null): Promise<OpenDraft> {
    const patch = patchOf(config.fields, values, (decided ?? baseRow)?.values ?? null);
    if (opened) return updateDraft(client, opened, patch, decided?.version);
    return createDraft(client, config, decided ?? baseRow, patch);
  }

  /**
   * Runs a request with the form's current input, which may still be invalid. Shows an error and resolves to null if
   * the request fails.
   */
  async function run<Result>(act: (values: FormValues) => Promise<Result>): Promise<Result | null> {
    form.clearErrors();
    setIsSaving(true);
    try {
      return await act(structuredClone(form.getValues()));
    } catch (error) {
      const failure = apiErrorOf(error);
      if (failure.code === "CONFLICT" && failure.reason) showToast(panelMessages.draftFailed(failure.reason));
      else showFailure(form, config, failure);
      return null;
    } finally {
      setIsSaving(false);
    }
  }

  function save(): Promise<OpenDraft | null> {
    return run(async (values) => {
      const stored = await store(values);
      onStored(values, stored);
      showNotice(panelMessages.draftStored);
      return stored;
    });
  }

  return {
    opened,
    review,
    save,
    submit: () =>
      run(async (values) => {
        const stored = opened && !isDirty ? opened : await store(values);
        if (stored.state === "DRAFT") await submitDraft(client, stored);
        showToast(panelMessages.draftSubmitted);
        onSubmitted(values);
      }),
    preview: () =>
      run((values) =>
        openPreview(client, async () => {
          if (opened && !isDirty) return opened.id;
          const stored = await store(values);
          onStored(values, stored);
          return stored.id;
        }),
      ),
    /** Stores and publishes the draft. Returns the ids of the change sets for an undo. Throws the API's errors. */
    async publish(values: FormValues, decided: LoadedRow | null, reason: string): Promise<string[]> {
      const stored = opened && !isDirty && !decided ? opened : await store(values, decided);
      if (stored !== opened) onStored(values, stored);
      return publishDraft(client, stored, reason);
    },
    /**
     * Returns the current row, the fields that the draft and another editor set to different values, and the merged
     * values. Returns null if the row no longer exists.
     */
    async compare(values: FormValues, changed: readonly { field: string }[]) {
      const theirs = baseRow && (await findRow(client, config, baseRow.id));
      if (!theirs) return null;
      const names = new Set(changed.flatMap(({ field }) => fieldAt(config.fields, field) ?? []));
      const lines = [...names].flatMap((name): ConflictLine[] => {
        const [mine, other] = [values[name] as FieldValue, theirs.values[name] as FieldValue];
        return isSameValue(mine, other) ? [] : [{ name, mine, theirs: other, side: "mine" }];
      });
      const merged = mergedValues(config.fields, { base: baseRow.values, mine: values, theirs: theirs.values });
      return { row: theirs, lines, merged };
    },
  };
}

export type ServerDraft = ReturnType<typeof useServerDraft>;
