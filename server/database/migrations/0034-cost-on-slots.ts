/** Leaves out the cost of bonuses whose wagering does not count bets on slots. */
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The expressions as of this migration. bonusSql.ts contains the current one. */
const deposit = "10000.0::double precision";
const given = `CASE WHEN match_percent IS NULL THEN cap_minor ELSE LEAST(${deposit} * match_percent / 100, cap_minor) END`;
const counted = `CASE WHEN bonus_type = 'no_deposit' THEN 0
  ELSE GREATEST(LEAST(${deposit}, cap_minor / match_percent * 100), min_deposit_minor) END`;

function costSort(condition: string): string {
  return `COALESCE(CASE
  WHEN min_deposit_minor > ${deposit} THEN NULL
  WHEN wagering_multiple = 0 THEN 0
${condition}  WHEN bonus_type = 'cashback' AND wagering_base <> 'bonus' THEN NULL
  WHEN wagering_base = 'bonus' THEN wagering_multiple * (${given})
  WHEN wagering_base = 'bonus_and_deposit' THEN wagering_multiple * (${given} + ${counted})
  WHEN wagering_base = 'deposit' THEN wagering_multiple * (${counted})
END, 1e15)`;
}

async function replaceCost(runner: QueryRunner, expression: string): Promise<void> {
  await runner.query(`
    ALTER TABLE bonuses DROP COLUMN cost_sort,
      ADD COLUMN cost_sort double precision NOT NULL GENERATED ALWAYS AS (${expression}) STORED;
    CREATE INDEX bonuses_by_cost ON bonuses (cost_sort, id);`);
  await runner.query(
    `UPDATE typeorm_metadata SET value = $1 WHERE type = 'GENERATED_COLUMN' AND "table" = 'bonuses' AND name = 'cost_sort'`,
    [expression],
  );
}

export class CostOnSlots1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceCost(runner, costSort("  WHEN contribution_slots = 0 THEN NULL\n"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceCost(runner, costSort(""));
  }
}
