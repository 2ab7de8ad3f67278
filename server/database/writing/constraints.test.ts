import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { QueryFailedError } from "typeorm";

import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import type { Database } from "../connection/dataSource.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: true });
});
afterAll(() => database.close());

const casino = (columns: string, values: string) =>
  `INSERT INTO casinos (name, slug${columns && `, ${columns}`}) VALUES ('N', 'n'${values && `, ${values}`})`;
const bonus = (column: string, value: string) => `INSERT INTO bonuses (title, ${column}) VALUES ('T', ${value})`;
const game = (column: string, value: string) =>
  `INSERT INTO games (name, slug, provider, ${column}) VALUES ('N', 'n', 'P', ${value})`;
const history = (noun: string, operation: string, set = "(SELECT id FROM change_sets LIMIT 1)") =>
  `INSERT INTO history (change_set_id, noun, row_id, operation, version)
   VALUES (${set}, '${noun}', gen_random_uuid(), '${operation}', 1)`;
const subscriber = (email: string) => `INSERT INTO newsletter_subscriptions (email) VALUES ('${email}')`;

const account = (email: string) => `INSERT INTO admin_accounts (email, password_hash) VALUES ('${email}', 'h')`;
const accountId = "(SELECT id FROM admin_accounts LIMIT 1)";
const session = (token: string, of: string, id = "gen_random_uuid()") =>
  `INSERT INTO admin_sessions (id, token_hash, account_id, idle_ends_at, ends_at)
   SELECT ${id}, ${token}, ${of}, now(), now() FROM generate_series(1, 2) AS n`;

const aReport =
  "INSERT INTO fact_reports (noun, row_id, field, value_hash) SELECT noun, row_id, field, value_hash FROM fact_checks LIMIT 1";

/** Returns a statement that inserts an import, always with the same id. */
const anImport = (noun: string) =>
  `INSERT INTO imports (id, noun, columns, started_by) VALUES ('00000000-0000-4000-8000-000000000000', '${noun}', '{}', 'e')`;
const importRow = (number: number, outcome = "NULL") =>
  `INSERT INTO import_rows (import_id, number, given, problems, outcome)
   VALUES ('00000000-0000-4000-8000-000000000000', ${number}, '[]', '[]', ${outcome})`;

/** Each constraint with the statements that it must reject. */
const refused: Record<string, string[]> = {
  casinos_rating_range: [casino("rating", "-0.1"), casino("rating", "5.1"), casino("rating", "'NaN'")],
  casinos_review_count_range: [casino("review_count", "-1")],
  casinos_free_spins_range: [casino("free_spins", "-1")],
  casinos_established_year_range: [casino("established_year", "1899"), casino("established_year", "10000")],
  casinos_withdrawal_hours_range: [casino("withdrawal_hours", "-1"), casino("withdrawal_hours", "721")],
  casinos_slug_form: ["", "A", "a b", "-a", "a-", "a--b", "ä", "a\n"].map(
    (slug) => `INSERT INTO casinos (name, slug) VALUES ('N', '${slug}')`,
  ),
  casinos_name_present: ["INSERT INTO casinos (name, slug) VALUES ('  ', 'n')"],
  casinos_slug_key: ["INSERT INTO casinos (name, slug) VALUES ('N', 'northgate')"],
  casinos_pkey: [casino("id", "(SELECT id FROM casinos LIMIT 1)")],
  bonuses_type_known: [bonus("bonus_type", "'WELCOME'"), bonus("bonus_type", "'other'")],
  bonuses_free_spins_range: [bonus("free_spins", "-1")],
  bonuses_title_present: ["INSERT INTO bonuses (title) VALUES (' ')"],
  bonuses_match_percent_range: [bonus("match_percent", "0"), bonus("match_percent", "1000.1")],
  bonuses_cap_range: [bonus("currency, cap_minor", "'USD', 0")],
  bonuses_currency_form: [bonus("currency", "'usd'"), bonus("currency", "'$'")],
  bonuses_currency_present: ["cap_minor", "min_deposit_minor", "max_bet_minor", "max_cashout_minor"].map((column) =>
    bonus(column, "100"),
  ),
  bonuses_min_deposit_range: [bonus("currency, min_deposit_minor", "'USD', -1")],
  bonuses_wagering_multiple_range: [bonus("wagering_multiple", "-0.01"), bonus("wagering_multiple", "1000")],
  bonuses_wagering_base_known: [bonus("wagering_base", "'BONUS'")],
  bonuses_max_bet_range: [bonus("currency, max_bet_minor", "'USD', 0")],
  bonuses_max_cashout_range: [bonus("currency, max_cashout_minor", "'USD', 0")],
  bonuses_max_cashout_uncapped: [bonus("currency, max_cashout_minor, is_cashout_uncapped", "'USD', 100, true")],
  bonuses_valid_days_range: [bonus("valid_days", "0"), bonus("valid_days", "3651")],
  bonuses_claim_within_days_range: [bonus("claim_within_days", "0"), bonus("claim_within_days", "3651")],
  ...Object.fromEntries(
    ["slots", "table_games", "live_games", "jackpots"].map((category) => [
      `bonuses_contribution_${category}_range`,
      [bonus(`contribution_${category}`, "-1"), bonus(`contribution_${category}`, "101")],
    ]),
  ),
  bonuses_starts_at_range: [bonus("starts_at", "'1999-12-31T23:59:59Z'"), bonus("starts_at", "'infinity'")],
  bonuses_ends_at_range: [bonus("ends_at", "'1999-12-31T23:59:59Z'"), bonus("ends_at", "'9000-01-01T00:00:00Z'")],
  bonuses_ends_after_start: [bonus("starts_at, ends_at", "'2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z'")],
  bonuses_primary_has_casino: [bonus("is_primary", "true")],
  bonuses_primary_key: [
    `INSERT INTO bonuses (title, casino_id, is_primary)
     SELECT 'T', (SELECT id FROM casinos LIMIT 1), true FROM generate_series(1, 2)`,
  ],
  bonuses_casino_fkey: [
    bonus("casino_id", "gen_random_uuid()"),
    "DELETE FROM casinos WHERE slug = 'northgate'",
    "UPDATE casinos SET id = gen_random_uuid() WHERE slug = 'northgate'",
  ],
  bonuses_pkey: [bonus("id", "(SELECT id FROM bonuses LIMIT 1)")],
  games_category_known: [game("category", "'poker'")],
  games_volatility_known: [game("volatility", "'extreme'")],
  games_rtp_range: [game("rtp", "-0.01"), game("rtp", "100.01"), game("rtp", "'NaN'")],
  games_slug_form: ["", "A", "a_b"].map(
    (slug) => `INSERT INTO games (name, slug, provider) VALUES ('N', '${slug}', 'P')`,
  ),
  games_name_present: ["INSERT INTO games (name, slug, provider) VALUES ('', 'n', 'P')"],
  games_provider_present: ["INSERT INTO games (name, slug, provider) VALUES ('N', 'n', ' ')"],
  games_slug_key: ["INSERT INTO games (name, slug, provider) VALUES ('N', 'starburst', 'P')"],
  games_pkey: [game("id", "(SELECT id FROM games LIMIT 1)")],
  slug_redirects_pkey: [
    "INSERT INTO slug_redirects (slug, casino_id) SELECT 'twice', gen_random_uuid() FROM generate_series(1, 2)",
  ],
  change_sets_pkey: ["INSERT INTO change_sets (id, actor, operation) SELECT id, actor, operation FROM change_sets"],
  history_noun_known: [history("newsletter", "create")],
  history_operation_known: [history("casino", "undo")],
  history_change_set_fkey: [history("casino", "create", "gen_random_uuid()"), "DELETE FROM change_sets"],
  history_pkey: [
    `INSERT INTO history (id, change_set_id, noun, row_id, operation, version)
     SELECT id, change_set_id, noun, gen_random_uuid(), operation, version FROM history LIMIT 1`,
  ],
  history_of_change_set: [
    `INSERT INTO history (change_set_id, noun, row_id, operation, version)
     SELECT change_set_id, noun, row_id, operation, version FROM history LIMIT 1`,
  ],
  change_sets_sequence_key: [
    "INSERT INTO change_sets (actor, operation, sequence) SELECT actor, operation, sequence FROM change_sets LIMIT 1",
  ],
  ...Object.fromEntries(
    ["providers", "payment_methods", "licensing_authorities"].flatMap((table) => [
      [
        `${table}_slug_form`,
        ["", "A", "a--b"].map((slug) => `INSERT INTO ${table} (slug, name) VALUES ('${slug}', 'N')`),
      ],
      [`${table}_name_present`, [`INSERT INTO ${table} (slug, name) VALUES ('n', ' ')`]],
      [`${table}_slug_key`, [`INSERT INTO ${table} (slug, name) SELECT slug, 'N' FROM ${table} LIMIT 1`]],
      [`${table}_pkey`, [`INSERT INTO ${table} (id, slug, name) SELECT id, 'n', 'N' FROM ${table} LIMIT 1`]],
    ]),
  ),
  payment_methods_kind_known: ["INSERT INTO payment_methods (slug, name, kind) VALUES ('n', 'N', 'cash')"],
  ...Object.fromEntries(
    [
      "provider_spellings",
      "payment_method_spellings",
      "licensing_authority_spellings",
      "casino_providers",
      "casino_payment_methods",
      "casino_licenses",
      "game_providers",
    ].map((table) => [`${table}_pkey`, [`INSERT INTO ${table} SELECT * FROM ${table} LIMIT 1`]]),
  ),
  ...Object.fromEntries(
    ["fact_checks", "fact_reports"].flatMap((table) => [
      [`${table}_pkey`, [`${aReport}; INSERT INTO ${table} SELECT * FROM ${table} LIMIT 1`]],
      [`${table}_noun_known`, [`${aReport}; UPDATE ${table} SET noun = 'game'`]],
      [`${table}_field_known`, [`${aReport}; UPDATE ${table} SET field = 'rating'`]],
    ]),
  ),
  fact_reports_count_range: [`${aReport}; UPDATE fact_reports SET count = 0`],
  change_feed_pkey: [
    "INSERT INTO change_feed (noun, row_id, sequence, is_deleted) SELECT noun, row_id, -1, false FROM change_feed LIMIT 1",
  ],
  change_feed_noun_known: [
    "INSERT INTO change_feed (noun, row_id, sequence, is_deleted) VALUES ('newsletter', gen_random_uuid(), -1, false)",
  ],
  change_feed_sequence_key: [
    `INSERT INTO change_feed (noun, row_id, sequence, is_deleted)
     SELECT 'casino', gen_random_uuid(), -1, false FROM generate_series(1, 2)`,
  ],
  change_feed_epoch_pkey: ["INSERT INTO change_feed_epoch SELECT epoch FROM change_feed_epoch"],
  admin_accounts_email_key: [`${account("twice@example.com")}; ${account("TWICE@example.com")}`],
  admin_accounts_pkey: [
    `INSERT INTO admin_accounts (id, email, password_hash)
     SELECT '00000000-0000-4000-8000-000000000000', n || '@example.com', 'h' FROM generate_series(1, 2) AS n`,
  ],
  admin_sessions_account_fkey: [session("n::text", "gen_random_uuid()")],
  admin_sessions_pkey: [
    `${account("pkey@example.com")}; ${session("n::text", accountId, "'00000000-0000-4000-8000-000000000000'")}`,
  ],
  admin_sessions_token_key: [`${account("token@example.com")}; ${session("'t'", accountId)}`],
  imports_noun_known: [anImport("newsletter")],
  imports_empty_cells_known: [`${anImport("casino")}; UPDATE imports SET empty_cells = 'maybe'`],
  imports_pkey: [`${anImport("casino")}; ${anImport("casino")}`],
  import_rows_import_fkey: [importRow(1), `${anImport("casino")}; ${importRow(1)}; DELETE FROM imports`],
  import_rows_outcome_known: [`${anImport("casino")}; ${importRow(1, "'maybe'")}`],
  import_rows_pkey: [`${anImport("casino")}; ${importRow(1)}; ${importRow(1)}`],
  newsletter_subscriptions_email_key: [`${subscriber("twice@example.com")}; ${subscriber("TWICE@example.com")}`],
  newsletter_subscriptions_pkey: [
    `INSERT INTO newsletter_subscriptions (id, email)
     SELECT '00000000-0000-4000-8000-000000000000', n || '@example.com' FROM generate_series(1, 2) AS n`,
  ],
  analytics_events_type_known: ["INSERT INTO analytics_events (event_type, page_path) VALUES ('login', '/')"],
  analytics_events_pkey: [
    `INSERT INTO analytics_events (id, event_type, page_path)
     SELECT '00000000-0000-4000-8000-000000000000', 'search', '/' FROM generate_series(1, 2)`,
  ],
  analytics_events_seq_key: [
    "INSERT INTO analytics_events (seq, event_type, page_path) SELECT -1, 'search', '/' FROM generate_series(1, 2)",
  ],
  analytics_days_pkey: [
    "INSERT INTO analytics_days (day, event_type, events) SELECT '2026-01-01', 'search', 1 FROM generate_series(1, 2)",
  ],
  analytics_subjects_pkey: [
    `INSERT INTO analytics_subjects (event_type, day, subject, events, without_result)
     SELECT 'search', '2026-01-01', 'slots', 1, 0 FROM generate_series(1, 2)`,
  ],
  analytics_roll_up_pkey: ["INSERT INTO analytics_roll_up (is_only) VALUES (true)"],
  analytics_roll_up_only: ["INSERT INTO analytics_roll_up (is_only) VALUES (false)"],
};

describe("the database", () => {
  const cases = Object.entries(refused).flatMap(([name, statements]) =>
    statements.map((each) => [name, each] as const),
  );

  it.each(cases)("enforces %s: %s", async (name, statement) => {
    const error: unknown = await database.dataSource.query(statement).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(QueryFailedError);
    expect((error as QueryFailedError).driverError).toMatchObject({ constraint: name });
  });

  it("has no untested constraint or unique index", async () => {
    const rows = await database.dataSource.query<{ name: string }[]>(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = current_schema()::regnamespace AND contype IN ('c', 'f', 'p', 'u', 'x')
         AND conrelid <> COALESCE(to_regclass('migrations'), 0::regclass)
       UNION SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       WHERE indisunique AND relnamespace = current_schema()::regnamespace
         AND indrelid <> COALESCE(to_regclass('migrations'), 0::regclass)`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(refused).toSorted());
  });

  it("accepts the smallest and largest values of the ranges", async () => {
    const statements = [
      "INSERT INTO casinos (name, slug, rating, free_spins, established_year) VALUES ('N', 'edge-low', 0, 0, 1900)",
      "INSERT INTO casinos (name, slug, rating, established_year) VALUES ('N', 'edge-high', 5, 9999)",
      "INSERT INTO games (name, slug, provider, rtp) VALUES ('N', 'edge-low', 'P', 0), ('N', 'edge-high', 'P', 100)",
      "INSERT INTO bonuses (title, casino_id, free_spins) VALUES ('T', NULL, 0)",
      "INSERT INTO bonuses (title, match_percent, cap_minor, currency) VALUES ('T', 1000, 2147483647, 'USDT')",
    ];
    for (const statement of statements) await database.dataSource.query(statement);
    const [row] = await database.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM casinos WHERE slug LIKE 'edge-%'",
    );
    expect(row.count).toBe(2);
  });
});
