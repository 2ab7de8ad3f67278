/**
 * The definition of the directory's three nouns: their tables, columns, and joins. Migration 0004 creates the tables
 * and derives the joins.
 */
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import { LicensingAuthority, PaymentMethod, Provider } from "../../database/entities/directory.entity.js";
import type { Casino } from "../../database/entities/casino.entity.js";

export interface DirectoryRows {
  provider: Provider;
  paymentMethod: PaymentMethod;
  licensingAuthority: LicensingAuthority;
}

interface DirectoryFacts<N extends DirectoryNoun> {
  entity: new () => DirectoryRows[N];
  table: Extract<Dependency, "providers" | "payment_methods" | "licensing_authorities">;
  spellings: string;
  /** The column in the spellings and joins that refers to the directory row. */
  id: string;
  columns: readonly string[];
  casinoJoin: string;
  /** The function of migration 0006 that copies the details of casinos to the joins. */
  copyDetails?: string;
  /** The property of a casino that lists the names of its directory rows, in any spelling. */
  casinoTexts: Extract<keyof Casino, "gameProviders" | "paymentMethods" | "licenses">;
}

/** The properties of a directory row that statements read. */
const columns = ["id", "slug", "name", "website", "description", "updatedAt", "version"] as const;

export const directoryNouns: { [N in DirectoryNoun]: DirectoryFacts<N> } = {
  provider: {
    entity: Provider,
    table: "providers",
    spellings: "provider_spellings",
    id: "provider_id",
    columns,
    casinoJoin: "casino_providers",
    casinoTexts: "gameProviders",
  },
  paymentMethod: {
    entity: PaymentMethod,
    table: "payment_methods",
    spellings: "payment_method_spellings",
    id: "payment_method_id",
    columns: [...columns, "kind"],
    casinoJoin: "casino_payment_methods",
    copyDetails: "copy_payment_details",
    casinoTexts: "paymentMethods",
  },
  licensingAuthority: {
    entity: LicensingAuthority,
    table: "licensing_authorities",
    spellings: "licensing_authority_spellings",
    id: "licensing_authority_id",
    columns,
    casinoJoin: "casino_licenses",
    copyDetails: "copy_license_details",
    casinoTexts: "licenses",
  },
};

/** Returns the columns of a directory row, aliased as `row`, for the select list of a statement. */
export function rowColumns(noun: DirectoryNoun): string {
  return directoryNouns[noun].columns.map((column) => `row.${toSnakeCase(column)} AS "${column}"`).join(", ");
}

/**
 * Returns the condition for casinos or games, aliased as `row`, that have one of the directory rows with these slugs.
 * @param more An additional condition on the join, aliased as `joined`.
 */
export function hasOneOf(
  noun: DirectoryNoun,
  slugs: readonly string[],
  { owner = "casino", more = "true" }: { owner?: "casino" | "game"; more?: string } = {},
) {
  const { table, id, casinoJoin } = directoryNouns[noun];
  const join = owner === "casino" ? casinoJoin : "game_providers";
  const sql = `EXISTS (SELECT FROM ${join} AS joined WHERE joined.${owner}_id = row.id
    AND joined.${id} = ANY(ARRAY(SELECT id FROM ${table} WHERE slug = ANY(?))) AND ${more})`;
  return { sql, values: [slugs] };
}
