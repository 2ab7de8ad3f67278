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
