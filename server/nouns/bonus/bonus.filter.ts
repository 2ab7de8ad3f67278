/** The filter of bonus lists. */
import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import type { DataSource } from "typeorm";

import { foldText } from "../../../shared/foldText.js";
import { usualCurrency } from "../../../shared/offerValue.js";
import { moment } from "../../../shared/rules/choice.js";
import { currency } from "../../../shared/rules/text.js";
import { textLimits } from "../../../shared/textLimits.js";
import {
  conditionsOf,
  eachCurrency,
  Equals,
  filterAmounts,
  FilterIds,
  FilterNumber,
  FilterPayoutHours,
  FilterSearch,
  FilterSlugs,
  Finds,
  isIndexed,
} from "../../catalogue/list/filterFields.js";
import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { containsText } from "../../database/reading/like.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { visibleRows } from "../../database/reading/visibleRows.js";
import { Follows } from "../../shared/input/follows.js";
import { isUuid } from "../../shared/input/uuid.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import { completeSql } from "./offerTerms.js";

/** A condition on an offer's terms reads the whole table. A bonus with an unknown value never matches a limit on it. */
const reads = () => [Bonus];

const ofTheirCasinos = {
  reads: () => [Casino],
  of: (condition: Condition): Condition => ({ ...condition, sql: ofCasinos(condition.sql) }),
};

/**
 * Returns the condition for bonuses of the casinos that meet a condition. The statement selects the casinos into an
 * array, because PostgreSQL would otherwise use neither table's indexes.
 */
function ofCasinos(condition: string): string {
  return `row.casino_id = ANY(ARRAY(SELECT row.id FROM casinos AS row WHERE ${condition}))`;
}

/** Returns the condition for the main offers of casinos, as `mainBonusIdOfCasino` in loaders.ts finds them. */
function mainOffer(db: DataSource, isMain: boolean): Condition {
  const shown = visibleRows(db, "bonus", "offer");
  const main = `SELECT offer.id FROM bonuses AS offer WHERE offer.casino_id = row.casino_id AND ${shown.sql}
    ORDER BY offer.is_primary DESC, offer.created_at DESC, offer.id DESC LIMIT 1`;
  return { ...shown, sql: `row.id IS ${isMain ? "NOT " : ""}DISTINCT FROM (${main})` };
}

@InputType({ description: "Filters a list of bonuses. Omitted and null fields are ignored." })
export class BonusFilter {
  @FilterIds("bonuses")
  ids?: string[] | null;

  @FilterSearch("bonuses whose title, code, type, wagering or casino name")
  search?: string | null;

  @Field(() => BonusType, { nullable: true, description: "Only bonuses of this type." })
  @Equals("bonus_type")
  bonusType?: BonusType | null;

  @Field(() => ID, { nullable: true, description: "Only bonuses from this casino." })
  @Finds<string>((id) => (isUuid(id) ? { sql: "row.casino_id = ?", values: [id] } : { sql: "false" }), isIndexed)
  casinoId?: string | null;

  @FilterIds("bonuses from these casinos", "casinoIds", "casino_id")
  casinoIds?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Only bonuses whose casino name contains one of these strings, ignoring case and accents; at most 10 strings. Excludes bonuses without a casino.",
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: "`casinoNameContainsAny` may have at most 10 strings." })
  @MaxLength(textLimits.line, { each: true, message: `Shorten each string to ${textLimits.line} characters or fewer.` })
  @Finds<string[]>((names) => {
    const patterns = names.filter((text) => text.trim() !== "").map((text) => containsText(foldText(text.trim())));
    return { sql: ofCasinos("row.search_text LIKE ANY(?)"), values: [patterns] };
  }, isIndexed)
  casinoNameContainsAny?: string[] | null;

  @FilterSlugs(
    "licensingAuthority",
    "authorities",
    "bonuses from casinos that have a license from an authority",
    ofTheirCasinos,
  )
  authorities?: string[] | null;

  @FilterSlugs("paymentMethod", "paymentMethods", "bonuses from casinos that take a payment method", ofTheirCasinos)
  paymentMethods?: string[] | null;

  @FilterPayoutHours("bonuses from casinos", ofTheirCasinos)
  maxPayoutHours?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Only bonuses with this value of `isActive`, regardless of their dates. Visitors see only active bonuses, so for them, `false` returns no rows. Callers who can see inactive bonuses get both if they omit this field.",
  })
  @Finds<boolean>((is) => ({ sql: is ? "row.is_active" : "NOT row.is_active" }), isIndexed)
  isActive?: boolean | null;

  @FilterNumber({
    description:
      "Only bonuses with this wagering multiple or less, 0 to 1,000,000. Excludes bonuses with an unknown multiple.",
    property: "wageringMultiple",
    operator: "<=",
    range: [0, 1_000_000],
    reads,
  })
  maxWagering?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "`true`: only bonuses that require no wagering; `false`: only bonuses with a known wagering multiple above 0.",
  })
  @Finds<boolean>((hasNone) => ({ sql: `row.wagering_multiple ${hasNone ? "=" : ">"} 0` }), reads)
  hasNoWagering?: boolean | null;

  @FilterNumber({
    description:
      "Only bonuses with this minimum deposit or less, in major units of `currency`, 0 to 1,000,000. Excludes bonuses with an unknown minimum deposit, and those in other currencies unless they require no deposit.",
    property: "minDepositMinor",
    operator: "<=",
    range: filterAmounts,
    isAmount: true,
    reads,
  })
  minDepositAtMost?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Only bonuses whose amounts are in this currency, such as \`EUR\`. Also the currency of \`minDepositAtMost\`, which is otherwise \`${usualCurrency}\`.`,
  })
  @Follows(currency("currency"))
  @Finds<string>(
    (code) => (["", eachCurrency].includes(code.trim()) ? null : { sql: "row.currency = ?", values: [code.trim()] }),
    reads,
  )
  currency?: string | null;

  @Field(() => WageringBase, { nullable: true, description: "Only bonuses with this wagering base." })
  @Finds<string>((base) => ({ sql: "row.wagering_base = ?", values: [base] }), reads)
  wageringBase?: WageringBase | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "`true`: only bonuses with free spins; `false`: only the rest.",
  })
  @Finds<boolean>((has) => ({ sql: has ? "row.free_spins > 0" : "COALESCE(row.free_spins, 0) = 0" }), reads)
  hasFreeSpins?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description: "Only bonuses that end before this time. Excludes bonuses without an end date.",
  })
  @Follows(moment("latest end"))
  @Finds<Date>((time) => ({ sql: "row.ends_at < ?", values: [time] }), reads)
  endsBefore?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "`true`: only the main offer of each casino, which is its `isPrimary` bonus or, if visitors can't see one, its newest bonus that they can see; `false`: only the rest.",
  })
  @Finds<boolean>((isMain, _filter, db) => mainOffer(db, isMain), reads)
  isMainOffer?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "`true`: only bonuses that state every significant term, so `offer.missing` is empty; `false`: only the rest.",
  })
  @Finds<boolean>((is) => ({ sql: is ? completeSql : `NOT (${completeSql})` }), reads)
  isComplete?: boolean | null;
}

/** Returns the conditions for the bonuses that match a filter and that the viewer may see. */
export function bonusConditions(db: DataSource, viewer: Viewer | null, filter: BonusFilter): Condition[] {
  return [...conditionsOf(BonusFilter, filter, db), ...visibleBonuses(db, viewer)];
}

/** Returns the conditions for the bonuses that the viewer may see. */
export function visibleBonuses(db: DataSource, viewer: Viewer | null): Condition[] {
  return isAllowed("seeUnpublished", viewer) ? [] : [visibleRows(db, "bonus")];
}
