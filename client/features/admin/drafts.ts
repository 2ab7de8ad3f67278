/**
 * What editors have typed and not saved, kept in this browser: one draft for each form that was worked in, so that two
 * tabs never write over each other. A draft belongs to one account: the next person on this browser never sees it.
 * Whatever is read from storage is looked at before it is believed.
 *
 * Earlier releases kept drafts without an account. Nobody can tell whose they are, so they are neither shown nor removed:
 * the form says that there is one and since when, and each account decides once whether it is its own. Restoring it makes
 * it a draft of that account; until an account does, it stays for the others.
 */
import type { Noun } from "../../shared/forms/editing";
import { fieldNames, type FieldTable, type FieldValue, type FormValues } from "../../shared/forms/fields";
import { makeId } from "../../shared/makeId";
import { keysUnder, readStored, readText, writeStored, writeText, type DraftKey } from "../../shared/storage";

export interface Draft<Values extends FormValues> {
  key: DraftKey;
  savedAt: string;
  values: Values;
  /** What the form began with. */
  base: Values;
  /** The version of the row that it began with; null for a new row. */
  version: number | null;
  /** The id that a new row will have, so that saving it again makes no second one. */
  newId: string | null;
  /** Kept by an earlier release, which noted no account: what is in it is not shown before it is restored. */
  isUnowned?: boolean;
}

/** Which form a draft belongs to: the one of a row, or the one that adds a row. */
export interface DraftScope {
  account: string;
  noun: Noun;
  rowId: string | null;
}

function prefixOf({ account, noun, rowId }: DraftScope): DraftKey {
  return `adminDraft:${encodeURIComponent(account)}:${noun}:${rowId ?? "new"}:`;
}

/** Where earlier releases kept drafts. No account is called like a noun. */
function unownedPrefixOf({ noun, rowId }: DraftScope): DraftKey {
  return `adminDraft:${noun}:${rowId ?? "new"}:`;
}

/** A key for one form, from the moment it is opened. */
export function makeDraftKey(scope: DraftScope): DraftKey {
  return `${prefixOf(scope)}${makeId()}`;
}

export function writeDraft<Values extends FormValues>({ key, ...draft }: Draft<Values>): void {
  writeStored(key, draft);
}

export function removeDraft(key: DraftKey): void {
  writeText(key, null);
}

export function hasDraft(scope: DraftScope): boolean {
  return keysUnder(prefixOf(scope)).length > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLike(value: unknown, model: FieldValue): value is FieldValue {
  if (!Array.isArray(model)) return typeof value === typeof model;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Every field of the model, with the stored value where it is of the right kind. */
function valuesLike<Values extends FormValues>(stored: unknown, model: Values): Values {
  const given = isRecord(stored) ? stored : {};
  const entries = Object.entries(model).map(([name, value]) => [
    name,
    isLike(given[name], value) ? given[name] : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

function readDraft<Values extends FormValues>(key: DraftKey, model: Values): Draft<Values> | null {
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

function newestFirst<Values extends FormValues>(drafts: Draft<Values>[]): Draft<Values>[] {
  return drafts.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}

/** The drafts of a form, the newest first. `model` is what the form holds now: fields that a draft lacks come from it. */
export function findDrafts<Values extends FormValues>(scope: DraftScope, model: Values): Draft<Values>[] {
  return newestFirst(keysUnder(prefixOf(scope)).flatMap((key) => readDraft(key, model) ?? []));
}

/** The drafts of a form that belong to no account, the newest first, without those that this account has declined. */
export function findUnownedDrafts<Values extends FormValues>(scope: DraftScope, model: Values): Draft<Values>[] {
  const declined = readDeclined(scope.account);
  const keys = keysUnder(unownedPrefixOf(scope)).filter((key) => !declined.includes(key));
  return newestFirst(keys.flatMap((key) => readDraft(key, model) ?? [])).map((draft) => ({
    ...draft,
    isUnowned: true,
  }));
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function declinedKeyOf(account: string): DraftKey {
  return `adminDraft:${encodeURIComponent(account)}:declined`;
}

function readDeclined(account: string): string[] {
  return readStored(declinedKeyOf(account), isTexts, []);
}

/** The draft is not this account's: it is not offered to it again, and stays for the others. */
export function declineDraft(account: string, key: DraftKey): void {
  writeStored(declinedKeyOf(account), [...readDeclined(account), key]);
}

export function withdrawDecline(account: string, key: DraftKey): void {
  writeStored(
    declinedKeyOf(account),
    readDeclined(account).filter((each) => each !== key),
  );
}

/** What a draft changes: 'casino Northgate', 'a new casino (Velvet Tables)'. */
export function describeDraft(
  { values, isUnowned }: Draft<FormValues>,
  fields: FieldTable<FormValues>,
  rowName: string | null,
  noun: Noun,
): string {
  if (rowName !== null) return `${noun} ${rowName}`;
  if (isUnowned) return `a new ${noun}`;
  const name = String(values[fieldNames(fields)[0] ?? ""] ?? "").trim();
  return name ? `a new ${noun} (${name})` : `a new ${noun}`;
}
