import { ROWS_PER_REQUEST } from "../shared/limits";
import type { ListRequest } from "../shared/managing";
import { askPatiently } from "./patience";

/** How far a walk is, and for how many seconds it rests where the server has asked for that. */
export interface WalkProgress {
  count: number;
  wait?: number;
}

interface Page<Row> {
  rows: readonly Row[];
  /** Where the page after it begins; null on the last. */
  next: string | null;
}

interface Watching {
  signal: AbortSignal;
  onProgress: (progress: WalkProgress) => void;
}

/** Every row of pages that are fetched one after another. Waits where the server asks for it; rejects where a page fails. */
export async function walkPages<Row>(
  find: (after: string | null) => Promise<Page<Row>>,
  { signal, onProgress }: Watching,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const from: string | null = after;
    const page: Page<Row> = await askPatiently(() => find(from), {
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

interface Walk<Row> extends Watching {
  filter: ListRequest["filter"];
  find: (request: ListRequest) => Promise<Page<Row>>;
}

/**
 * Every row that a filter finds. In the order of their making: no change of a row moves it there, so that none is missed
 * or met twice while somebody works on the list.
 */
export function walkList<Row>({ filter, find, ...watching }: Walk<Row>): Promise<Row[]> {
  const request: ListRequest = { filter, orderBy: "CREATED_ASC", first: ROWS_PER_REQUEST };
  return walkPages((after) => find({ ...request, ...(after && { after }) }), watching);
}
