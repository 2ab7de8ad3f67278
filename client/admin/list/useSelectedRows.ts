import { useState, useEffect, useRef } from "react";
import type { ListedRow, ListRequest } from "./listConfig";
import { useApolloClient } from "@apollo/client/react";
import type { NounConfig } from "../nouns/nounConfig";
import { findRows } from "../nouns/listRequests";
import { failureOf } from "../../graphql/failure";
import { walkList, type WalkProgress } from "../requests/walkList";
import { loadError } from "../../shared/messages";
import { slicesOf } from "../../../shared/slices";
import { showToast } from "../../shared/toasts";
import { maxFilterIds } from "../../../shared/apiLimits";

/** Tracks the selected rows in a list, on all of its pages. Rows stay selected when the editor opens another page. */
export function useSelectedRows<Row extends ListedRow>(rows: readonly Row[]) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [rowsById, setRowsById] = useState<ReadonlyMap<string, Row>>(new Map());
  const [shown, setShown] = useState<readonly Row[]>([]);
  const addRows = (added: readonly Row[]) =>
    setRowsById((before) => new Map([...before, ...added.map((row) => [row.id, row] as const)]));
  if (shown !== rows) {
    setShown(rows);
    addRows(rows);
  }
  return {
    selected: [...selectedIds].flatMap((id) => rowsById.get(id) ?? []),
    isSelected: ({ id }: Row) => selectedIds.has(id),
    clear: () => setSelectedIds(new Set()),
    /** Selects rows, which can be on any page. */
    add: (more: readonly Row[]) => {
      addRows(more);
      setSelectedIds((before) => new Set([...before, ...more.map(({ id }) => id)]));
    },
    /** Replaces outdated rows with their current versions. Rows that no longer exist are no longer selected. */
    renew: (stale: readonly Row[], present: readonly Row[]) => {
      addRows(present);
      const presentIds = new Set(present.map(({ id }) => id));
      const missing = new Set(stale.map(({ id }) => id).filter((id) => !presentIds.has(id)));
      setSelectedIds((before) => new Set([...before].filter((id) => !missing.has(id))));
    },
    /** Selects or deselects a range of rows. */
    set: (run: readonly Row[], isSelected: boolean) =>
      setSelectedIds((before) => {
        const after = new Set(before);
        for (const { id } of run) {
          if (isSelected) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
  };
}

/** Loads rows in a list, including rows that are not on the current page. */
export function useEveryRow<Row extends ListedRow>(config: NounConfig<Row>) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<WalkProgress | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function find(request: ListRequest) {
    const { rows, pageInfo } = await findRows(client, config, request);
    return { rows, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  }

  return {
    progress,
    stop: () => work.current?.abort(),
    /**
     * Loads all rows that match a filter. Resolves with null if the editor cancels, or after an error, which a toast
     * shows.
     */
    fetch: async (filter: ListRequest["filter"]): Promise<Row[] | null> => {
      const { signal } = (work.current = new AbortController());
      setProgress({ count: 0 });
      try {
        return await walkList({ filter, find, signal, onProgress: setProgress });
      } catch (error) {
        if (!signal.aborted)
          showToast({
            title: "Error",
            description: loadError(config.plural, failureOf(error).message),
            tone: "error",
          });
        return null;
      } finally {
        setProgress(null);
      }
    },
    /** Loads the current versions of rows and omits deleted rows. Resolves with null if the request fails. */
    fetchAgain: async (rows: readonly Row[]): Promise<Row[] | null> => {
      try {
        const found: Row[] = [];
        for (const slice of slicesOf(rows, maxFilterIds)) {
          const filter = { ids: slice.map(({ id }) => id) };
          found.push(...(await find({ filter, orderBy: "CREATED_ASC", first: maxFilterIds })).rows);
        }
        return found;
      } catch {
        return null; // The next write of these rows fails with the same error and shows it.
      }
    },
  };
}
