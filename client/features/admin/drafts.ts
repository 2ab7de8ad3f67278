/**
 * What editors have typed and not saved, kept in this browser: one draft for each form that was worked in, so that two
 * tabs never write over each other. Whatever is read from storage is looked at before it is believed.
 */
import type { Noun } from "../../shared/forms/editing";
import type { FieldValue, FormValues } from "../../shared/forms/fields";
import { makeId } from "../../shared/makeId";
import { keysUnder, readText, writeStored, writeText, type DraftKey } from "../../shared/storage";

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
}

/** Which form a draft belongs to: the one of a row, or the one that adds a row. */
export interface DraftScope {
  noun: Noun;
  rowId: string | null;
}

function prefixOf({ noun, rowId }: DraftScope): DraftKey {
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

/** The drafts of a form, the newest first. `model` is what the form holds now: fields that a draft lacks come from it. */
export function findDrafts<Values extends FormValues>(scope: DraftScope, model: Values): Draft<Values>[] {
  return keysUnder(prefixOf(scope))
    .flatMap((key) => readDraft(key, model) ?? [])
    .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}
