/** Parses arrays of strings. The driver's own parser handles arrays of every type and depth, which makes it slow. */
import pg from "pg";

/** The OID of PostgreSQL's type `text[]`. */
const textArray = 1009;

const readByDriver = pg.types.getTypeParser(textArray as never) as (text: string) => string[];

/** Makes the driver use `parseTextArray` for all text arrays in this process. */
export function readTextArraysQuickly(): void {
  pg.types.setTypeParser(textArray as never, parseTextArray);
}

/** Parses a `text[]` in PostgreSQL's format, such as `{MGA,"Curacao eGaming"}`. */
export function parseTextArray(text: string): string[] {
  // Escapes, nesting, and NULL are rare, so leave them to the driver's parser.
  if (isUnusual(text)) return readByDriver(text);
  const items: string[] = [];
  const end = text.length - 1;
  for (let at = 1; at < end;) {
    const isQuoted = text[at] === '"';
    const from = isQuoted ? at + 1 : at;
    const separator = text.indexOf(isQuoted ? '"' : ",", from);
    const to = separator < 0 ? end : separator;
    items.push(text.slice(from, to));
    at = to + (isQuoted ? 2 : 1);
  }
  return items;
}

function isUnusual(text: string): boolean {
  return text.includes("\\") || text.includes("NULL") || text[0] !== "{" || text[1] === "{";
}
