/**
 * Returns a function that converts selected fields to the properties to read, including those that computed fields
 * need. Memoizes the results, because `selectedFields` returns the same set for the same document.
 */
export function propertiesReader(computed: Record<string, readonly string[]>): (fields: Set<string>) => string[] {
  const named: Record<string, readonly string[]> = { __typename: [], lastChange: [], ...computed };
  const memoized = new WeakMap<Set<string>, string[]>();
  return (fields) => {
    const known = memoized.get(fields);
    if (known) return known;
    const properties = [...new Set(["id", ...[...fields].flatMap((field) => named[field] ?? [field])])];
    memoized.set(fields, properties);
    return properties;
  };
}
