/**
 * Which property of rows each field of a filter compares, and how. Each field says so once, next to its API type.
 * `filterConditions.ts` creates the conditions in SQL.
 */
type Operator = "is" | "oneOf" | "atLeast" | "atMost" | "before" | "isKnown";

interface Compared {
  /** The property of rows. The default is the one with the field's name. */
  property?: string;
  by: Operator;
  /** Whether rows without a value match, too. */
  matchesUnknown?: true;
  /** Whether no index supports the comparison, so a page may read the whole table. */
  isUnindexed?: true;
  /** Converts the field's value. */
  read?: (value: never) => unknown;
}

/** A comparison with the value that a filter has. */
export interface Comparison extends Pick<Compared, "by" | "matchesUnknown" | "isUnindexed"> {
  property: string;
  value: unknown;
}

/** By the prototype of a filter's class. */
const comparedFields = new Map<object, Map<string, Compared>>();

/** Declares what a field of a filter compares. */
export function Compares(compared: Compared): PropertyDecorator {
  return (filter, field) => {
    const fields = comparedFields.get(filter) ?? new Map<string, Compared>();
    comparedFields.set(filter, fields.set(String(field), compared));
  };
}

/** Returns the comparisons of a filter. Fields that are null or undefined make none. */
export function comparisonsOf<Filter extends object>(type: new () => Filter, filter: Filter): Comparison[] {
  const fields = comparedFields.get(type.prototype as object) ?? new Map<string, Compared>();
  return [...fields].flatMap(([field, { property = field, read, ...compared }]) => {
    const given = filter[field as keyof Filter];
    return given == null ? [] : [{ ...compared, property, value: read ? read(given as never) : given }];
  });
}

/** Whether a filter has a comparison that no index supports. */
export function hasUnindexedComparison<Filter extends object>(type: new () => Filter, filter: Filter): boolean {
  return comparisonsOf(type, filter).some(({ isUnindexed }) => isUnindexed);
}
