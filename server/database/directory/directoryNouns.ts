/** The one table of the three nouns of the directory. Migration 0004 creates their tables and derives the joins. */
import { toSnakeCase } from "../connection/naming.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import { LicensingAuthority, PaymentMethod, Provider } from "../entities/directory.entity.js";
import type { Casino } from "../entities/casino.entity.js";

export type DirectoryNoun = "provider" | "paymentMethod" | "licensingAuthority";

export interface DirectoryRows {
  provider: Provider;
  paymentMethod: PaymentMethod;
  licensingAuthority: LicensingAuthority;
}

interface DirectoryFacts<N extends DirectoryNoun> {
  entity: new () => DirectoryRows[N];
  table: Extract<Dependency, "providers" | "payment_methods" | "licensing_authorities">;
  spellings: string;
  /** The column of spellings and joins that names a row. */
  id: string;
  columns: readonly string[];
  casinoJoin: string;
  /** The function of migration 0006 that copies the casinos' details to the joins. */
  copyDetails?: string;
  /** The texts of a casino that name its rows. */
  casinoTexts: Extract<keyof Casino, "gameProviders" | "paymentMethods" | "licenses">;
}

/** The properties of a row that are read. */
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

/** The columns of a row, as `row`, for the select list of a statement. */
export function rowColumns(noun: DirectoryNoun): string {
  return directoryNouns[noun].columns.map((column) => `row.${toSnakeCase(column)} AS "${column}"`).join(", ");
}

/**
 * The condition for casinos or games, as `row`, that have one of the rows with these slugs.
 * @param more Another condition on the join, as `joined`, that follows AND.
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

/**
 * The condition for casinos, as `row`, that pay withdrawals within these hours by one of the payment methods: by what
 * they state about the method, otherwise by their usual time. An unknown time does not match.
 */
export function paysByOneOf(slugs: readonly string[], hours: number) {
  const more = "joined.can_withdraw IS NOT FALSE AND COALESCE(joined.payout_hours_to, row.withdrawal_hours) <= ?";
  const { sql, values } = hasOneOf("paymentMethod", slugs, { more });
  return { sql, values: [...values, hours] };
}
