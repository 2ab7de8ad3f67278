/** A bonus, with or without a casino. */
import { ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, JoinColumn, ManyToOne, type Relation } from "typeorm";

import { bonus } from "../../../shared/nouns/bonus.js";
import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, columnOf } from "./columns.js";
import { Casino } from "./casino.entity.js";
import { costSort, endsSort, valueSort, wageringSort } from "./bonusSql.js";

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

const Value = columnOf(bonus);

@ObjectType({ description: "A bonus, with the terms that determine its value.", simpleResolvers: true })
@Entity("bonuses")
@Check("bonuses_max_cashout_uncapped", "NOT (is_cashout_uncapped AND max_cashout_minor IS NOT NULL)")
@Check("bonuses_primary_has_casino", "NOT (is_primary AND casino_id IS NULL)")
export class Bonus extends CatalogueRow {
  /** The casino's id. Null for a bonus without a casino. */
  @Column("uuid", { nullable: true })
  casinoId!: string | null;

  /** Used for the foreign key, and by lists that join the casino. All other code reads the casino through loaders. */
  @ManyToOne(() => Casino, { onDelete: "RESTRICT", nullable: true })
  @JoinColumn({ name: "casino_id", foreignKeyConstraintName: "bonuses_casino_fkey" })
  casino?: Relation<Casino> | null;

  @Value("A short title of the bonus.")
  title!: string;

  /** The sort key for titles, computed by the database. */
  @DerivedColumn("text", 'lower(title COLLATE "C")', { collation: "C" })
  titleSort!: string;

  /** The title and code in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", "fold_text(title || ' ' || COALESCE(bonus_code, ''))")
  searchText!: string;

  /** The title in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", "fold_text(title)")
  searchTitle!: string;

  /** All words of the bonus that searches find, folded. Computed by the database. */
  @DerivedColumn(
    "tsvector",
    "search_words(title || ' ' || COALESCE(bonus_code, '') || ' ' || bonus_type || ' ' || COALESCE(wagering_requirement, ''))",
  )
  searchWords!: string;

  /** The words of the title, folded. Computed by the database. */
  @DerivedColumn("tsvector", "search_words(title)")
  titleWords!: string;

  @Value("The type of bonus.", { enum: BonusType, default: BonusType.WELCOME })
  bonusType!: BonusType;

  @Value("The amount that the player gets, such as `100% up to $500`.")
  bonusAmount!: string | null;

  @Value("The number of free spins included, 0 or more; null if unknown.")
  freeSpins!: number | null;

  @Value("The minimum deposit for the bonus, such as `$10`.")
  minDeposit!: string | null;

  @Value("How many times the player must wager the bonus, such as `35x`.")
  wageringRequirement!: string | null;

  @Value("The maximum withdrawal from the bonus, such as `$100`.")
  maxWin!: string | null;

  @Value("The code that the player must enter; null if no code is needed.")
  bonusCode!: string | null;

  @Value("The most important of the casino's terms, as statements of fact.")
  terms!: string | null;

  @Value("Our reading of the terms: what they mean for players, and our opinion about them.")
  termsReview!: string | null;

  @Value("Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`.")
  isActive!: boolean;

  @Value(
    "The bonus as a percentage of the deposit, such as 100, or of the losses for CASHBACK. Null if the bonus is a fixed amount or unknown.",
  )
  matchPercent!: number | null;

  @Value(
    "The maximum bonus, in hundredths of `currency`; the fixed amount if `matchPercent` is null. `Bonus.offer.cap` returns this amount as a `Money` object.",
  )
  capMinor!: number | null;

  @Value("The currency of the bonus amounts: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`.")
  currency!: string | null;

  @Value(
    "The minimum deposit, in hundredths of `currency`; null if not stated. Zero means that no deposit is needed, or that every deposit qualifies.",
  )
  minDepositMinor!: number | null;

  @Value(
    "How many times `wageringBase` must be wagered, 0 to 999.99; null if not stated. Zero means that no wagering is required.",
  )
  wageringMultiple!: number | null;

  @Value("The amount that `wageringMultiple` multiplies; null if not stated.", { enum: WageringBase })
  wageringBase!: WageringBase | null;

  @Value("The largest bet allowed while wagering, in hundredths of `currency`; null if not stated.")
  maxBetMinor!: number | null;

  @Value("The maximum withdrawal from the bonus, in hundredths of `currency`; null if not stated or unlimited.")
  maxCashoutMinor!: number | null;

  @Value("Whether the casino states that withdrawals from the bonus are unlimited.")
  isCashoutUncapped!: boolean;

  @Value(
    "Whether the casino removes the bonus at withdrawal and pays out only the winnings; null if not stated. False means that the player can withdraw the bonus too.",
  )
  isBonusRemoved!: boolean | null;

  @Value("The value of one free spin, in hundredths of `currency`; null if not stated.")
  spinValue!: number | null;

  @Value(
    "How many times the winnings from the free spins must be wagered, 0 to 999.99. Null if not stated, or if `wageringMultiple` is the only multiple because the bonus has only spins.",
  )
  spinsWageringMultiple!: number | null;

  @Value(
    "The maximum withdrawal from the free spins, in hundredths of `currency`; null if not stated, or if `maxCashoutMinor` is the only limit because the bonus has only spins.",
  )
  spinsMaxCashout!: number | null;

  @Value(
    "How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. From 1 to 3,650; null if not stated.",
  )
  validDays!: number | null;

  @Value("How many days after sign-up the player can claim the bonus, 1 to 3,650; null if not stated.")
  claimWithinDays!: number | null;

  @Value("The percentage of a bet on slots that counts toward wagering; null if not stated.")
  contributionSlots!: number | null;

  @Value("The percentage of a bet on table games that counts toward wagering; null if not stated.")
  contributionTableGames!: number | null;

  @Value("The percentage of a bet on live games that counts toward wagering; null if not stated.")
  contributionLiveGames!: number | null;

  @Value("The percentage of a bet on jackpot games that counts toward wagering; null if not stated.")
  contributionJackpots!: number | null;

  @Value("Payment methods that do not qualify for the bonus; empty if the casino doesn't name any.")
  excludedMethods!: string[];

  @Value("Whether only new customers of the casino can claim the bonus.")
  isNewCustomersOnly!: boolean;

  @Value("When the bonus starts; null if it has no start date. Visitors cannot see the bonus before this time.")
  startsAt!: Date | null;

  @Value("When the bonus ends; null if it has no end date. Visitors cannot see the bonus from this time on.")
  endsAt!: Date | null;

  @Value("The URL of the casino's full terms for the bonus; https or http.")
  termsUrl!: string | null;

  @Value("Whether this is the main bonus of its casino. A casino has at most one main bonus.")
  isPrimary!: boolean;

  /** The sort key for wagering, computed by the database. An unknown multiple comes last. */
  @DerivedColumn("double precision", wageringSort)
  wageringSort!: number;

  /** The sort key for cost, computed by the database. An unknown cost comes last. */
  @DerivedColumn("double precision", costSort)
  costSort!: number;

  /** The sort key for the value, computed by the database. A bonus without a value comes last. */
  @DerivedColumn("double precision", valueSort)
  valueSort!: number;

  /** The sort key for end dates, computed by the database. A bonus without an end date comes last. */
  @DerivedColumn("timestamp with time zone", endsSort, { precision: 3 })
  endsSort!: Date;
}
