/** Splits a name before its last capitalized word, which appears in the accent color: Honest|Odds, Acme |Casinos. */
export function splitName(name: string): { start: string; end: string } {
  const [, start = name, end = ""] = /^(.*[\p{Ll}\d\s])(\p{Lu}\S*)$/u.exec(name) ?? [];
  return { start, end };
}
