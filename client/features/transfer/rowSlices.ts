/** Rows in parts that one request holds each. */

interface SliceLimits {
  maxRows: number;
  /** Of the whole request in UTF-8. */
  maxBytes: number;
}

export interface RowSlice {
  /** The place of its first row in the file, from 1. */
  firstRow: number;
  rows: string[][];
}

/** What a request says besides the rows: the operation, its hash, the id. */
const ENVELOPE_BYTES = 2048;

const encoder = new TextEncoder();

/** A row that is larger than a request holds stands alone in its part; the API then says so. */
export function* rowSlices(rows: readonly string[][], { maxRows, maxBytes }: SliceLimits): Generator<RowSlice> {
  let slice: RowSlice = { firstRow: 1, rows: [] };
  let bytes = ENVELOPE_BYTES;
  for (const [at, row] of rows.entries()) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    if (slice.rows.length > 0 && (slice.rows.length === maxRows || bytes + size > maxBytes)) {
      yield slice;
      slice = { firstRow: at + 1, rows: [] };
      bytes = ENVELOPE_BYTES;
    }
    slice.rows.push(row);
    bytes += size;
  }
  if (slice.rows.length > 0) yield slice;
}
