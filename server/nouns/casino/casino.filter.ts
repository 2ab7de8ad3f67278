/** The filter of casino lists. */
import { Field, Float, InputType } from "type-graphql";
import type { DataSource } from "typeorm";

import {
  filterAmounts,
  comparesAmount,
  FilterCurrency,
  FilterFlag,
  FilterIds,
  FilterNumber,
  FilterPayoutHours,
  FilterSearch,
  FilterSlugs,
  Finds,
  isIndexed,
  InRange,
} from "../../catalogue/list/filterFields.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { visibleRows } from "../../database/reading/visibleRows.js";

const casinos = { reads: () => [Casino] };

/** A filter by opening year, from 1900 to 2100. It keeps casinos whose year is unknown. */
function FilterYear(excluded: "before" | "after"): PropertyDecorator {
  return FilterNumber({
    description: `Excludes casinos that opened ${excluded} the given year (1900 to 2100). Includes casinos with an unknown opening year.`,
    property: "establishedYear",
    operator: excluded === "before" ? ">=" : "<=",
    range: [1900, 2100],
    isWhole: true,
    includesUnknown: true,
    reads: isIndexed,
  });
}

/**
 * Matches casinos with a bonus that visitors see and whose minimum deposit is within the limit. As in the bonus filter,
 * an unknown minimum deposit never matches.
 */
function hasBonusWithin(db: DataSource, minDepositAtMost: number, filter: CasinoFilter): Condition {
  const shown = visibleRows(db, "bonus", "bonus");
  const within = comparesAmount("bonus", "bonus.min_deposit_minor", "<=", minDepositAtMost, filter);
  const sql = `EXISTS (SELECT FROM bonuses AS bonus WHERE bonus.casino_id = row.id AND ${shown.sql} AND ${within.sql})`;
  return { ...shown, sql, values: [...shown.values, ...within.values!] };
}

@InputType({ description: "Filters a list of casinos. Omitted and null fields are ignored." })
export class CasinoFilter {
  @FilterIds("casinos")
  ids?: string[] | null;

  @FilterSearch("casinos whose name, description, game providers, payment methods or licenses")
  search?: string | null;

  @FilterFlag("featured casinos", "isFeatured")
  isFeatured?: boolean | null;

  @FilterFlag("new casinos", "isNew")
  isNew?: boolean | null;

  @FilterFlag("casinos that accept cryptocurrency", "acceptsCrypto")
  acceptsCrypto?: boolean | null;

  @FilterFlag("casinos with live games", "hasLiveGames")
  hasLiveGames?: boolean | null;

  @FilterFlag("casinos that work well on a phone", "mobileOptimized")
  mobileOptimized?: boolean | null;

  @FilterNumber({
    description: "Only casinos with this rating or higher, 0 to 5.",
    property: "rating",
    operator: ">=",
    range: [0, 5],
    reads: isIndexed,
  })
  minRating?: number | null;

  @FilterYear("before")
  establishedFrom?: number | null;

  @FilterYear("after")
  establishedTo?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "`true`: only casinos with a known opening year; `false`: only the rest.",
  })
  @Finds<boolean>((isKnown) => ({ sql: `row.established_year IS ${isKnown ? "NOT " : ""}NULL` }), isIndexed)
  hasEstablishedYear?: boolean | null;

  @FilterSlugs("provider", "providers", "casinos that offer games from a provider", casinos)
  providers?: string[] | null;

  @FilterSlugs("paymentMethod", "paymentMethods", "casinos that take a payment method", casinos)
  paymentMethods?: string[] | null;

  @FilterSlugs("licensingAuthority", "authorities", "casinos that have a license from an authority", casinos)
  authorities?: string[] | null;

  @FilterPayoutHours("casinos", casinos)
  maxPayoutHours?: number | null;

  @FilterNumber({
    description:
      "Only casinos that pay out at least this amount per month, in major units of `currency`, 0 to 1,000,000. Excludes casinos with an unknown payout limit.",
    property: "payoutLimitPerMonth",
    operator: ">=",
    range: filterAmounts,
    isAmount: true,
    ...casinos,
  })
  minPayoutLimitPerMonth?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only casinos with a bonus that visitors can see and whose minimum deposit is at most this amount. The amount is in major units of `currency`, 0 to 1,000,000.",
  })
  @InRange(filterAmounts)
  @Finds<number, CasinoFilter>((most, filter, db) => hasBonusWithin(db, most, filter), () => [Bonus])
  minDepositAtMost?: number | null;

  @FilterCurrency(
    "The currency of `minDepositAtMost` and `minPayoutLimitPerMonth`, such as `EUR`. Amounts in other currencies never match, except a minimum deposit of 0.",
  )
  currency?: string | null;
}
