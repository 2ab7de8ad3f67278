import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { applyImportDocument } from "../../graphql/documents/applyImport";
import { apiErrorOf } from "../../graphql/failure";
import { importStale, importUnanswered } from "../../shared/messages";
import type { Transfer } from "../../shared/transfer";
import type { CheckedImport } from "./useImportPreview";

/** What an import has done. */
export interface Imported {
  /** To take it back by; null where there was nothing to do. */
  changeSetId: string | null;
  added: number;
  changed: number;
}

interface Answers {
  onImported: (imported: Imported) => void;
  /** The catalogue has moved on: what would change has to be looked at again. */
  onStale: () => void;
}

/** Brings the rows of an import into the catalogue, all or none. Asked twice, it is done once. */
export function useApplyImport(transfer: Transfer, id: string, { onImported, onStale }: Answers) {
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
      noteWrite(client.cache);
      onImported({ changeSetId: data?.applyImport?.id ?? null, added: createCount, changed: updateCount });
    } catch (error) {
      const { code, message } = apiErrorOf(error);
      if (code === "CONFLICT" || code === "BAD_USER_INPUT") {
        setProblem(importStale);
        onStale();
      } else setProblem(code === "NETWORK" ? importUnanswered(transfer.plural) : message);
    } finally {
      setIsApplying(false);
    }
  }

  return { apply, isApplying, problem };
}
