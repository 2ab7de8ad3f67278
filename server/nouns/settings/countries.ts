/** The English names of countries. The server returns them, because browsers disagree about some of them. */
let names: Intl.DisplayNames | undefined;

/** Our UK helplines cover only Great Britain, because Northern Ireland has its own. */
const ownNames: Record<string, string> = { GB: "Great Britain" };

/** Returns the name of a country, or null for an unknown code. */
export function countryName(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || code === "ZZ") return null;
  names ??= new Intl.DisplayNames("en", { type: "region" });
  const name = ownNames[code] ?? names.of(code);
  return name === undefined || name === code ? null : name;
}
