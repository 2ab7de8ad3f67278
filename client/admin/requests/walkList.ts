import type { ListRequest } from "../list/listConfig";
import { retryWhenRateLimited } from "./retryWhenRateLimited";
import { maxPageSize } from "../../../shared/apiLimits";

/** How many rows are loaded, and how many seconds the server has asked the client to wait. */
export interface WalkProgress {
  count: number;
  wait?: number;
}

interface Page<Row> {
  rows: readonly Row[];
  /** The cursor of the next page, or null on the last page. */
  next: string | null;
}

interface Watching {
  signal: AbortSignal;
  onProgress: (progress: WalkProgress) => void;
}

/** Loads the rows of all pages, one page after another. Waits if the server asks for it. Rejects if a page fails. */
export async function walkPages<Row>(
  find: (after: string | null) => Promise<Page<Row>>,
  { signal, onProgress }: Watching,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const from: string | null = after;
    const page: Page<Row> = await retryWhenRateLimited(() => find(from), {
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

interface WalkOptions<Row> extends Watching {
  filter: ListRequest["filter"];
  /** How many rows each request fetches. The default is `maxPageSize`. */
  atOnce?: number | undefined;
  find: (request: ListRequest) => Promise<Page<Row>>;
}

/**
 * Loads all rows that match a filter, in order of creation. Edits never move a row in this order, so edits while the
 * rows load cause no gaps or duplicates.
 */
export function walkList<Row>({ filter, atOnce = maxPageSize, find, ...watching }: WalkOptions<Row>): Promise<Row[]> {
  const request: ListRequest = { filter, orderBy: "CREATED_ASC", first: atOnce };
  return walkPages((after) => find({ ...request, ...(after && { after }) }), watching);
}
