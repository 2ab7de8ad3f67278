/** Rows in parts that one request holds each. */
import type { MatchedRows } from "./columns";

interface SliceLimits {
  maxRows: number;
  /** Of the whole request in UTF-8. */
  maxBytes: number;
}

export interface RowSlice {
  /** The place of its first row in the file, from 1. */
  firstRow: number;
  rows: string[][];
  /** The number of each row in the file. */
  lines: number[];
}

/** What a request says besides the rows: the operation, its hash, the id. */
const ENVELOPE_BYTES = 2048;

const encoder = new TextEncoder();

/** A row that is larger than a request holds stands alone in its part; the API then says so. */
export function* rowSlices(
  { rows, lines }: Pick<MatchedRows, "rows" | "lines">,
  { maxRows, maxBytes }: SliceLimits,
): Generator<RowSlice> {
  let slice: RowSlice = { firstRow: 1, rows: [], lines: [] };
  let bytes = ENVELOPE_BYTES;
  for (const [at, row] of rows.entries()) {
    const line = lines[at]!;
    const size = encoder.encode(JSON.stringify(row)).length + String(line).length + 2;
    if (slice.rows.length > 0 && (slice.rows.length === maxRows || bytes + size > maxBytes)) {
      yield slice;
      slice = { firstRow: at + 1, rows: [], lines: [] };
      bytes = ENVELOPE_BYTES;
    }
    slice.rows.push(row);
    slice.lines.push(line);
    bytes += size;
  }
  if (slice.rows.length > 0) yield slice;
}
