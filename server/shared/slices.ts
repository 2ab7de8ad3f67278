/** The maximum number of rows per statement, so no statement blocks the embedded database for long. */
export const sliceSize = 500;

/**
 * The maximum size of the JSON in one statement, in bytes. PostgreSQL writes about 12 MB/s, and a statement may take 2
 * s.
 */
export const maxJsonBytes = 4 * 1024 * 1024;

/**
 * Yields the rows as JSON arrays of at most `maxBytes` bytes each. A row that is larger than that gets its own array.
 */
export function* jsonSlicesOf(rows: readonly object[], maxBytes = maxJsonBytes): Generator<string> {
  let slice: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    const size = Buffer.byteLength(json);
    if (slice.length > 0 && bytes + size > maxBytes) {
      yield `[${slice.join(",")}]`;
      slice = [];
      bytes = 0;
    }
    slice.push(json);
    bytes += size;
  }
  if (slice.length > 0) yield `[${slice.join(",")}]`;
}

/** Splits the rows into slices of at most `size`, in order. */
export function slicesOf<Row>(rows: readonly Row[], size = sliceSize): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
