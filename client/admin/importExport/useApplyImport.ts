import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { asEditor } from "../requests/asEditor";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { apiErrorOf } from "../../graphql/failure";
import { importStale, importUnanswered } from "../messages";
import type { NounConfig } from "../nouns/nounConfig";
import { applyImportDocument } from "./import.generated";
import type { CheckedImport } from "./useImportPreview";

/** The result of an import. */
export interface Imported {
  /** The change set of the import, for its undo. Null if the import changed nothing. */
  changeSetId: string | null;
  added: number;
  changed: number;
}

interface ApplyCallbacks {
  onImported: (imported: Imported) => void;
  /** Called if the catalogue has changed since the check. The editor must then review the changes again. */
  onStale: () => void;
}

/** Applies an import, either all of its rows or none. A retry does not apply the import twice. */
export function useApplyImport(config: NounConfig, id: string, { onImported, onStale }: ApplyCallbacks) {
  const client = useApolloClient();
  const [isApplying, setIsApplying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function apply({ createCount, updateCount }: CheckedImport): Promise<void> {
    setIsApplying(true);
    setProblem(null);
    try {
      const { data } = await client.mutate({
        mutation: applyImportDocument,
        variables: { id },
        context: asEditor.context,
      });
      invalidateCatalogue(client.cache);
      onImported({ changeSetId: data?.applyImport?.id ?? null, added: createCount, changed: updateCount });
    } catch (error) {
      const { code, message } = apiErrorOf(error);
      if (code === "CONFLICT" || code === "BAD_USER_INPUT") {
        setProblem(importStale);
        onStale();
      } else setProblem(code === "NETWORK" ? importUnanswered(config.plural) : message);
    } finally {
      setIsApplying(false);
    }
  }

  return { apply, isApplying, problem };
}
