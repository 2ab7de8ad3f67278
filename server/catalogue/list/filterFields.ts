/**
 * The fields of a list's filter. The decorators of a field declare its type in the API, its rules, and its condition in
 * SQL, for rows aliased as `row`.
 */
import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, Float, ID, Int } from "type-graphql";
import type { DataSource } from "typeorm";

import { maxFilterIds, maxFilterSlugs } from "../../../shared/apiLimits.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { usualCurrency } from "../../../shared/offerValue.js";
import { currency } from "../../../shared/rules/text.js";
import { detailLimits, directorySlugMax, textLimits } from "../../../shared/textLimits.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { maxSearchWords, searchPatterns } from "../../database/reading/like.js";
import { type Condition, valuesOf } from "../../database/reading/selectRows.js";
import { Follows } from "../../shared/input/follows.js";
import { all } from "../../shared/input/rules.js";
import { isUuid } from "../../shared/input/uuid.js";
import { searchCost } from "../../shared/limits.js";
import { directoryNouns, hasOneOf } from "../directory/directoryNouns.js";

/** Returns the condition of a value, or null if another field's condition includes it. */
type ToCondition<Value, Filter> = (value: Value, filter: Filter, db: DataSource) => Condition | null;

type Entity = new () => object;

interface FilterField {
  toCondition: ToCondition<never, never>;
  /** Returns the tables that a statement with the condition may read completely. */
  reads: () => Entity[];
  comparison?: Comparison;
}

/** How a filter compares its value with a column. The tests interpret it in memory (test/catalogue/plainFilters.ts). */
export interface Comparison {
  /** The row's property. */
  property: string;
  operator: "=" | ">=" | "<=";
  /** The smallest and largest value of the filter. Omitted for a flag. */
  range?: readonly [min: number, max: number];
  /** Whether the value is a whole number. */
  isWhole?: boolean;
  /**
   * Whether the column contains hundredths of an amount of money. The filter's value is in major units of the filter's
   * `currency`. Amounts in other currencies never match, except 0.
   */
  isAmount?: boolean;
  /** Whether rows without a value match, too. */
  includesUnknown?: boolean;
}

interface CurrencyFilter {
  currency?: string | null;
}

/** The `currency` of a filter whose amounts are in the currency of each row. The rule for codes rejects it. */
export const eachCurrency = "*";

export function currencyOf({ currency: code }: CurrencyFilter): string {
  return code?.trim() || usualCurrency;
}

/** No table is read completely. */
export const isIndexed = (): Entity[] => [];

const fieldsOfFilters = new Map<unknown, Map<string, FilterField>>();

/**
 * Declares the condition of a filter's field.
 * @param reads Returns the tables that a statement may read completely because no index supports the condition. For a
 * condition that an index supports, pass `isIndexed`.
 */
export function Finds<Value, Filter = object>(
  toCondition: ToCondition<Value, Filter>,
  reads: () => Entity[],
): PropertyDecorator {
  return ({ constructor }, property) => {
    const fields = fieldsOfFilters.get(constructor) ?? new Map<string, FilterField>();
    fieldsOfFilters.set(constructor, fields.set(String(property), { toCondition, reads }));
  };
}

/** Declares a filter that compares its value with a column. */
function Compares(comparison: Comparison, reads: () => Entity[]): PropertyDecorator {
  const { property, operator, range, isAmount, includesUnknown } = comparison;
  const column = `row.${toSnakeCase(property)}`;
  const unknown = includesUnknown ? `${column} IS NULL OR ` : "";
  const sql = `${unknown}${column} ${operator} ?`;
  const toCondition: ToCondition<number | boolean, CurrencyFilter> = (value, filter) => {
    if (range === undefined) return { sql: value ? column : `NOT ${column}` };
    if (!isAmount) return { sql, values: [value] };
    const compares = comparesAmount("row", column, operator, Number(value), filter);
    return { ...compares, sql: `${unknown}${compares.sql}` };
  };
  return (target, name) => {
    Finds(toCondition, reads)(target, name);
    fieldsOfFilters.get(target.constructor)!.get(String(name))!.comparison = comparison;
  };
}

/** Returns the condition for rows whose column, in hundredths, compares with an amount in the filter's currency. */
export function comparesAmount(
  row: string,
  column: string,
  operator: Comparison["operator"],
  amount: number,
  filter: CurrencyFilter,
): Condition {
  const compares = { sql: `${column} ${operator} ?::double precision`, values: [Math.round(amount * 100)] };
  const currencyCode = currencyOf(filter);
  if (currencyCode === eachCurrency) return compares;
  return {
    sql: `${compares.sql} AND (${row}.currency = ? OR ${column} = 0)`,
    values: [...compares.values, currencyCode],
  };
}

/** Returns the filters that compare a column with their value, by name. */
export function comparisonsOf(type: new () => object): Map<string, Comparison> {
  const fields = [...fieldsOfFilters.get(type)!];
  return new Map(fields.flatMap(([name, { comparison }]) => (comparison ? [[name, comparison] as const] : [])));
}

/** Returns the names of the filters that no index supports. */
export function chargedFilters(type: new () => object): string[] {
  return [...fieldsOfFilters.get(type)!].flatMap(([name, { reads }]) => (reads().length > 0 ? [name] : []));
}

/** Yields the fields that a filter uses. Omitted and null fields are ignored. */
function* usedFields<Filter extends object>(type: new () => Filter, filter: Filter) {
  for (const [name, field] of fieldsOfFilters.get(type)!) {
    const value = filter[name as keyof Filter] as never;
    if (value != null) yield { ...field, value };
  }
}

/** Returns the conditions of all fields that a filter uses. A field for a search has none. */
export function conditionsOf<Filter extends object>(
  type: new () => Filter,
  filter: Filter,
  db: DataSource,
): Condition[] {
  return [...usedFields(type, filter)].flatMap(
    ({ toCondition, value }) => toCondition(value, filter as never, db) ?? [],
  );
}

/**
 * Charges for the tables that a list's statements may read completely.
 * @param hasText Whether the list finds rows by text, which costs at least `searchCost`.
 * @throws RateLimitedError when the caller's budget is too small.
 */
export async function chargeForFilter<Filter extends object>(
  db: DataSource,
  { entity, type, filter, hasText }: { entity: Entity; type: new () => Filter; filter: Filter; hasText: boolean },
): Promise<void> {
  const tables = new Set([...usedFields(type, filter)].flatMap(({ reads }) => reads()));
  if (hasText) tables.add(entity);
  for (const table of tables) await chargeForTable(db, table, hasText && table === entity ? searchCost : 0);
}

/** The currency of the amounts in a filter. */
export function FilterCurrency(description: string): PropertyDecorator {
  return all(
    Field(() => String, { nullable: true, description: `${description} The default is \`${usualCurrency}\`.` }),
    Follows(currency("currency")),
  );
}

/** The condition for rows whose column equals the value. */
export function Equals(column: string): PropertyDecorator {
  return Finds((value) => ({ sql: `row.${column} = ?`, values: [value] }), isIndexed);
}

/** A filter for rows with the given ids. */
export function FilterIds(rows: string, field = "ids", column = "id"): PropertyDecorator {
  const description = `Only ${field === "ids" ? `these ${rows}` : rows}, at most ${maxFilterIds}. Unknown ids are ignored.`;
  return all(
    Field(() => [ID], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(maxFilterIds, { message: `\`${field}\` may have at most ${maxFilterIds} ids.` }),
    Finds<string[]>((ids) => ({ sql: `row.${column} = ANY(?)`, values: [ids.filter(isUuid)] }), isIndexed),
  );
}

/** A boolean filter. */
export function FilterFlag(rows: string, property: string): PropertyDecorator {
  const description = `\`true\`: only ${rows}; \`false\`: only the rest.`;
  return all(
    Field(() => Boolean, { nullable: true, description }),
    Compares({ property, operator: "=" }, isIndexed),
  );
}

/** The filter by directory row, as the lists of casinos, bonuses and games use it. */
export interface DirectoryFilter {
  /** The entity of the list's casinos or games. */
  reads: () => Entity[];
  owner?: "casino" | "game";
  /** Returns the condition for the list's rows, based on that for casinos. */
  of?: (condition: Condition) => Condition;
}

interface PaymentFilter {
  paymentMethods?: string[] | null;
  maxPayoutHours?: number | null;
}

/** A filter for rows that have at least one of the directory rows with the given slugs. */
export function FilterSlugs(
  noun: DirectoryNoun,
  field: string,
  rows: string,
  { reads, owner = "casino", of = (condition) => condition }: DirectoryFilter,
): PropertyDecorator {
  const description = `Only ${rows} with one of these slugs, at most ${maxFilterSlugs}. A spelling of a row, such as the slug of a row that was merged into it, finds the row, too. Unknown slugs match nothing.`;
  return all(
    Field(() => [String], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(maxFilterSlugs, { message: `\`${field}\` may have at most ${maxFilterSlugs} slugs.` }),
    MaxLength(directorySlugMax, {
      each: true,
      message: `Shorten each slug to ${directorySlugMax} characters or fewer.`,
    }),
    Finds<string[], PaymentFilter>((slugs, { maxPayoutHours }) => {
      const isInPayout = noun === "paymentMethod" && maxPayoutHours != null;
      return isInPayout ? null : of(hasOneOf(noun, slugs, { owner }));
    }, reads),
  );
}

/**
 * A filter for the time within which a casino pays out. With payment methods, at least one of them must pay in time, as
 * the casino states it for the method. Otherwise, its fastest payout counts. An unknown time never matches.
 */
export function FilterPayoutHours(
  rows: string,
  { reads, of = (condition) => condition }: Omit<DirectoryFilter, "owner">,
): PropertyDecorator {
  const { payoutHours } = detailLimits;
  const description = `Only ${rows} whose fastest payout (\`fastestPayout\`) takes at most this number of hours, 0 to ${payoutHours}. Excludes casinos that state no payout time. If \`paymentMethods\` is also given, only ${rows} that state a payout within this time (\`payoutHoursTo\`) for one of these methods, and no \`canWithdraw: false\`.`;
  const message = `\`maxPayoutHours\` must be between 0 and ${payoutHours}.`;
  return all(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    Min(0, { message }),
    Max(payoutHours, { message }),
    Finds<number, PaymentFilter>((hours, { paymentMethods: slugs }) => {
      if (slugs == null) {
        const sql = `(row.withdrawal_hours <= ? OR EXISTS (SELECT FROM ${directoryNouns.paymentMethod.casinoJoin} AS joined
          WHERE joined.casino_id = row.id AND ${paysWithin("joined")}))`;
        return of({ sql, values: [hours, hours] });
      }
      const { sql, values } = hasOneOf("paymentMethod", slugs, { more: paysWithin("joined") });
      return of({ sql, values: [...values, hours] });
    }, reads),
  );
}

/** Returns the SQL condition for a casino's payment method that pays out within a number of hours, a parameter. */
export function paysWithin(join: string): string {
  return `${join}.can_withdraw IS NOT FALSE AND ${join}.payout_hours_to <= ?`;
}

/** A search may contain any character that the database can store: the search ignores what it can't match. */
function SearchText(): PropertyDecorator {
  const message = `Shorten the search text to ${textLimits.search} characters or fewer.`;
  return all(IsOptional(), MaxLength(textLimits.search, { message }));
}

/** A filter for rows that a search finds. textSearch.ts applies it. */
export function FilterSearch(matches: string): PropertyDecorator {
  const description = `Only ${matches} match this search text. The search ignores case and accents, and tolerates typos. At most ${textLimits.search} characters. Blank text is ignored.`;
  return all(
    Field(() => String, { nullable: true, description }),
    SearchText(),
  );
}

/** A filter for rows whose `search_text` contains all words of a text. */
export function FilterText(matches: string): PropertyDecorator {
  const description = `Only ${matches} together contain every word of this search text, ignoring case and accents. At most ${textLimits.search} characters; only the first ${maxSearchWords} different words count. Blank text is ignored.`;
  return all(
    Field(() => String, { nullable: true, description }),
    SearchText(),
    Finds<string>((text) => {
      const words = searchPatterns(text).map((pattern) => ({ sql: "row.search_text LIKE ?", values: [pattern] }));
      return words.length === 0 ? null : { sql: words.map(({ sql }) => sql).join(" AND "), values: valuesOf(words) };
    }, isIndexed),
  );
}

/** The smallest and largest amount of money in a filter, in major units. */
export const filterAmounts = [0, 1_000_000] as const;

/** The rules of a filter for a number. */
export function InRange([min, max]: readonly [min: number, max: number]): PropertyDecorator {
  return (target, name) => {
    const [least, most] = [min, max].map((end) => end.toLocaleString("en-US", { useGrouping: "min2" }));
    const message = `\`${String(name)}\` must be between ${least} and ${most}.`;
    all(IsOptional(), Min(min, { message }), Max(max, { message }))(target, name);
  };
}

interface NumberFilter extends Comparison {
  description: string;
  range: readonly [min: number, max: number];
  /** Returns the tables that a statement may read completely, or is `isIndexed`. */
  reads: () => Entity[];
}

/** A filter for a minimum or maximum of a column. */
export function FilterNumber({ description, reads, ...comparison }: NumberFilter): PropertyDecorator {
  return all(
    Field(() => (comparison.isWhole ? Int : Float), { nullable: true, description }),
    InRange(comparison.range),
    Compares(comparison, reads),
  );
}
