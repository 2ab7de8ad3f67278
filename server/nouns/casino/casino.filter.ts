/** The filter of casino lists. */
import { IsOptional, Max, Min } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import type { DataSource } from "typeorm";

import {
  FilterFlag,
  FilterIds,
  FilterPayoutHours,
  FilterSearch,
  FilterSlugs,
  Finds,
  NullableFilterNumber,
} from "../../catalogue/list/filterFields.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { visibleRows } from "../../database/reading/visibleRows.js";
import { all } from "../../shared/input/rules.js";

const casinos = { reads: () => [Casino] };

/** A filter by opening year, from 1900 to 2100. It keeps casinos whose year is unknown. */
function FilterYear(excluded: "before" | "after"): PropertyDecorator {
  const description = `Excludes casinos that opened ${excluded} the given year (1900 to 2100). Includes casinos with an unknown opening year.`;
  const message = "The year must be between 1900 and 2100.";
  const operator = excluded === "before" ? ">=" : "<=";
  return all(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    Min(1900, { message }),
    Max(2100, { message }),
    Finds<number>((year) => ({
      sql: `row.established_year IS NULL OR row.established_year ${operator} ?`,
      values: [year],
    })),
  );
}

/**
 * Matches casinos with a bonus that visitors see and whose minimum deposit is within the limit. As in the bonus filter,
 * an unknown minimum deposit never matches.
 */
function hasBonusWithin(db: DataSource, minDepositAtMost: number): Condition {
  const shown = visibleRows(db, "bonus", "bonus");
  const sql = `EXISTS (SELECT FROM bonuses AS bonus WHERE bonus.casino_id = row.id AND ${shown.sql}
    AND bonus.min_deposit_minor <= ?::double precision)`;
  return { ...shown, sql, values: [...shown.values, Math.round(minDepositAtMost * 100)] };
}

@InputType({ description: "Filters a list of casinos. Omitted and null fields are ignored." })
export class CasinoFilter {
  @FilterIds("casinos")
  ids?: string[] | null;

  @FilterSearch("casinos whose name, description, game providers, payment methods or licenses")
  search?: string | null;

  @FilterFlag("featured casinos", "is_featured")
  isFeatured?: boolean | null;

  @FilterFlag("new casinos", "is_new")
  isNew?: boolean | null;

  @FilterFlag("casinos that accept cryptocurrency", "accepts_crypto")
  acceptsCrypto?: boolean | null;

  @FilterFlag("casinos with live games", "has_live_games")
  hasLiveGames?: boolean | null;

  @FilterFlag("casinos that work well on a phone", "mobile_optimized")
  mobileOptimized?: boolean | null;

  @Field(() => Float, { nullable: true, description: "Only casinos with this rating or higher, 0 to 5." })
  @IsOptional()
  @Min(0, { message: "`minRating` must be between 0 and 5." })
  @Max(5, { message: "`minRating` must be between 0 and 5." })
  @Finds<number>((least) => ({ sql: "row.rating >= ?", values: [least] }))
  minRating?: number | null;

  @FilterYear("before")
  establishedFrom?: number | null;

  @FilterYear("after")
  establishedTo?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "`true`: only casinos with a known opening year; `false`: only the rest.",
  })
  @Finds<boolean>((isKnown) => ({ sql: `row.established_year IS ${isKnown ? "NOT " : ""}NULL` }))
  hasEstablishedYear?: boolean | null;

  @FilterSlugs("provider", "providers", "casinos that offer games from a provider", casinos)
  providers?: string[] | null;

  @FilterSlugs("paymentMethod", "paymentMethods", "casinos that take a payment method", casinos)
  paymentMethods?: string[] | null;

  @FilterSlugs("licensingAuthority", "authorities", "casinos that have a license from an authority", casinos)
  authorities?: string[] | null;

  @FilterPayoutHours("casinos", casinos)
  maxPayoutHours?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only casinos that pay out at least this amount per month, in major units of each casino's own currency, 0 to 1,000,000. Excludes casinos with an unknown payout limit.",
  })
  @NullableFilterNumber("minPayoutLimitPerMonth")
  @Finds<number>(
    (least) => ({
      sql: "row.payout_limit_per_month >= ?::double precision",
      values: [Math.round(least * 100)],
    }),
    casinos.reads,
  )
  minPayoutLimitPerMonth?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only casinos with a bonus that visitors can see and whose minimum deposit is at most this amount. The amount is in major units of the bonus's own currency, 0 to 1,000,000.",
  })
  @NullableFilterNumber("minDepositAtMost")
  @Finds<number>((most, _filter, db) => hasBonusWithin(db, most), () => [Bonus])
  minDepositAtMost?: number | null;
}
