/** Reads the sample catalogue and checks every row by the same rules as the API. */
import { BadUserInputError, type FieldError, StartupError } from "../../shared/errors.js";
import { readSeedFiles, type Seed, type SeedFileRow, toSeed } from "./readSeed.js";
import { takenKeyError, unknownParentError } from "../../catalogue/write/violations.js";
import { momentCell } from "../../shared/input/cells.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";
import { type DirectoryNoun, isNounWith } from "../../../shared/nouns/registry.js";
import { moment } from "../../../shared/rules/choice.js";
import { findProblem } from "../../../shared/rules/field.js";
import { phrases, slug } from "../../../shared/rules/text.js";
import { draftedNouns } from "../draftedNouns.js";
import { importedNouns } from "../nouns.js";

/**
 * Returns the rows to insert.
 * @throws StartupError that names the file, row and field of every invalid value.
 */
export async function loadSeed(folder?: string): Promise<Seed> {
  const rows = readSeedFiles(folder);
  const keys = new Set<string>();
  const casinoSlugs = new Set(rows.flatMap(({ noun, values }) => (noun === "casino" ? [values["slug"]] : [])));
  const problems: string[] = [];
  for (const row of rows) {
    const errors = await findErrors(row, keys, casinoSlugs);
    problems.push(...errors.map(({ field, message }) => `${row.place}, ${field}: ${message}`));
  }
  if (problems.length > 0) throw new StartupError(`The sample catalogue is invalid.\n${problems.join("\n")}`);
  return toSeed(rows);
}

async function findErrors(row: SeedFileRow, keys: Set<string>, casinoSlugs: Set<unknown>): Promise<FieldError[]> {
  const { noun, values } = row;
  const errors = ownErrors(noun, values);
  if (noun === "bonus" && values["casinoSlug"] != null && !casinoSlugs.has(values["casinoSlug"]))
    errors.push({ ...unknownParentError(noun)!, field: "casinoSlug" });
  const key = `${noun}/${String(values["slug"])}`;
  if (noun !== "bonus" && keys.has(key)) errors.push(takenKeyError(noun));
  keys.add(key);
  const input = Object.fromEntries(Object.entries(values).filter(([name]) => !ownFields(noun).includes(name)));
  try {
    // The rules for updating a directory row accept one without a name, but not one whose name is null.
    await draftedNouns[noun].check(isDirectoryNoun(noun) ? { name: null, ...input } : input);
  } catch (error) {
    if (!(error instanceof BadUserInputError)) throw error;
    return [...errors, ...(error.extensions["fields"] as FieldError[])];
  }
  if (isDirectoryNoun(noun)) return errors;
  const { required, toNew, findRowErrors } = importedNouns[noun];
  const missing = await findFieldErrors(toNew({}));
  errors.push(...missing.filter(({ field }) => required.includes(field) && !(field in input)));
  if (errors.length > 0) return errors;
  const [stored] = toSeed([row])[noun];
  return findRowErrors?.({ ...stored, casinoId: values["casinoSlug"] }) ?? [];
}

/** Returns the fields that only the seed has, because callers of the API can't set them. */
function ownFields(noun: SeedFileRow["noun"]): string[] {
  if (isDirectoryNoun(noun)) return ["slug", "spellings"];
  if (noun === "article") return [];
  return ["createdAt", "updatedAt", ...(noun === "bonus" ? ["casinoSlug"] : [])];
}

/** Returns the errors in the fields that only the seed has, and in those that only the seed requires. */
function ownErrors(noun: SeedFileRow["noun"], values: Record<string, unknown>): FieldError[] {
  const problems = isDirectoryNoun(noun)
    ? {
        slug: findProblem(slug(), String(values["slug"] ?? ""), true),
        spellings: findProblem(phrases("spellings"), values["spellings"], true),
      }
    : noun === "article"
      ? { publishedAt: timeProblem("publication time", values["publishedAt"]) }
      : {
          createdAt: timeProblem("creation time", values["createdAt"]),
          updatedAt: "updatedAt" in values ? timeProblem("time of the last change", values["updatedAt"]) : null,
        };
  return Object.entries(problems).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function timeProblem(label: string, text: unknown): string | null {
  const read = momentCell(String(text));
  return "value" in read ? moment(label).problemOf(read.value as Date) : read.message;
}

function isDirectoryNoun(noun: SeedFileRow["noun"]): noun is DirectoryNoun {
  return isNounWith(noun, "isDirectory");
}
