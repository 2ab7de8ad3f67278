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
  /** A page beyond the first, of the rows of one outcome. */
  const [turned, setTurned] = useState<{ chosen: ImportOutcome | null; outcome: ImportOutcome; at: Place } | null>(
    null,
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const present = turned?.chosen === chosen ? turned : null;
  const wanted = chosen ?? present?.outcome ?? null;
  const page = JSON.stringify(present?.at ?? firstPage);
  const key = [attempt, id, wanted, page].join(" ");

  useEffect(() => {
    let isWanted = true;
    const ask = async (outcome: ImportOutcome | null) => {
      const variables = { id, ...(JSON.parse(page) as Place), outcome };
      const query = { query: ImportPreviewDocument, variables, ...asEditor, fetchPolicy: "no-cache" } as const;
      const { data } = await client.query(query);
      return data!.importPreview;
    };
    const find = async () => {
      const outcome = wanted ?? mostUrgent(await ask(null));
      return { outcome, checked: await ask(outcome) };
    };
    find().then(
      (found) => isWanted && setAnswer({ key, ...found, failure: null }),
      (error: unknown) =>
        isWanted && setAnswer({ key, outcome: wanted ?? "WRONG", checked: null, failure: failureOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, id, wanted, page, key]);

  const isAnswered = answer?.key === key;
  return {
    checked: answer?.checked ?? null,
    outcome: answer?.outcome ?? "WRONG",
    failure: isAnswered ? answer.failure : null,
    isLoading: !isAnswered,
    goTo: (at: Place) => answer && setTurned({ chosen, outcome: answer.outcome, at }),
    reload: () => {
      setTurned(null);
      setAttempt((count) => count + 1);
    },
  };
}
