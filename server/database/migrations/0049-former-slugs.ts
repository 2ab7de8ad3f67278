/**
 * Keeps a new directory row from taking a slug that already leads to another row, for example after a merge. For
 * example, "IGT™" would take the slug `igt`, because slugs ignore the sign and spellings do not.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

const spellingTables = ["provider_spellings", "payment_method_spellings", "licensing_authority_spellings"];

const isTaken = "WHERE slug = new_slug)";
const isTakenOrLeadsElsewhere = (table: string) =>
  `${isTaken} OR EXISTS (SELECT FROM ${table} WHERE spelling = new_slug)`;

/** Replaces a part of the function that adds new spellings to a table. */
async function replaceIn(runner: QueryRunner, table: string, before: string, after: string): Promise<void> {
  const rows = (await runner.query(
    `SELECT pg_get_functiondef('add_${table}(text[])'::regprocedure) AS definition`,
  )) as { definition: string }[];
  const { definition } = rows[0]!;
  if (!definition.includes(before)) throw new Error(`The function add_${table} is not the expected one.`);
  await runner.query(definition.replace(before, after));
}

export class FormerSlugs1796120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of spellingTables) await replaceIn(runner, table, isTaken, isTakenOrLeadsElsewhere(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of spellingTables) await replaceIn(runner, table, isTakenOrLeadsElsewhere(table), isTaken);
  }
}
