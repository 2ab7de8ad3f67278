/** Names and describes the constraints of single values as the entities derive them from the fields in `shared/nouns`. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const renamed = {
  bonuses_type_known: "bonuses_bonus_type_known",
  bonuses_cap_range: "bonuses_cap_minor_range",
  bonuses_min_deposit_range: "bonuses_min_deposit_minor_range",
  bonuses_max_bet_range: "bonuses_max_bet_minor_range",
  bonuses_max_cashout_range: "bonuses_max_cashout_minor_range",
};

const described = [
  [
    "bonuses",
    "bonuses_match_percent_range",
    "match_percent > 0 AND match_percent <= 1000",
    "match_percent >= 0.01 AND match_percent <= 1000",
  ],
  ["bonuses", "bonuses_cap_minor_range", "cap_minor > 0", "cap_minor >= 1"],
  ["bonuses", "bonuses_max_bet_minor_range", "max_bet_minor > 0", "max_bet_minor >= 1"],
  ["bonuses", "bonuses_max_cashout_minor_range", "max_cashout_minor > 0", "max_cashout_minor >= 1"],
  ["articles", "articles_read_minutes_range", "read_minutes >= 0", "read_minutes >= 0 AND read_minutes <= 600"],
] as const;

const publishedAt = "published_at >= '2000-01-01T00:00:00Z' AND published_at < '9000-01-01T00:00:00Z'";

export class FieldConstraints1766580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of Object.entries(renamed))
      await runner.query(`ALTER TABLE bonuses RENAME CONSTRAINT ${before} TO ${after}`);
    for (const [table, name, , condition] of described) await replace(runner, table, name, condition);
    await runner.query(`ALTER TABLE articles ADD CONSTRAINT articles_published_at_range CHECK (${publishedAt})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE articles DROP CONSTRAINT articles_published_at_range");
    for (const [table, name, condition] of described) await replace(runner, table, name, condition);
    for (const [before, after] of Object.entries(renamed))
      await runner.query(`ALTER TABLE bonuses RENAME CONSTRAINT ${after} TO ${before}`);
  }
}

async function replace(runner: QueryRunner, table: string, name: string, condition: string): Promise<void> {
  await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (${condition})`);
}
