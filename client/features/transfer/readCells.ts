/**
 * Rewrites the cells of a file as the API reads them: numbers with a decimal point, `true` and `false`, the API's names of
 * choices, lists with commas. A cell that means none of these stays as it is, and the API says what is wrong with it.
 */
import { apiPath, fieldNames, type FieldSpec } from "../../shared/forms/fields";
import { splitPhrases } from "../../shared/forms/rules";
import type { Transfer } from "../../shared/transfer";
import { listCell } from "./listCell";

type ReadCell = (cell: string) => string;

/** Words of the languages that spreadsheets are set to, and what people tick boxes with. */
const yes = new Set("true yes y ja j oui si sí sim tak wahr vrai verdadero vero 1 x ✓ ✔ ☑ on".split(" "));
const no = new Set("false no n nein non não nao nee nej nie falsch faux falso 0 - ✗ ✘ ☐ off".split(" "));

/** Spaces, also the narrow ones, and apostrophes between thousands. */
const grouping = /[\s\u00a0\u202f\u2009'’]/g;

/** Thousands in groups of three by one separator, without decimals: `1.234.567`. */
function isGrouped(digits: string, separator: string): boolean {
  const [head = "", ...groups] = digits.split(separator);
  return groups.length > 0 && /^[+-]?\d{1,3}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}

/** A whole number can have no decimals, so one separator between groups of three is for thousands there. */
function readNumber(cell: string, isWhole: boolean): string {
  const digits = cell
    .trim()
    .replace(/\s*%$/, "")
    .replaceAll(grouping, "")
    .replace(/^\u2212/, "-");
  if (!/^[+-]?[.,]?\d[\d.,]*$/.test(digits)) return cell;
  const decimal = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
  const other = decimal === "," ? "." : ",";
  const [whole = "", fraction, ...more] = digits.split(decimal);
  const isOnlyGroups = isGrouped(digits, decimal) && (isWhole || more.length > 0);
  if (isOnlyGroups) return digits.replaceAll(decimal, "");
  if (more.length > 0 || (whole.includes(other) && !isGrouped(whole, other))) return cell;
  return (whole.replaceAll(other, "") || "0") + (fraction === undefined ? "" : `.${fraction}`);
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

/** A flag also has the words of the panel's lists: "Popular", "Not popular", "No crypto", "Inactive". */
function readFlag(cell: string, label: string): string {
  const word = cell.trim().toLowerCase();
  const name = plain(label).replace(/^(accepts|has)/, "");
  const asLabel = plain(cell).replace(/^(accepts|has)/, "");
  if (yes.has(word) || asLabel === name) return "true";
  if (no.has(word) || ["not", "no", "in"].some((before) => asLabel === before + name)) return "false";
  return cell;
}

/** "Table game", "Table games" and `table_games` are one. */
function readChoice(cell: string, options: readonly { value: string; label: string }[]): string {
  const singular = (text: string) => plain(text).replace(/s$/, "");
  const wanted = singular(cell);
  const found = options.find(({ value, label }) => value !== "" && [singular(value), singular(label)].includes(wanted));
  return found?.value ?? cell;
}

function readList(cell: string): string {
  return cell.trim().startsWith("[") ? cell : listCell(splitPhrases(cell));
}

function readerOf(spec: FieldSpec): ReadCell | null {
  if (spec.kind === "number") return (cell) => readNumber(cell, Number.isInteger(spec.step));
  if (spec.kind === "flag") return (cell) => readFlag(cell, spec.label);
  if (spec.kind === "choice") return (cell) => readChoice(cell, spec.options);
  return spec.kind === "tags" ? readList : null;
}

/** The rows with each cell as its column's field has it. Blank cells stay blank. */
export function readCells(
  { fields }: Pick<Transfer, "fields">,
  columns: readonly string[],
  rows: string[][],
): string[][] {
  const byColumn = new Map(fieldNames(fields).map((name) => [apiPath(name, fields[name]!), readerOf(fields[name]!)]));
  const readers = columns.map((column) => byColumn.get(column) ?? null);
  if (readers.every((read) => read === null)) return rows;
  return rows.map((cells) => cells.map((cell, at) => (cell.trim() === "" ? cell : (readers[at]?.(cell) ?? cell))));
}
