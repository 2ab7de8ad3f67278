/** Change sets as the API answers them. */
import { answer } from "./api";
import { makeConnection } from "./catalogue";

let made = 0;

interface MadeRow {
  noun?: "CASINO" | "BONUS" | "GAME";
  rowId?: string;
  name?: string;
  operation?: "CREATE" | "UPDATE" | "DELETE";
  changes?: Record<string, unknown>[];
}

export function makeHistoryRow({ noun = "CASINO", name = "Northgate", ...row }: MadeRow = {}) {
  made += 1;
  const changes = (row.changes ?? []).map((change) => ({
    __typename: "FieldChange",
    before: null,
    after: null,
    beforeName: null,
    afterName: null,
    ...change,
  }));
  const values = { rowId: `row-${made}`, operation: "UPDATE", ...row, changes };
  return { __typename: "HistoryRow", id: `entry-${made}`, noun, name, ...values };
}

export function makeChangeSet(
  changes: Record<string, unknown> = {},
  rows: ReturnType<typeof makeHistoryRow>[] = [makeHistoryRow()],
) {
  made += 1;
  return {
    __typename: "ChangeSet",
    id: `change-set-${made}`,
    actor: "demo",
    operation: "updateCasino",
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    isUndoable: true,
    obstacles: [],
    undoes: null,
    undoneBy: null,
    rows: makeConnection("HistoryRow", rows),
    ...changes,
  };
}

export type MadeChangeSet = ReturnType<typeof makeChangeSet>;

/** Answers the history with these, the latest first, and the rows of each. Answers what was asked for. */
export function keepHistory(...changeSets: MadeChangeSet[]) {
  const kept = [...changeSets];
  const asked: Record<string, unknown>[] = [];
  answer("History", (variables) => {
    asked.push(variables);
    return { data: { history: makeConnection("ChangeSet", kept) } };
  });
  answer("ChangeSetRows", ({ changeSetId }) => ({
    data: { changeSet: kept.find(({ id }) => id === changeSetId) ?? null },
  }));
  return { asked, kept };
}
