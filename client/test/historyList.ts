/** Makes change sets as the API returns them. */
import { mockOperation } from "./api";
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
    reason: null,
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

/**
 * Mocks the history with these change sets, newest first. Returns the recorded requests, and the list, which a test can
 * change.
 */
export function mockHistory(...changeSets: MadeChangeSet[]) {
  const current = [...changeSets];
  const requests: Record<string, unknown>[] = [];
  mockOperation("History", (variables) => {
    requests.push(variables);
    return { data: { history: makeConnection("ChangeSet", current) } };
  });
  mockOperation("ChangeSetRows", ({ changeSetId }) => ({
    data: { changeSet: current.find(({ id }) => id === changeSetId) ?? null },
  }));
  return { requests, current };
}
