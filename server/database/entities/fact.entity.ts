/**
 * Checks of facts, and reports that facts are wrong. A fact is a value of a casino or bonus that visitors rely on. A
 * check or report stores a hash of the fact's value, and applies only while the fact has this value
 * (facts/factFields.ts).
 */
import type { FactNoun } from "../../../shared/nouns/registry.js";
import { registerEnumType } from "type-graphql";
import { Check, Column, Entity, Index, PrimaryColumn } from "typeorm";

/** The database stores the values. The API uses the names. */
export enum FactField {
  LICENSES = "licenses",
  ESTABLISHED_YEAR = "established_year",
  WAGERING_REQUIREMENT = "wagering_requirement",
  MIN_DEPOSIT = "min_deposit",
  FREE_SPINS = "free_spins",
  WITHDRAWAL_HOURS = "withdrawal_hours",
  PAYMENT_METHODS = "payment_methods",
  GAME_PROVIDERS = "game_providers",
  ACCEPTS_CRYPTO = "accepts_crypto",
  HAS_LIVE_GAMES = "has_live_games",
  MOBILE_OPTIMIZED = "mobile_optimized",
  CODE = "code",
  TERMS = "terms",
}

registerEnumType(FactField, {
  name: "FactField",
  description: "A fact about a casino or bonus that editors check. CODE and TERMS are facts about a bonus.",
  valuesConfig: {
    LICENSES: { description: "The licenses of the casino, with their entries in registers." },
    ESTABLISHED_YEAR: { description: "The year in which the casino opened." },
    WAGERING_REQUIREMENT: { description: "How many times the player must wager the welcome bonus." },
    MIN_DEPOSIT: { description: "The minimum deposit at the casino." },
    FREE_SPINS: { description: "The number of free spins in the welcome bonus." },
    WITHDRAWAL_HOURS: { description: "How long the casino takes to pay a withdrawal." },
    PAYMENT_METHODS: { description: "The payment methods of the casino, with their details." },
    GAME_PROVIDERS: { description: "The studios whose games the casino offers." },
    ACCEPTS_CRYPTO: { description: "Whether the casino accepts cryptocurrency." },
    HAS_LIVE_GAMES: { description: "Whether the casino has tables with live dealers." },
    MOBILE_OPTIMIZED: { description: "Whether the casino works well on a phone." },
    CODE: { description: "The code of the bonus." },
    TERMS: {
      description:
        "The bonus's terms: all fields that editors fill in, except `title`, `bonusType`, `bonusCode`, `casinoId`, `isActive`, `isPrimary`, `termsReview` and `termsUrl`.",
    },
  },
});

/** The latest check of a fact. */
@Entity("fact_checks")
@Index("fact_checks_by_date", ["checkedAt"])
export class FactCheck {
  @PrimaryColumn("text", { primaryKeyConstraintName: "fact_checks_pkey" })
  noun!: FactNoun;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "fact_checks_pkey" })
  rowId!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "fact_checks_pkey" })
  field!: FactField;

  @Column("text")
  valueHash!: string;

  /** The page that proves the value. Null if the editor didn't give one. */
  @Column("text", { nullable: true })
  sourceUrl!: string | null;

  /** The editor's name, as the history records it. */
  @Column("text")
  checkedBy!: string;

  /** The time of the check, based on the database clock, like `updated_at` in other tables. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  checkedAt!: Date;
}

/** Visitors' reports that a fact is wrong, without any data about the visitors. */
@Entity("fact_reports")
@Check("fact_reports_count_range", "count >= 1")
export class FactReport {
  @PrimaryColumn("text", { primaryKeyConstraintName: "fact_reports_pkey" })
  noun!: FactNoun;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "fact_reports_pkey" })
  rowId!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "fact_reports_pkey" })
  field!: FactField;

  @Column("text")
  valueHash!: string;

  /** The number of reports about this value. */
  @Column("integer", { default: 1 })
  count!: number;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  firstReportedAt!: Date;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  lastReportedAt!: Date;
}
