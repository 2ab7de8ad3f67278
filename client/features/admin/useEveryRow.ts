import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../graphql/failure";
import { walkList, type WalkProgress } from "../../graphql/walkList";
import { IDS_PER_REQUEST } from "../../shared/limits";
import type { ListRequest, ManagedRow, Managing } from "../../shared/managing";
import { loadError } from "../../shared/messages";
import { slicesOf } from "../../shared/slices";
import { showToast } from "../../shared/toasts";

/** Fetches rows that stand on other pages of a list than the one that is shown. */
export function useEveryRow<Row extends ManagedRow>(managing: Managing<Row>) {
  const [progress, setProgress] = useState<WalkProgress | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function find(request: ListRequest) {
    const { rows, pageInfo } = await managing.find(request);
    return { rows, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  }

  return {
    progress,
    stop: () => work.current?.abort(),
    /** Every row that a filter finds. Null where they can't be had, which is told, or are not wanted any more. */
    fetch: async (filter: ListRequest["filter"]): Promise<Row[] | null> => {
      const { signal } = (work.current = new AbortController());
      setProgress({ count: 0 });
      try {
        return await walkList({ filter, find, signal, onProgress: setProgress });
      } catch (error) {
        if (!signal.aborted)
          showToast({
            title: "Error",
            description: loadError(managing.plural, failureOf(error).message),
            tone: "error",
          });
        return null;
      } finally {
        setProgress(null);
      }
    },
    /** The rows as they are now, without those that are gone; null where that can't be told. */
    fetchAgain: async (rows: readonly Row[]): Promise<Row[] | null> => {
      try {
        const found: Row[] = [];
        for (const slice of slicesOf(rows, IDS_PER_REQUEST)) {
          const filter = { ids: slice.map(({ id }) => id) };
          found.push(...(await find({ filter, orderBy: "CREATED_ASC", first: IDS_PER_REQUEST })).rows);
        }
        return found;
      } catch {
        return null; // They are met with the same answer when they are written again.
      }
    },
  };
}
