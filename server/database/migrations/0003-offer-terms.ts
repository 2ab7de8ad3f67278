/**
 * Adds the terms of an offer as numbers with units. The new columns start empty, because the existing text is too
 * ambiguous to convert.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The expressions as of this migration. The entity and bonusSql.ts contain the current ones. */
const deposit = "10000.0::double precision";
const given = `CASE WHEN match_percent IS NULL THEN cap_minor ELSE LEAST(${deposit} * match_percent / 100, cap_minor) END`;
const counted = `CASE WHEN bonus_type = 'no_deposit' THEN 0
  ELSE GREATEST(LEAST(${deposit}, cap_minor / match_percent * 100), min_deposit_minor) END`;
const generatedColumns = [
  { name: "wagering_sort", type: "double precision", expression: "COALESCE(wagering_multiple, 1e6)" },
  {
    name: "cost_sort",
    type: "double precision",
    expression: `COALESCE(CASE
  WHEN min_deposit_minor > ${deposit} THEN NULL
  WHEN wagering_multiple = 0 THEN 0
  WHEN bonus_type = 'cashback' AND wagering_base <> 'bonus' THEN NULL
  WHEN wagering_base = 'bonus' THEN wagering_multiple * (${given})
  WHEN wagering_base = 'bonus_and_deposit' THEN wagering_multiple * (${given} + ${counted})
  WHEN wagering_base = 'deposit' THEN wagering_multiple * (${counted})
END, 1e15)`,
  },
  {
    name: "ends_sort",
    type: "timestamptz(3)",
    expression: "COALESCE(ends_at, '9999-12-31T00:00:00Z'::timestamptz)",
  },
];

const columns: [name: string, type: string][] = [
  ["match_percent", "double precision"],
  ["cap_minor", "integer"],
  ["currency", "text"],
  ["min_deposit_minor", "integer"],
  ["wagering_multiple", "double precision"],
  ["wagering_base", "text"],
  ["max_bet_minor", "integer"],
  ["max_cashout_minor", "integer"],
  ["is_cashout_uncapped", "boolean NOT NULL DEFAULT false"],
  ["valid_days", "integer"],
  ["claim_within_days", "integer"],
  ["contribution_slots", "integer"],
  ["contribution_table_games", "integer"],
  ["contribution_live_games", "integer"],
  ["contribution_jackpots", "integer"],
  ["excluded_methods", "text[] NOT NULL DEFAULT '{}'"],
  ["is_new_customers_only", "boolean NOT NULL DEFAULT false"],
  ["starts_at", "timestamptz(3)"],
  ["ends_at", "timestamptz(3)"],
  ["terms_url", "text"],
  ["is_primary", "boolean NOT NULL DEFAULT false"],
];

const checks = {
  match_percent_range: "match_percent > 0 AND match_percent <= 1000",
  cap_range: "cap_minor > 0",
  currency_form: "currency ~ '^[A-Z]{3,5}$'",
  currency_present:
    "currency IS NOT NULL OR num_nonnulls(cap_minor, min_deposit_minor, max_bet_minor, max_cashout_minor) = 0",
  min_deposit_range: "min_deposit_minor >= 0",
  wagering_multiple_range: "wagering_multiple >= 0 AND wagering_multiple <= 999.99",
  wagering_base_known: "wagering_base IN ('bonus', 'bonus_and_deposit', 'deposit', 'winnings')",
  max_bet_range: "max_bet_minor > 0",
  max_cashout_range: "max_cashout_minor > 0",
  max_cashout_uncapped: "NOT (is_cashout_uncapped AND max_cashout_minor IS NOT NULL)",
  valid_days_range: "valid_days >= 1 AND valid_days <= 3650",
  claim_within_days_range: "claim_within_days >= 1 AND claim_within_days <= 3650",
  contribution_slots_range: "contribution_slots >= 0 AND contribution_slots <= 100",
  contribution_table_games_range: "contribution_table_games >= 0 AND contribution_table_games <= 100",
  contribution_live_games_range: "contribution_live_games >= 0 AND contribution_live_games <= 100",
  contribution_jackpots_range: "contribution_jackpots >= 0 AND contribution_jackpots <= 100",
  starts_at_range: "starts_at >= '2000-01-01T00:00:00Z' AND starts_at < '9000-01-01T00:00:00Z'",
  ends_at_range: "ends_at >= '2000-01-01T00:00:00Z' AND ends_at < '9000-01-01T00:00:00Z'",
  ends_after_start: "ends_at > starts_at",
  primary_has_casino: "NOT (is_primary AND casino_id IS NULL)",
};

/** The SQL condition for a row (NEW) that visitors see now. */
const shownNow =
  "NEW.is_active AND (NEW.starts_at IS NULL OR NEW.starts_at <= now()) AND (NEW.ends_at IS NULL OR NEW.ends_at > now())";

/** Creates the triggers of the change feed (schema/changeFeed.ts) with new conditions. */
function createFeedTriggers(shown: string, hidden: string): string {
  const trigger = (name: string, event: string, condition: string, call: string) => `
    DROP TRIGGER bonuses_feed_${name} ON bonuses;
    CREATE CONSTRAINT TRIGGER bonuses_feed_${name} AFTER ${event} ON bonuses DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN ((${condition}) AND current_setting('honestodds.feed', true) IS DISTINCT FROM 'at once')
      EXECUTE FUNCTION ${call}('bonus');`;
  return `${trigger("shown", "INSERT OR UPDATE", shown, "record_shown")}
    ${trigger("hidden", "UPDATE", hidden, "record_hidden")}`;
}

/**
 * Creates the indexes for visitors' lists. They include the offer's period, so counting needs no access to the table.
 */
function createShownIndexes(included: string): string {
  return `
    DROP INDEX bonuses_active, bonuses_active_of_type;
    CREATE INDEX bonuses_active ON bonuses (created_at DESC, id DESC) ${included} WHERE is_active;
    CREATE INDEX bonuses_active_of_type ON bonuses (bonus_type, created_at DESC, id DESC) ${included} WHERE is_active;`;
}

export class OfferTerms1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const added = [
      ...columns.map(([name, type]) => `ADD COLUMN ${name} ${type}`),
      ...Object.entries(checks).map(([name, check]) => `ADD CONSTRAINT bonuses_${name} CHECK (${check})`),
    ];
    await runner.query(`ALTER TABLE bonuses ${added.join(", ")}`);
    const generated = generatedColumns.map(
      ({ name, type, expression }) => `ADD COLUMN ${name} ${type} NOT NULL GENERATED ALWAYS AS (${expression}) STORED`,
    );
    await runner.query(`ALTER TABLE bonuses ${generated.join(", ")}`);
    for (const { name, expression } of generatedColumns) {
      await runner.query(
        `INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
         VALUES ('GENERATED_COLUMN', current_database(), current_schema(), 'bonuses', $1, $2)`,
        [name, expression],
      );
    }
    await runner.query(`
      CREATE UNIQUE INDEX bonuses_primary_key ON bonuses (casino_id) WHERE is_primary;
      CREATE INDEX bonuses_by_wagering ON bonuses (wagering_sort, id);
      CREATE INDEX bonuses_by_cost ON bonuses (cost_sort, id);
      CREATE INDEX bonuses_by_end ON bonuses (ends_sort, id);
      CREATE INDEX bonuses_by_start ON bonuses (starts_at) WHERE starts_at IS NOT NULL;
      ${createShownIndexes("INCLUDE (starts_at, ends_sort)")}
      ${createFeedTriggers(shownNow, `OLD.is_active AND NOT (${shownNow})`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const drop = (names: string[]) => `ALTER TABLE bonuses ${names.map((name) => `DROP COLUMN ${name}`).join(", ")};`;
    await runner.query(`
      ${createFeedTriggers("NEW.is_active", "OLD.is_active AND NOT NEW.is_active")}
      ${createShownIndexes("")}
      DELETE FROM typeorm_metadata WHERE "table" = 'bonuses'
        AND name IN (${generatedColumns.map(({ name }) => `'${name}'`).join(", ")});
      ${drop(generatedColumns.map(({ name }) => name))}
      ${drop(columns.map(([name]) => name))}
    `);
  }
}
