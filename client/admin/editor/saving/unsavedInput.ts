/**
 * Stores editors' unsaved input in this browser. Each open form stores its own, so two tabs never overwrite each
 * other's input. It belongs to one account, so another account on this browser never sees it. Stored values are
 * validated before use.
 * Earlier releases stored input without an account. Its owner is unknown, so the form shows only that such input exists
 * and when it was saved. An account can restore the input, which then belongs to that account, or decline it. Declined
 * input stays for the other accounts.
 */
import type { FormNoun } from "../../list/listConfig";
import type { DetailRow } from "../../fields/detailRows";
import type { FieldSpec, FieldTable, FieldValue, FormValues } from "../../fields/fields";
import { fieldNames } from "../../fields/fieldTable";
import { makeId } from "../../../shared/browser/makeId";
import { keysUnder, readStored, readText, writeStored, writeText, type UnsavedInputKey } from "../../../shared/storage";

export interface UnsavedInput<Values extends FormValues> {
  key: UnsavedInputKey;
  savedAt: string;
  values: Values;
  /** The values that the form started with. */
  base: Values;
  /** The version of the row that the form started with, or null for a new row. */
  version: number | null;
  /**
   * The id that the new row will get. The id makes a repeated save safe, because the server creates no second row with
   * the same id.
   */
  newId: string | null;
  /**
   * Whether an earlier release saved the input without an account. It stays hidden until an account restores it.
   */
  isUnowned?: boolean;
}

/** Identifies the form that input belongs to. `rowId` is null for a form that adds a row. */
export interface FormScope {
  account: string;
  noun: FormNoun;
  rowId: string | null;
}

function prefixOf({ account, noun, rowId }: FormScope): UnsavedInputKey {
  return `adminDraft:${encodeURIComponent(account)}:${noun}:${rowId ?? "new"}:`;
}

/**
 * Returns the key prefix of input from earlier releases. No account name equals a noun, so the prefixes never collide.
 */
function unownedPrefixOf({ noun, rowId }: FormScope): UnsavedInputKey {
  return `adminDraft:${noun}:${rowId ?? "new"}:`;
}

/** Creates the storage key of a form's input. Call it when the form opens. */
export function makeInputKey(scope: FormScope): UnsavedInputKey {
  return `${prefixOf(scope)}${makeId()}`;
}

export function writeInput<Values extends FormValues>({ key, ...input }: UnsavedInput<Values>): void {
  writeStored(key, input);
}

export function removeInput(key: UnsavedInputKey): void {
  writeText(key, null);
}

export function hasUnsavedInput(scope: FormScope): boolean {
  return keysUnder(prefixOf(scope)).length > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLike(value: unknown, model: FieldValue, spec: FieldSpec | undefined): value is FieldValue {
  if (!Array.isArray(model)) return typeof value === typeof model;
  const isItem = spec?.kind === "rows" ? isDetailRow : (item: unknown) => typeof item === "string";
  return Array.isArray(value) && value.every(isItem);
}

function isDetailRow(value: unknown): value is DetailRow {
  return isRecord(value) && Object.values(value).every((cell) => typeof cell === "string");
}

/** The form's fields and their current values. */
interface FormModel<Values extends FormValues> {
  model: Values;
  fields: FieldTable<FormValues>;
}

/** Returns a value for each field: the stored value if it has the right type, and otherwise the current value. */
function valuesLike<Values extends FormValues>(stored: unknown, { model, fields }: FormModel<Values>): Values {
  const given = isRecord(stored) ? stored : {};
  const entries = Object.entries(model).map(([name, value]) => [
    name,
    isLike(given[name], value, fields[name]) ? given[name] : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

function readInput<Values extends FormValues>(
  key: UnsavedInputKey,
  model: FormModel<Values>,
): UnsavedInput<Values> | null {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? "null");
    if (!isRecord(stored) || !isRecord(stored["values"])) return null;
    const { savedAt, version, newId } = stored;
    if (typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt))) return null;
    return {
      key,
      savedAt,
      values: valuesLike(stored["values"], model),
      base: valuesLike(stored["base"], model),
      version: Number.isInteger(version) ? (version as number) : null,
      newId: typeof newId === "string" && /^[0-9a-f-]{36}$/.test(newId) ? newId : null,
    };
  } catch {
    return null;
  }
}

function newestFirst<Values extends FormValues>(inputs: UnsavedInput<Values>[]): UnsavedInput<Values>[] {
  return inputs.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}

/** Returns the form's unsaved inputs, newest first. If one lacks a field, the field keeps its current value. */
export function findInputs<Values extends FormValues>(
  scope: FormScope,
  model: FormModel<Values>,
): UnsavedInput<Values>[] {
  return newestFirst(keysUnder(prefixOf(scope)).flatMap((key) => readInput(key, model) ?? []));
}

/** Returns the form's unsaved inputs without an account, newest first. Omits those that this account has declined. */
export function findUnownedInputs<Values extends FormValues>(
  scope: FormScope,
  model: FormModel<Values>,
): UnsavedInput<Values>[] {
  const declined = readDeclined(scope.account);
  const keys = keysUnder(unownedPrefixOf(scope)).filter((key) => !declined.includes(key));
  return newestFirst(keys.flatMap((key) => readInput(key, model) ?? [])).map((input) => ({
    ...input,
    isUnowned: true,
  }));
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function declinedKeyOf(account: string): UnsavedInputKey {
  return `adminDraft:${encodeURIComponent(account)}:declined`;
}

function readDeclined(account: string): string[] {
  return readStored(declinedKeyOf(account), isTexts, []);
}

/** Stores that the account has declined an input. The form no longer offers it to this account. */
export function declineInput(account: string, key: UnsavedInputKey): void {
  writeStored(declinedKeyOf(account), [...readDeclined(account), key]);
}

export function withdrawDecline(account: string, key: UnsavedInputKey): void {
  writeStored(
    declinedKeyOf(account),
    readDeclined(account).filter((each) => each !== key),
  );
}

/** Names the row that the input is for: 'casino Northgate', 'a new casino (Velvet Tables)'. */
export function describeInput(
  { values, isUnowned }: UnsavedInput<FormValues>,
  fields: FieldTable<FormValues>,
  rowName: string | null,
  noun: FormNoun,
): string {
  if (rowName !== null) return `${noun} ${rowName}`;
  if (isUnowned) return `a new ${noun}`;
  const name = String(values[fieldNames(fields)[0] ?? ""] ?? "").trim();
  return name ? `a new ${noun} (${name})` : `a new ${noun}`;
}
