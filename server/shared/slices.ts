/** Rows of one statement: none is long, and none keeps the embedded database for long. */
export const sliceSize = 500;

export function slicesOf<Row>(rows: readonly Row[], size = sliceSize): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
