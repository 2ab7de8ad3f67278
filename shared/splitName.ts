/** Splits a name before its last capitalized word, which appears in the accent color: Honest|Odds, Acme |Casinos. */
export function splitName(name: string): { start: string; end: string } {
  const whole = name.normalize();
  const [, start = whole, end = ""] = /^(.*[\p{Ll}\d\s])(\p{Lu}\S*)$/u.exec(whole) ?? [];
  return { start, end };
}
