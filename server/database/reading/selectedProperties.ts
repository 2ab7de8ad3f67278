/**
 * Returns a function that converts selected fields to the properties to read, including those that computed fields
 * need. Memoizes the results, because `selectedFields` returns the same set for the same document.
 */
export function propertiesReader(
  computed: Record<string, readonly string[]>,
): (fields: Set<string>) => readonly string[] {
  const named: Record<string, readonly string[]> = { __typename: [], lastChange: [], ...computed };
  const memoized = new WeakMap<Set<string>, readonly string[]>();
  return (fields) => {
    const earlier = memoized.get(fields);
    if (earlier) return earlier;
    const properties = [...new Set(["id", ...[...fields].flatMap((field) => named[field] ?? [field])])];
    memoized.set(fields, properties);
    return properties;
  };
}

interface Named {
  property: string;
}

const extended = new WeakMap<readonly string[], WeakMap<readonly Named[], readonly string[]>>();

/**
 * Adds more properties to read, such as those of a list's sort keys. Memoizes the result, because `columnsRead` has a
 * result for each array.
 */
export function withProperties(properties: readonly string[], more: readonly Named[]): readonly string[] {
  const memoized = extended.get(properties) ?? new WeakMap<readonly Named[], readonly string[]>();
  extended.set(properties, memoized);
  const earlier = memoized.get(more);
  if (earlier) return earlier;
  const all = [...new Set([...properties, ...more.map(({ property }) => property)])];
  memoized.set(more, all);
  return all;
}
