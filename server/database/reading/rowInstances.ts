/** Converts what a statement returns to read-only instances of an entity, with only the selected properties. */
import type { DataSource } from "typeorm";

export interface RowShape<Row> {
  entity: new () => Row;
  /** The properties to read. Those of an embedded entity have a prefix, as in `review.about`. */
  properties: readonly string[];
  nested?: NestedShape | undefined;
}

export interface NestedShape {
  /** The property that receives the rows, as instances of their entity. */
  property: string;
  /** Whether the property receives only the first row, or null if there is none. */
  isSingle?: boolean;
  rows: RowShape<object>;
}

/** Converts arrays of column values to rows. The last value of a row is the array of its nested rows. */
export function toRows<Row extends object>(
  db: DataSource,
  { entity: Entity, properties, nested }: RowShape<Row>,
  arrays: unknown[][],
): Row[] {
  const { targets } = columnsRead(db, Entity, properties);
  return arrays.map((values) => {
    // Create class instances, because the schema distinguishes the members of a union by their class.
    const row = new Entity() as Row & Record<string, unknown>;
    fill(row, targets, values);
    if (nested) {
      const rows = toRows(db, nested.rows, values.at(-1) as unknown[][]);
      Object.assign(row, { [nested.property]: nested.isSingle ? (rows[0] ?? null) : rows });
    }
    return row;
  });
}

/** The columns that a statement reads for a list of properties. */
interface ColumnsRead {
  entity: new () => object;
  /** The properties, sorted by name, so statements do not depend on the order of the caller's fields. */
  sorted: string[];
  /** The sorted properties as one string. */
  text: string;
  targets: ColumnTarget[];
}

const memoized = new WeakMap<readonly string[], ColumnsRead>();

/** Memoizes the result for an array of properties. Most queries use the same array for the same document. */
export function columnsRead(db: DataSource, entity: new () => object, properties: readonly string[]): ColumnsRead {
  const earlier = memoized.get(properties);
  if (earlier?.entity === entity) return earlier;
  const sorted = properties.toSorted();
  const read = { entity, sorted, text: sorted.join(), targets: targetsOf(db, entity, sorted) };
  memoized.set(properties, read);
  return read;
}

/** Where a column's value goes in the entity. */
interface ColumnTarget {
  /** The embedded entity that has the property, or null if the row itself has it. */
  embedded: string | null;
  property: string;
  isDate: boolean;
}

function targetsOf(db: DataSource, entity: new () => object, properties: readonly string[]): ColumnTarget[] {
  const metadata = db.getMetadata(entity);
  return properties.map((path) => {
    const [property = "", embedded = null] = path.split(".").toReversed();
    const isDate = metadata.findColumnWithPropertyPath(path)?.type === "timestamp with time zone";
    return { embedded, property, isDate };
  });
}

function fill(row: Record<string, unknown>, targets: ColumnTarget[], values: unknown[]): void {
  for (let at = 0; at < targets.length; at += 1) {
    const { embedded, property, isDate } = targets[at]!;
    const value = values[at];
    const owner = embedded === null ? row : ((row[embedded] ??= {}) as Record<string, unknown>);
    owner[property] = isDate && value !== null ? new Date(value as string) : value;
  }
}
