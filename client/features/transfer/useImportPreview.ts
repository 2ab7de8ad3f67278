import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { ImportPreviewDocument } from "../../graphql/documents/ImportPreview";
import { failureOf } from "../../graphql/failure";
import type { ImportOutcome, ImportPreviewQuery } from "../../graphql/generated";
import type { Failure } from "../../graphql/pageQuery";
import { IMPORT_ROWS_SHOWN } from "../../shared/limits";

export type CheckedImport = ImportPreviewQuery["importPreview"];

/** A page of its rows. */
export type Place = { first: number; after?: string | null } | { last: number; before: string | null };

interface Answer {
  key: string;
  /** The outcome whose rows these are. */
  outcome: ImportOutcome;
  checked: CheckedImport | null;
  failure: Failure | null;
}

const firstPage: Place = { first: IMPORT_ROWS_SHOWN };

/** What to look at first: what is wrong, otherwise what would change most. */
function mostUrgent({ wrongCount, updateCount, createCount }: CheckedImport): ImportOutcome {
  if (wrongCount > 0) return "WRONG";
  if (updateCount > 0) return "UPDATE";
  return createCount > 0 ? "CREATE" : "UNCHANGED";
}

/**
 * One page of what an import would do with its rows of one outcome, as the server sees it now. The first answer takes as
 * long as holding all rows against the catalogue does; those after it are quick.
 */
export function useImportPreview(id: string, chosen: ImportOutcome | null) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [place, setPlace] = useState<{ of: ImportOutcome | null; at: Place }>({ of: chosen, at: firstPage });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const page = place.of === chosen ? place.at : firstPage;
  const key = JSON.stringify([attempt, id, chosen, page]);

  useEffect(() => {
    let isWanted = true;
    const ask = async (outcome: ImportOutcome | null) => {
      const variables = { id, ...(JSON.parse(key) as [number, string, unknown, Place])[3], outcome };
      const { data } = await client.query({
        query: ImportPreviewDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      return data!.importPreview;
    };
    const find = async () => {
      if (chosen) return { outcome: chosen, checked: await ask(chosen) };
      const outcome = mostUrgent(await ask(null));
      return { outcome, checked: await ask(outcome) };
    };
    find().then(
      (found) => isWanted && setAnswer({ key, ...found, failure: null }),
      (error: unknown) =>
        isWanted && setAnswer({ key, outcome: chosen ?? "WRONG", checked: null, failure: failureOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, id, chosen, key]);

  const isPresent = answer?.key === key;
  return {
    checked: answer?.checked ?? null,
    outcome: answer?.outcome ?? "WRONG",
    failure: isPresent ? answer.failure : null,
    isLoading: !isPresent,
    goTo: (at: Place) => setPlace({ of: chosen, at }),
    reload: () => setAttempt((count) => count + 1),
  };
}
