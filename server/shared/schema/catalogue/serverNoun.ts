/** What the server does with the rows of a noun: its operations, its imports, its drafts, and its page. */
import type { GraphQLSchema } from "graphql";
import type { ClassType } from "type-graphql";
import type { DataSource } from "typeorm";

import { definitionOf, type Noun } from "../../../../shared/nouns/registry.js";
import { visibleTexts } from "../../../../shared/visibleText.js";
import type { PagePaths } from "../../pagePaths.js";
import { checkRules, readPatch, toNewInput } from "../patchInput.js";
import { bulkWritesResolver, type BulkWrites } from "./bulkWritesResolver.js";
import type { Change, RowVersion } from "./catalogueWrites.js";
import { catalogueWritesResolver, type NounWrites } from "./catalogueWritesResolver.js";
import type { DraftedNoun, Patch } from "./draftedNoun.js";
import { importedNoun, type ImportedNoun } from "./importedNoun.js";

export interface ServerNoun<Services> {
  /** The resolvers of the noun's operations and fields. */
  resolvers: Function[];
  /** Returns the path of the page that shows a row. Null if no page does (`hasPage` in shared/nouns). */
  pathOf: PathOf | null;
  /** How drafts change rows. The schema is complete only after all nouns are defined. */
  drafted: (schema: () => GraphQLSchema) => DraftedNoun<Services>;
  /** How imports write rows. Null if editors can't import them. */
  imported: ImportedNoun | null;
}

type PathOf = (paths: PagePaths, row: Readonly<Record<string, unknown>>, db: DataSource) => string | Promise<string>;

interface Options extends Partial<Pick<DraftedNoun<unknown>, "policy" | "findWarnings">> {
  /** The resolvers of the noun's queries and fields. */
  resolvers?: Function[];
  pathOf?: PathOf;
}

/** Defines a noun with the standard mutations, which create, update and delete one row or many. */
export function editableNoun<Services extends { db: unknown }, Row extends object, Input extends object>(
  writes: NounWrites<Services, Row, Input> & BulkWrites<Services, Row, Input>,
  { resolvers = [], pathOf, ...options }: Options = {},
): ServerNoun<Services> {
  const { create, update, commands } = writes;
  const drafted = draftedBy<Services, Input>(commands.noun, options, update, (services, change, row, input) =>
    commands.update(services, change, { ...row, input }),
  );
  return {
    resolvers: [...resolvers, catalogueWritesResolver(writes), bulkWritesResolver(writes)],
    pathOf: checkedPath(commands.noun, pathOf),
    imported: { ...importedNoun(writes), ...(options.findWarnings && { findWarnings: options.findWarnings }) },
    drafted: (schema) => ({
      ...drafted(schema),
      async create(services, change, { id, ...patch }) {
        const { instance, missing } = toNewInput(create, { ...readPatch(schema(), update, patch), id });
        await checkRules(instance, missing);
        return commands.create(services, change, instance);
      },
    }),
  };
}

type Write<Services, Input> = (services: Services, change: Change, row: RowVersion, input: Input) => Promise<unknown>;

interface UpdatedNoun<Services, Input extends object> extends Options {
  input: ClassType<Input>;
  update: Write<Services, Input>;
}

/** Defines a noun whose rows editors can only update. */
export function updatedNoun<Services, Input extends object>(
  noun: Noun,
  { resolvers = [], pathOf, input, update, ...options }: UpdatedNoun<Services, Input>,
): ServerNoun<Services> {
  const drafted = draftedBy(noun, options, input, update);
  return { resolvers, pathOf: checkedPath(noun, pathOf), imported: null, drafted };
}

/** Returns the noun's `pathOf`, which it must have if it has a page. */
function checkedPath(noun: Noun, pathOf: PathOf | undefined): PathOf | null {
  const { hasPage = false } = definitionOf(noun);
  if (hasPage !== (pathOf !== undefined)) throw new Error(`Give ${noun} a \`pathOf\` if it has a page, and only then.`);
  return pathOf ?? null;
}

function draftedBy<Services, Input extends object>(
  noun: Noun,
  options: Options,
  input: ClassType<Input>,
  update: Write<Services, Input>,
): (schema: () => GraphQLSchema) => DraftedNoun<Services> {
  return (schema) => {
    const read = async (patch: Patch): Promise<Input> => {
      const instance = readPatch(schema(), input, patch);
      await checkRules(instance);
      return instance;
    };
    return {
      policy: "writeCatalogue",
      hasPreview: definitionOf(noun).hasPage === true,
      ...publicationOf(noun),
      ...options,
      noun,
      create: null,
      async check(patch) {
        await read(patch);
        return visibleTexts(patch);
      },
      update: async (services, change, row, patch) => update(services, change, row, await read(patch)),
    };
  };
}

/** Returns how a draft shows or hides a row of the noun (`visible` in shared/nouns). */
function publicationOf(noun: Noun): Pick<DraftedNoun<unknown>, "unpublished" | "newRow" | "toVisible"> {
  const { visible } = definitionOf(noun);
  if (visible === "always") return { unpublished: null, newRow: (patch) => patch, toVisible: () => ({}) };
  const valueOf = (row: object, property: string) => (row as Record<string, unknown>)[property];
  if ("published" in visible) {
    const { published } = visible;
    return {
      unpublished: { [published]: null },
      newRow: (patch, at) => ({ ...patch, [published]: patch[published] ?? at.toISOString() }),
      toVisible: (row, at) => {
        const time = valueOf(row, published) as Date | null;
        return time === null || time > at ? { [published]: at.toISOString() } : {};
      },
    };
  }
  const { active, from } = visible;
  return {
    unpublished: { [active]: false },
    newRow: (patch) => patch,
    toVisible: (row, at) => {
      const start = valueOf(row, from) as Date | null;
      return {
        ...(!valueOf(row, active) && { [active]: true }),
        ...(start !== null && start > at && { [from]: null }),
      };
    },
  };
}
