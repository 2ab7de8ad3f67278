/** Finds the changes of other editors that a save would overwrite, and asks the editor which values to keep. */
import { useApolloClient } from "@apollo/client/react";
import type { FormValues } from "../../fields/fields";
import { useRowChanges } from "../../history/useUndo";
import { findRow, type LoadedRow } from "../../nouns/loadedRow";
import { conflictLines, earlierSaveLines, mergedValues } from "./conflict";
import type { Conflict, EditorSetup, EditorState } from "./useEditorState";

export function useConflicts(
  { config, defaults }: EditorSetup,
  { form, rebase, setConflict, setIsDeleted }: EditorState,
) {
  const { fields } = config;
  const client = useApolloClient();
  const changes = useRowChanges(config.catalogueNoun);

  async function show(conflict: Omit<Conflict, "change">): Promise<void> {
    setConflict({ ...conflict, change: await changes.find(conflict.row) });
  }

  function compare(base: FormValues, mine: FormValues, theirs: LoadedRow) {
    const versions = { base, mine, theirs: theirs.values };
    return { row: theirs, merged: mergedValues(fields, versions), lines: conflictLines(fields, versions) };
  }

  return {
    show,

    /**
     * Bases the form on the current version of a row, with the editor's changes on top. Resolves to the row and the
     * merged values, or to null if the editor has to decide first, or if the row no longer exists.
     */
    async merge(mine: FormValues, before: LoadedRow): Promise<{ row: LoadedRow; merged: FormValues } | null> {
      const theirs = await findRow(client, config, before.id);
      if (!theirs) {
        setIsDeleted(true);
        return null;
      }
      const compared = compare(before.values, mine, theirs);
      if (compared.lines.length > 0) {
        await show(compared);
        return null;
      }
      rebase(theirs, compared.merged);
      return compared;
    },

    /** Asks about the fields of a new row that an earlier attempt added and that another editor has changed since. */
    async showEarlierSave(earlier: LoadedRow, values: FormValues, changed: readonly string[]): Promise<void> {
      const lines = earlierSaveLines(changed, { base: defaults, mine: values, theirs: earlier.values });
      await show({ row: earlier, merged: values, lines });
    },

    /** Fills in earlier input for a row that has changed since. Asks about the fields that conflict. */
    restore(input: { base: FormValues; values: FormValues }, row: LoadedRow): void {
      const compared = compare(input.base, input.values, row);
      form.reset(structuredClone(compared.merged), { keepDefaultValues: true });
      if (compared.lines.length > 0) void show(compared);
    },
  };
}

export type Conflicts = ReturnType<typeof useConflicts>;
