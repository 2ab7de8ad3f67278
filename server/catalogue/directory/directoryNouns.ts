/**
 * The definition of the directory's three nouns: their tables, columns, and joins. Migration 0004 creates the tables
 * and derives the joins.
 */
import { type DirectoryNoun, nouns, nounsWith } from "../../../shared/nouns/registry.js";
import type { FacetKey } from "../../shared/schema/facets.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import type { Casino } from "../../database/entities/casino.entity.js";
import { nounEntities, type NounRows } from "../../database/entities/nouns.js";

export type DirectoryRows = Pick<NounRows, DirectoryNoun>;

interface Joins {
  /** The properties of a directory row that statements read. */
  columns: readonly string[];
  casinoJoin: string;
  /** The function of migration 0006 that copies the details of casinos to the joins. */
  copyDetails?: string;
  /** The property of a casino that lists the names of its directory rows, in any spelling. */
  casinoTexts: Extract<keyof Casino, "gameProviders" | "paymentMethods" | "licenses">;
  /** The field with slugs of directory rows in the filters of casinos and bonuses. */
  filter: "providers" | "paymentMethods" | "authorities";
  /** The facet that counts the casinos that have a row. */
  facet: `${FacetKey}`;
}

const columns = ["id", "slug", "name", "website", "description", "updatedAt", "version"];

const joins: Record<DirectoryNoun, Joins> = {
  provider: {
    columns,
    casinoJoin: "casino_providers",
    casinoTexts: "gameProviders",
    filter: "providers",
    facet: "PROVIDER",
  },
  paymentMethod: {
    columns: [...columns, "kind"],
    casinoJoin: "casino_payment_methods",
    copyDetails: "copy_payment_details",
    casinoTexts: "paymentMethods",
    filter: "paymentMethods",
    facet: "PAYMENT_METHOD",
  },
  licensingAuthority: {
    columns,
    casinoJoin: "casino_licenses",
    copyDetails: "copy_license_details",
    casinoTexts: "licenses",
    filter: "authorities",
    facet: "AUTHORITY",
  },
};

interface DirectoryTables<N extends DirectoryNoun> extends Joins {
  entity: new () => NounRows[N];
  table: (typeof nouns)[N]["table"];
  spellings: string;
  /** The column in the spellings and joins that refers to the directory row. */
  id: string;
}

export const directoryNouns = Object.fromEntries(
  nounsWith("isDirectory").map((noun) => {
    const name = toSnakeCase(noun);
    const tables = { table: nouns[noun].table, spellings: `${name}_spellings`, id: `${name}_id` };
    return [noun, { entity: nounEntities[noun], ...tables, ...joins[noun] }];
  }),
) as unknown as { [N in DirectoryNoun]: DirectoryTables<N> };

/** The tables of the directory. */
export const directoryTables = nounsWith("isDirectory").map((noun) => nouns[noun].table);

/** Returns the columns of a directory row, aliased as `row`, for the select list of a statement. */
export function rowColumns(noun: DirectoryNoun): string {
  return directoryNouns[noun].columns.map((column) => `row.${toSnakeCase(column)} AS "${column}"`).join(", ");
}

/**
 * Returns SQL for the id of the directory row with a slug or, if no row has it, with exactly this spelling. A merge keeps
 * the slug of the deleted row as a spelling. Comparing spellings as queries for one row do would cost too much for a
 * list of slugs.
 */
export function idOfSlug(noun: DirectoryNoun, slug: string): string {
  const { table, spellings, id } = directoryNouns[noun];
  return `COALESCE((SELECT id FROM ${table} WHERE slug = ${slug}),
    (SELECT ${id} FROM ${spellings} WHERE spelling = ${slug}))`;
}

/**
 * Returns the condition for casinos or games, aliased as `row`, that have one of the directory rows with these slugs
 * (`idOfSlug`).
 * @param more An additional condition on the join, aliased as `joined`.
 */
export function hasOneOf(
  noun: DirectoryNoun,
  slugs: readonly string[],
  { owner = "casino", more = "true" }: { owner?: "casino" | "game"; more?: string } = {},
) {
  const { id, casinoJoin } = directoryNouns[noun];
  const join = owner === "casino" ? casinoJoin : "game_providers";
  const ids = `SELECT ${idOfSlug(noun, "given")} FROM unnest(?::text[]) AS given`;
  const sql = `EXISTS (SELECT FROM ${join} AS joined WHERE joined.${owner}_id = row.id
    AND joined.${id} = ANY(ARRAY(${ids})) AND ${more})`;
  return { sql, values: [slugs] };
}
