/**
 * Reads the sample catalogue from the files in `seed/`. Their values are in the API's format, as in the inputs of the
 * mutations. Omitted fields become what the API stores for them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getMetadataArgsStorage } from "typeorm";

import { definitionOf, type DirectoryNoun, nouns as definitions, nounsWith } from "../../../shared/nouns/registry.js";
import { projectRoot } from "../../platform/projectRoot.js";
import { StartupError } from "../../shared/errors.js";
import { fieldsOf, isEnum } from "../../shared/schema/inputFields.js";
import { LicenseDetails, PaymentDetails, storedDetails } from "../../database/entities/casinoDetails.js";
import { CasinoReview } from "../../database/entities/casinoReview.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "../../catalogue/write/nouns.js";

/** The nouns whose rows have a history from the start. The order is that of the inserts. */
export const seededNouns = ["casino", "bonus", "game", "person", "article"] as const;

export type SeededNoun = (typeof seededNouns)[number];

type FieldOf<N extends SeededNoun> = keyof (typeof definitions)[N]["fields"] & keyof NounRows[N];

/** A value with its enums as strings. */
type Plain<Value> = Value extends string ? `${Value}` : Value;

/** The values that a row starts with. */
type Values<N extends SeededNoun> = { [Name in FieldOf<N>]: Plain<NounRows[N][Name]> };

export interface Times {
  /** An ISO 8601 time in UTC. */
  createdAt: string;
  /** An ISO 8601 time in UTC. Defaults to `createdAt`. */
  updatedAt?: string;
}

export interface SeedRows {
  casino: Values<"casino"> &
    Times & { review: CasinoReview; paymentDetails: PaymentDetails[]; licenseDetails: LicenseDetails[] };
  /** `casinoSlug` is null for a bonus without a casino. */
  bonus: Omit<Values<"bonus">, "casinoId"> & Times & { casinoSlug: string | null };
  game: Values<"game"> & Times;
  person: Values<"person"> & Times;
  article: Values<"article"> & Times;
}

export interface DirectorySeed {
  slug: string;
  name: string;
  /** Other spellings. Case, accents, spaces, and punctuation do not matter. */
  spellings?: string[];
  website?: string;
  description?: string;
  kind?: string;
}

export type Seed = { [N in SeededNoun]: SeedRows[N][] } & Record<DirectoryNoun, DirectorySeed[]>;

/** A row as it is in a file. */
export interface SeedFileRow<N extends SeededNoun | DirectoryNoun = SeededNoun | DirectoryNoun> {
  noun: N;
  /** Where the row is, such as `seed/games.json, row 3`. */
  place: string;
  values: Record<string, unknown>;
}

/** Returns the folder with the sample catalogue. The build copies it next to the server's bundle. */
export function seedFolder(root = projectRoot()): string {
  const sources = join(root, "seed");
  return existsSync(sources) ? sources : join(root, "dist", "server", "seed");
}

/**
 * Reads the rows of all files, without checking them.
 * @throws StartupError that names a file which can't be parsed.
 */
export function readSeedFiles(folder = seedFolder()): SeedFileRow[] {
  const directory = read(folder, "directory.json", JSON.parse) as Record<string, unknown[]>;
  return [
    ...nounsWith("isDirectory").flatMap((noun) => rowsOf(noun, "directory.json", directory[listOf(noun)])),
    ...filesIn(folder, "casinos").flatMap((file) => rowsOf("casino", file, read(folder, file, JSON.parse))),
    ...filesIn(folder, "bonuses").flatMap((file) => rowsOf("bonus", file, read(folder, file, JSON.parse))),
    ...rowsOf("game", "games.json", read(folder, "games.json", JSON.parse)),
    ...rowsOf("person", "people.json", read(folder, "people.json", JSON.parse)),
    ...filesIn(folder, "articles").flatMap((file) => rowsOf("article", file, read(folder, file, parseArticle))),
  ];
}

/** The name of a directory noun's list in `directory.json`: `paymentMethods`. */
function listOf(noun: DirectoryNoun): string {
  return nouns[noun].plural.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}

function filesIn(folder: string, part: string): string[] {
  const names = readdirSync(join(folder, part), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.(?:json|md)$/.test(name))
    .map((name) => `${part}/${name}`)
    .toSorted();
}

function read(folder: string, file: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(readFileSync(join(folder, file), "utf8"));
  } catch (error) {
    throw new StartupError(`seed/${file} can't be read: ${(error as Error).message}`);
  }
}

function rowsOf<N extends SeededNoun | DirectoryNoun>(noun: N, file: string, content: unknown): SeedFileRow<N>[] {
  const isList = Array.isArray(content);
  return (isList ? (content as unknown[]) : [content]).map((row, index) => {
    const place = isList ? `seed/${file}, row ${index + 1} of ${nouns[noun].plural}` : `seed/${file}`;
    if (typeof row !== "object" || row === null || Array.isArray(row))
      throw new StartupError(`${place} must be an object with the values of one row.`);
    return { noun, place, values: row as Record<string, unknown> };
  });
}

/**
 * Parses Markdown with front matter. Each line of the front matter is a name and a JSON value, such as `position: 1`,
 * so it is also valid YAML.
 */
function parseArticle(text: string): Record<string, unknown> {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (front === undefined || body === undefined) throw new Error("the front matter between two lines --- is missing");
  const fields = front.split("\n").map((line) => {
    const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`"${line}" is not a name with a JSON value`);
    return [name, JSON.parse(value)] as const;
  });
  return { ...Object.fromEntries(fields), body: body.trim() };
}

/** Converts rows of files to the values that the database stores. */
export function toSeed(rows: readonly SeedFileRow[]): Seed {
  const of = (noun: SeededNoun | DirectoryNoun) => rows.filter((row) => row.noun === noun).map(({ values }) => values);
  const stored = seededNouns.map((noun) => [noun, of(noun).map((values) => toStored(noun, values))]);
  const directory = nounsWith("isDirectory").map((noun) => [
    noun,
    of(noun).map((values) => ({ ...values, ...enumsOf(nouns[noun].entity, values) })),
  ]);
  return Object.fromEntries([...stored, ...directory]) as Seed;
}

export function readSeed(): Seed {
  return toSeed(readSeedFiles());
}

function toStored(noun: SeededNoun, values: Record<string, unknown>): Record<string, unknown> {
  const { entity } = nouns[noun];
  const row = { ...blanksOf(entity, Object.keys(definitionOf(noun).fields!)), ...values, ...enumsOf(entity, values) };
  for (const [name, { kind }] of Object.entries(definitionOf(noun).fields!))
    if (kind === "moment" && typeof values[name] === "string") row[name] = new Date(values[name]);
  if (noun === "article") return { ...row, createdAt: values["publishedAt"] };
  if (noun === "bonus") {
    const { casinoId: _, ...bonus } = row;
    return { ...bonus, casinoSlug: values["casinoSlug"] ?? null };
  }
  if (noun !== "casino") return row;
  return {
    ...row,
    review: { ...blanksOf(CasinoReview), ...(values["review"] as object) },
    paymentDetails: storedDetails((values["paymentDetails"] ?? []) as PaymentDetails[], ({ method }) => method),
    licenseDetails: storedDetails((values["licenseDetails"] ?? []) as LicenseDetails[], ({ license }) => license),
  };
}

/** Returns the default values of a table's columns. */
function blanksOf(entity: Function, names?: readonly string[]): Record<string, unknown> {
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  const blanks = columns.map(({ propertyName, options }) => [
    propertyName,
    options.array ? [] : ((options.default as unknown) ?? null),
  ]);
  return Object.fromEntries(blanks.filter(([name]) => names?.includes(name as string) ?? true));
}

/** Returns the stored values of fields whose type is an enum. The files contain the API's names. */
function enumsOf(entity: Function, values: Record<string, unknown>): Record<string, unknown> {
  const given = fieldsOf(entity).filter(({ name }) => name in values);
  const enums = given.flatMap(({ name, getType }): [string, unknown][] => {
    const type = getType();
    return isEnum(type) ? [[name, type[values[name] as string]]] : [];
  });
  return Object.fromEntries(enums);
}
