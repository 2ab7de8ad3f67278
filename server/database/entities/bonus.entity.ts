/** A bonus, with or without a casino. */
import { ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, JoinColumn, ManyToOne, type Relation } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, FieldColumn, NullableColumn } from "./columns.js";
import { Casino } from "./casino.entity.js";
import { costSort, currencyPresent, endsSort, wageringSort } from "./bonusSql.js";

/** The database stores the values. The API uses the names. */
export enum BonusType {
  NO_DEPOSIT = "no_deposit",
  WELCOME = "welcome",
  FREE_SPINS = "free_spins",
  CASHBACK = "cashback",
  RELOAD = "reload",
}

registerEnumType(BonusType, {
  name: "BonusType",
  description: "The type of bonus.",
  valuesConfig: {
    NO_DEPOSIT: { description: "A bonus that requires no deposit." },
    WELCOME: { description: "A bonus on the first deposit or the first few deposits." },
    FREE_SPINS: { description: "Free spins on specific slots." },
    CASHBACK: { description: "A bonus that pays back a share of net losses." },
    RELOAD: { description: "A bonus on a later deposit." },
  },
});

/** The database stores the values. The API uses the names. */
export enum WageringBase {
  BONUS = "bonus",
  BONUS_AND_DEPOSIT = "bonus_and_deposit",
  DEPOSIT = "deposit",
  WINNINGS = "winnings",
}

registerEnumType(WageringBase, {
  name: "WageringBase",
  description: "The amount that the wagering multiple applies to.",
  valuesConfig: {
    BONUS: { description: "The bonus." },
    BONUS_AND_DEPOSIT: { description: "The bonus plus the deposit." },
    DEPOSIT: { description: "The deposit." },
    WINNINGS: { description: "The winnings from free spins." },
  },
});

@ObjectType({ description: "A bonus, with the terms that determine its value.", simpleResolvers: true })
@Entity("bonuses")
@Check("bonuses_type_known", "bonus_type IN ('no_deposit', 'welcome', 'free_spins', 'cashback', 'reload')")
@Check("bonuses_free_spins_range", "free_spins >= 0")
@Check("bonuses_title_present", "btrim(title) <> ''")
@Check("bonuses_match_percent_range", "match_percent > 0 AND match_percent <= 1000")
@Check("bonuses_cap_range", "cap_minor > 0")
@Check("bonuses_currency_form", "currency ~ '^[A-Z]{3,5}$'")
@Check("bonuses_currency_present", currencyPresent)
@Check("bonuses_min_deposit_range", "min_deposit_minor >= 0")
@Check("bonuses_wagering_multiple_range", "wagering_multiple >= 0 AND wagering_multiple <= 999.99")
@Check("bonuses_wagering_base_known", "wagering_base IN ('bonus', 'bonus_and_deposit', 'deposit', 'winnings')")
@Check("bonuses_max_bet_range", "max_bet_minor > 0")
@Check("bonuses_max_cashout_range", "max_cashout_minor > 0")
@Check("bonuses_max_cashout_uncapped", "NOT (is_cashout_uncapped AND max_cashout_minor IS NOT NULL)")
@Check("bonuses_valid_days_range", "valid_days >= 1 AND valid_days <= 3650")
@Check("bonuses_claim_within_days_range", "claim_within_days >= 1 AND claim_within_days <= 3650")
@Check("bonuses_contribution_slots_range", "contribution_slots >= 0 AND contribution_slots <= 100")
@Check("bonuses_contribution_table_games_range", "contribution_table_games >= 0 AND contribution_table_games <= 100")
@Check("bonuses_contribution_live_games_range", "contribution_live_games >= 0 AND contribution_live_games <= 100")
@Check("bonuses_contribution_jackpots_range", "contribution_jackpots >= 0 AND contribution_jackpots <= 100")
@Check("bonuses_starts_at_range", "starts_at >= '2000-01-01T00:00:00Z' AND starts_at < '9000-01-01T00:00:00Z'")
@Check("bonuses_ends_at_range", "ends_at >= '2000-01-01T00:00:00Z' AND ends_at < '9000-01-01T00:00:00Z'")
@Check("bonuses_ends_after_start", "ends_at > starts_at")
@Check("bonuses_primary_has_casino", "NOT (is_primary AND casino_id IS NULL)")
export class Bonus extends CatalogueRow {
  /** The casino's id. Null for a bonus without a casino. */
  @Column("uuid", { nullable: true })
  casinoId!: string | null;

  /** Used for the foreign key, and by lists that join the casino. All other code reads the casino through loaders. */
  @ManyToOne(() => Casino, { onDelete: "RESTRICT", nullable: true })
  @JoinColumn({ name: "casino_id", foreignKeyConstraintName: "bonuses_casino_fkey" })
  casino?: Relation<Casino> | null;

  @FieldColumn("text", "A short title of the bonus.")
  title!: string;

  /** The sort key for titles, computed by the database. */
  @DerivedColumn("text", 'lower(title COLLATE "C")', { collation: "C" })
  titleSort!: string;

  /** The title and code in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", "fold_text(title || ' ' || COALESCE(bonus_code, ''))")
  searchText!: string;

  @FieldColumn("text", "The type of bonus.", { enum: BonusType, default: BonusType.WELCOME })
  bonusType!: BonusType;

  @NullableColumn("text", "The amount that the player gets, such as `100% up to $500`.")
  bonusAmount!: string | null;

  @NullableColumn("integer", "The number of free spins included, 0 or more; null if unknown.")
  freeSpins!: number | null;

  @NullableColumn("text", "The minimum deposit for the bonus, such as `$10`.")
  minDeposit!: string | null;

  @NullableColumn("text", "How many times the player must wager the bonus, such as `35x`.")
  wageringRequirement!: string | null;

  @NullableColumn("text", "The maximum withdrawal from the bonus, such as `$100`.")
  maxWin!: string | null;

  @NullableColumn("text", "The code that the player must enter; null if no code is needed.")
  bonusCode!: string | null;

  @NullableColumn("text", "The most important terms, in our words.")
  terms!: string | null;

  @FieldColumn(
    "boolean",
    "Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`.",
    { default: true },
  )
  isActive!: boolean;

  @NullableColumn(
    "double precision",
    "The bonus as a percentage of the deposit, such as 100, or of the losses for CASHBACK. Null if the bonus is a fixed amount or unknown.",
  )
  matchPercent!: number | null;

  @NullableColumn(
    "integer",
    "The maximum bonus, in hundredths of `currency`; the fixed amount if `matchPercent` is null. `Bonus.offer.cap` returns this amount as a `Money` object.",
  )
  capMinor!: number | null;

  @NullableColumn(
    "text",
    "The currency of the bonus amounts: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`.",
  )
  currency!: string | null;

  @NullableColumn(
    "integer",
    "The minimum deposit, in hundredths of `currency`; null if not stated. Zero means that no deposit is needed, or that every deposit qualifies.",
  )
  minDepositMinor!: number | null;

  @NullableColumn(
    "double precision",
    "How many times `wageringBase` must be wagered, 0 to 999.99; null if not stated. Zero means that no wagering is required.",
  )
  wageringMultiple!: number | null;

  @NullableColumn("text", "The amount that `wageringMultiple` multiplies; null if not stated.", { enum: WageringBase })
  wageringBase!: WageringBase | null;

  @NullableColumn("integer", "The largest bet allowed while wagering, in hundredths of `currency`; null if not stated.")
  maxBetMinor!: number | null;

  @NullableColumn(
    "integer",
    "The maximum withdrawal from the bonus, in hundredths of `currency`; null if not stated or unlimited.",
  )
  maxCashoutMinor!: number | null;

  @FieldColumn("boolean", "Whether the casino states that withdrawals from the bonus are unlimited.", {
    default: false,
  })
  isCashoutUncapped!: boolean;

  @NullableColumn(
    "integer",
    "How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. From 1 to 3,650; null if not stated.",
  )
  validDays!: number | null;

  @NullableColumn(
    "integer",
    "How many days after sign-up the player can claim the bonus, 1 to 3,650; null if not stated.",
  )
  claimWithinDays!: number | null;

  @NullableColumn("integer", "The percentage of a bet on slots that counts toward wagering; null if not stated.")
  contributionSlots!: number | null;

  @NullableColumn("integer", "The percentage of a bet on table games that counts toward wagering; null if not stated.")
  contributionTableGames!: number | null;

  @NullableColumn("integer", "The percentage of a bet on live games that counts toward wagering; null if not stated.")
  contributionLiveGames!: number | null;

  @NullableColumn(
    "integer",
    "The percentage of a bet on jackpot games that counts toward wagering; null if not stated.",
  )
  contributionJackpots!: number | null;

  @FieldColumn("text", "Payment methods that do not qualify for the bonus; empty if the casino doesn't name any.", {
    array: true,
  })
  excludedMethods!: string[];

  @FieldColumn("boolean", "Whether only new customers of the casino can claim the bonus.", { default: false })
  isNewCustomersOnly!: boolean;

  @NullableColumn(
    "timestamp with time zone",
    "When the bonus starts; null if it has no start date. Visitors cannot see the bonus before this time.",
    { precision: 3 },
  )
  startsAt!: Date | null;

  @NullableColumn(
    "timestamp with time zone",
    "When the bonus ends; null if it has no end date. Visitors cannot see the bonus from this time on.",
    { precision: 3 },
  )
  endsAt!: Date | null;

  @NullableColumn("text", "The URL of the casino's full terms for the bonus; https or http.")
  termsUrl!: string | null;

  @FieldColumn("boolean", "Whether this is the main bonus of its casino. A casino has at most one main bonus.", {
    default: false,
  })
  isPrimary!: boolean;

  /** The sort key for wagering, computed by the database. An unknown multiple comes last. */
  @DerivedColumn("double precision", wageringSort)
  wageringSort!: number;

  /** The sort key for cost, computed by the database. An unknown cost comes last. */
  @DerivedColumn("double precision", costSort)
  costSort!: number;

  /** The sort key for end dates, computed by the database. A bonus without an end date comes last. */
  @DerivedColumn("timestamp with time zone", endsSort, { precision: 3 })
  endsSort!: Date;
}
