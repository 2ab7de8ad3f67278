import { askPatiently } from "../../graphql/patience";
import { ROWS_PER_REQUEST } from "../../shared/limits";
import type { ListRequest } from "../../shared/managing";
import type { Transfer, TransferRow } from "../../shared/transfer";

interface Walk {
  filter: ListRequest["filter"];
  signal: AbortSignal;
  /** Told after every page how many rows have come, or that the server asks to wait so many seconds. */
  onProgress: (progress: { count: number; wait?: number }) => void;
}

/**
 * Every row that a filter finds, page by page. In the order of their making: no change of a row moves it there, so that
 * none is missed or met twice while somebody works on the list.
 */
export async function fetchEveryRow(transfer: Transfer, { filter, signal, onProgress }: Walk): Promise<TransferRow[]> {
  const rows: TransferRow[] = [];
  let after: string | null = null;
  do {
    const request: ListRequest = { filter, orderBy: "CREATED_ASC", first: ROWS_PER_REQUEST, ...(after && { after }) };
    const page = await askPatiently(() => transfer.find(request), {
      signal,
      onWait: (wait) => onProgress({ count: rows.length, wait }),
    });
    rows.push(...page.rows);
    onProgress({ count: rows.length });
    after = page.next;
  } while (after !== null);
  return rows;
}
