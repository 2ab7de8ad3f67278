import { ROWS_PER_REQUEST } from "../shared/limits";
import type { ListRequest } from "../shared/managing";
import { askPatiently } from "./patience";

/** How far a walk is, and for how many seconds it rests where the server has asked for that. */
export interface WalkProgress {
  count: number;
  wait?: number;
}

interface Walk<Row> {
  filter: ListRequest["filter"];
  /** Asks for one page. `next` is where the one after it begins; null on the last. */
  find: (request: ListRequest) => Promise<{ rows: readonly Row[]; next: string | null }>;
  signal: AbortSignal;
  onProgress: (progress: WalkProgress) => void;
}

/**
 * Every row that a filter finds, page by page. In the order of their making: no change of a row moves it there, so that
 * none is missed or met twice while somebody works on the list. Rejects where a page can't be had.
 */
export async function walkList<Row>({ filter, find, signal, onProgress }: Walk<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const request: ListRequest = { filter, orderBy: "CREATED_ASC", first: ROWS_PER_REQUEST, ...(after && { after }) };
    const page = await askPatiently(() => find(request), {
      signal,
      onWait: (wait) => onProgress({ count: rows.length, wait }),
    });
    signal.throwIfAborted();
    rows.push(...page.rows);
    onProgress({ count: rows.length });
    after = page.next;
  } while (after !== null);
  return rows;
}
