/** Adds the largest amount that a casino pays out per month, and its currency. Both are null in existing rows. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class PayoutLimit1795971041269 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "casinos" ADD "currency" text');
    await runner.query('ALTER TABLE "casinos" ADD "payout_limit_per_month" integer');
    await runner.query(
      'ALTER TABLE "casinos" ADD CONSTRAINT "casinos_currency_form" CHECK (currency ~ \'^[A-Z]{3,5}$\')',
    );
    await runner.query(
      'ALTER TABLE "casinos" ADD CONSTRAINT "casinos_payout_limit_per_month_range" CHECK (payout_limit_per_month >= 1)',
    );
    await runner.query(
      'ALTER TABLE "casinos" ADD CONSTRAINT "casinos_currency_present" CHECK (currency IS NOT NULL OR payout_limit_per_month IS NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "casinos" DROP CONSTRAINT "casinos_currency_present"');
    await runner.query('ALTER TABLE "casinos" DROP CONSTRAINT "casinos_payout_limit_per_month_range"');
    await runner.query('ALTER TABLE "casinos" DROP CONSTRAINT "casinos_currency_form"');
    await runner.query('ALTER TABLE "casinos" DROP COLUMN "payout_limit_per_month"');
    await runner.query('ALTER TABLE "casinos" DROP COLUMN "currency"');
  }
}
