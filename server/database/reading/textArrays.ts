/** The driver reads arrays of every kind and depth, and slowly; ours are lists of texts. */
import pg from "pg";

/** PostgreSQL's number of the type `text[]`. */
const textArray = 1009;

const readByDriver = pg.types.getTypeParser(textArray as never) as (text: string) => string[];

/** Has the driver read all arrays of texts in this process by `parseTextArray`. */
export function readTextArraysQuickly(): void {
  pg.types.setTypeParser(textArray as never, parseTextArray);
}

/** `{MGA,"Curacao eGaming"}` as PostgreSQL writes a `text[]`. */
export function parseTextArray(text: string): string[] {
  // What is escaped, nested or NULL is rare.
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
