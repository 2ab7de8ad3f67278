/**
 * Adds the terms without which the value of many offers is unknown: what a spin is worth, how its winnings must be
 * wagered, how much of them can be withdrawn, and whether the bonus is removed at withdrawal. All are null in existing
 * rows.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The condition for a currency, as of this migration. bonusSql.ts contains the current one. */
function currencyPresent(amounts: string): string {
  return `ALTER TABLE bonuses DROP CONSTRAINT bonuses_currency_present,
    ADD CONSTRAINT bonuses_currency_present CHECK (currency IS NOT NULL OR num_nonnulls(${amounts}) = 0)`;
}

const earlierAmounts = "cap_minor, min_deposit_minor, max_bet_minor, max_cashout_minor";

export class SpinTerms1795977820515 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bonuses
      ADD is_bonus_removed boolean,
      ADD spin_value integer,
      ADD spins_wagering_multiple double precision,
      ADD spins_max_cashout integer,
      ADD CONSTRAINT bonuses_spin_value_range CHECK (spin_value >= 1),
      ADD CONSTRAINT bonuses_spins_wagering_multiple_range
        CHECK (spins_wagering_multiple >= 0 AND spins_wagering_multiple <= 999.99),
      ADD CONSTRAINT bonuses_spins_max_cashout_range CHECK (spins_max_cashout >= 1)`);
    await runner.query(currencyPresent(`${earlierAmounts}, spin_value, spins_max_cashout`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(currencyPresent(earlierAmounts));
    await runner.query(`ALTER TABLE bonuses DROP COLUMN is_bonus_removed, DROP COLUMN spin_value,
      DROP COLUMN spins_wagering_multiple, DROP COLUMN spins_max_cashout`);
  }
}
