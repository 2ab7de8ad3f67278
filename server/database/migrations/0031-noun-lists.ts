/**
 * Drops the constraints that list the names of nouns and facts. The definitions in `shared/nouns/` list them, and only
 * the server writes them.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

const dropped: [table: string, constraint: string, condition: string][] = [
  ["webhooks", "webhooks_nouns_known", "nouns <@ '{casino,bonus,game}'::text[]"],
  ["list_views", "list_views_noun_known", "noun IN ('casino', 'bonus', 'game', 'article', 'person', 'redirect')"],
  ["imports", "imports_noun_known", "noun IN ('casino', 'bonus', 'game', 'article', 'person', 'redirect')"],
  ["change_feed", "change_feed_noun_known", "noun IN ('casino', 'bonus', 'game')"],
  [
    "history",
    "history_noun_known",
    "noun IN ('casino', 'bonus', 'game', 'settings', 'article', 'person', 'provider', 'paymentMethod', 'licensingAuthority', 'redirect', 'image')",
  ],
  ...["fact_checks", "fact_reports"].flatMap((table): [string, string, string][] => [
    [table, `${table}_noun_known`, "noun IN ('casino', 'bonus')"],
    [
      table,
      `${table}_field_known`,
      "field IN ('licenses', 'established_year', 'wagering_requirement', 'min_deposit', 'free_spins', 'withdrawal_hours', 'payment_methods', 'game_providers', 'accepts_crypto', 'has_live_games', 'mobile_optimized', 'code', 'terms')",
    ],
  ]),
];

export class NounLists1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, constraint] of dropped) await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${constraint}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, constraint, condition] of dropped)
      await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${constraint} CHECK (${condition})`);
  }
}
