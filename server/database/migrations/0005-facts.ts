/** Creates the tables for editors' checks of facts and for visitors' reports of wrong facts. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const fields = [
  "licenses",
  "established_year",
  "wagering_requirement",
  "min_deposit",
  "free_spins",
  "withdrawal_hours",
  "payment_methods",
  "game_providers",
  "accepts_crypto",
  "has_live_games",
  "mobile_optimized",
  "code",
  "terms",
];
const fieldKnown = `field IN (${fields.map((field) => `'${field}'`).join(", ")})`;

export class Facts1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE fact_checks (
        noun text NOT NULL,
        row_id uuid NOT NULL,
        field text NOT NULL,
        value_hash text NOT NULL,
        source_url text,
        checked_by text NOT NULL,
        checked_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT fact_checks_pkey PRIMARY KEY (noun, row_id, field),
        CONSTRAINT fact_checks_noun_known CHECK (noun IN ('casino', 'bonus')),
        CONSTRAINT fact_checks_field_known CHECK (${fieldKnown})
      );
      CREATE INDEX fact_checks_by_date ON fact_checks (checked_at);
      CREATE TRIGGER fact_checks_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fact_checks
        FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed();

      CREATE TABLE fact_reports (
        noun text NOT NULL,
        row_id uuid NOT NULL,
        field text NOT NULL,
        value_hash text NOT NULL,
        count integer NOT NULL DEFAULT 1,
        first_reported_at timestamptz(3) NOT NULL DEFAULT now(),
        last_reported_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT fact_reports_pkey PRIMARY KEY (noun, row_id, field),
        CONSTRAINT fact_reports_noun_known CHECK (noun IN ('casino', 'bonus')),
        CONSTRAINT fact_reports_field_known CHECK (${fieldKnown}),
        CONSTRAINT fact_reports_count_range CHECK (count >= 1)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE fact_checks, fact_reports");
  }
}
