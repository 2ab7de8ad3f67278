import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { QueryFailedError } from "typeorm";

import { amountsOf, type NounDefinition } from "../../../shared/nouns/noun.js";
import { definitionOf, nounsWith } from "../../../shared/nouns/registry.js";
import type { Field } from "../../../shared/rules/field.js";
import { largestCount } from "../../../shared/rules/number.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { programRows } from "../../test/database/programRows.js";
import { teamRows } from "../../test/database/teamRows.js";
import type { Database } from "../../database/connection/dataSource.js";

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
const outgoingMail = (end: string, id = "gen_random_uuid()") =>
  `INSERT INTO outgoing_mails (id, recipient, subject, created_at, expires_at, next_attempt_at, text, finished_at)
   SELECT ${id}, 'a@example.com', 'S', now(), now(), now(), ${end} FROM generate_series(1, 2) AS n`;

const aReport =
  "INSERT INTO fact_reports (noun, row_id, field, value_hash) SELECT noun, row_id, field, value_hash FROM fact_checks LIMIT 1";

/** Returns a statement that inserts an import, always with the same id. */
const anImport = (noun: string) =>
  `INSERT INTO imports (id, noun, columns, started_by) VALUES ('00000000-0000-4000-8000-000000000000', '${noun}', '{}', 'e')`;
const importRow = (number: number, outcome = "NULL") =>
  `INSERT INTO import_rows (import_id, number, given, problems, outcome)
   VALUES ('00000000-0000-4000-8000-000000000000', ${number}, '[]', '[]', ${outcome})`;

/** Returns statements that insert an image and one of its files, always with the same ids. */
const anImage = (sha = "a") =>
  `INSERT INTO images (id, sha256, width, height, file_name, upload_bytes, storage, created_by)
   VALUES ('00000000-0000-4000-8000-00000000000${sha}', '${sha}', 1, 1, '', 1, 'database', 'e')`;
const aFile = `INSERT INTO image_variants (image_id, name, format, width, height, bytes)
   VALUES ('00000000-0000-4000-8000-00000000000a', '1x1.avif', 'avif', 1, 1, 1)`;
const article = (column: string, value: string) =>
  `INSERT INTO articles (kind, title, slug, ${column}) VALUES ('news', 'T', 's' || gen_random_uuid(), ${value})`;
const articleSlug = (slug: string) => `INSERT INTO articles (kind, title, slug) VALUES ('news', 'T', '${slug}')`;
const personSlug = (slug: string) => `INSERT INTO people (name, slug) VALUES ('N', '${slug}')`;

const redirect = (from: string, to: string) => `INSERT INTO redirects (from_path, to_url) VALUES ('${from}', '${to}')`;

/** Returns a statement that sets a column of new or existing rows, and the currency of its amounts. */
function setColumn({ table, label }: NounDefinition, column: string, value: string, currency?: string): string {
  const insert = { casino, bonus, game, article }[label];
  const columns = currency ? `${currency}, ${column}` : column;
  const values = currency ? `'USD', ${value}` : value;
  return insert?.(columns, values) ?? `UPDATE ${table} SET (${columns}) = ROW (${values})`;
}

/** The values that the constraint of a field must reject. */
function invalidValues({ kind, min, max, step = 1 }: Field<never>): string[] {
  if (kind === "currency") return ["'usd'", "'$'"];
  if (kind === "moment") return ["'1999-12-31T23:59:59Z'", "'9000-01-01T00:00:00Z'", "'infinity'"];
  if (min === undefined || max === undefined) return [];
  const tooLarge = max === largestCount ? [] : [max + step];
  return [min - step, ...tooLarge].map(String).concat(step < 1 ? ["'NaN'"] : []);
}

/** The constraints that a noun's columns have because of their fields, with statements that they must reject. */
function refusedByFields(noun: NounDefinition): Record<string, string[]> {
  const { currency, amounts = [] } = amountsOf(noun) ?? {};
  const constraints = Object.entries(noun.fields ?? {}).flatMap(([name, field]): [string, string[]][] => {
    const column = toSnakeCase(name);
    const suffix = field.kind === "currency" ? "form" : "range";
    const statements = invalidValues(field).map((value) =>
      setColumn(noun, column, value, amounts.includes(name) ? currency : undefined),
    );
    const isPresent = field.without === "required" && (field.kind === "line" || field.kind === "text");
    const blank = `UPDATE ${noun.table} SET ${column} = ' '`;
    return [
      ...(statements.length > 0 ? [[`${noun.table}_${column}_${suffix}`, statements] as [string, string[]]] : []),
      ...(isPresent ? [[`${noun.table}_${column}_present`, [blank]] as [string, string[]]] : []),
    ];
  });
  const withoutCurrency = amounts.map((amount) => setColumn(noun, toSnakeCase(amount), "100"));
  const ofCurrency = currency ? { [`${noun.table}_${currency}_present`]: withoutCurrency } : {};
  return { ...Object.fromEntries(constraints), ...ofCurrency };
}

/** Each constraint, with statements that it must reject. */
const refused: Record<string, string[]> = {
  ...Object.assign({}, ...nounsWith("isEditable").map((noun) => refusedByFields(definitionOf(noun)))),
  casinos_payment_details_list: [casino("payment_details", "'{}'"), casino("payment_details", "'null'")],
  casinos_license_details_list: [casino("license_details", "'{}'"), casino("license_details", "'\"x\"'")],
  casinos_slug_form: ["", "A", "a b", "-a", "a-", "a--b", "ä", "a\n"].map(
    (slug) => `INSERT INTO casinos (name, slug) VALUES ('N', '${slug}')`,
  ),
  casinos_slug_key: ["INSERT INTO casinos (name, slug) VALUES ('N', 'northgate')"],
  casinos_pkey: [casino("id", "(SELECT id FROM casinos LIMIT 1)")],
  bonuses_bonus_type_known: [bonus("bonus_type", "'WELCOME'"), bonus("bonus_type", "'other'")],
  bonuses_wagering_base_known: [bonus("wagering_base", "'BONUS'")],
  bonuses_max_cashout_uncapped: [bonus("currency, max_cashout_minor, is_cashout_uncapped", "'USD', 100, true")],
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
  games_slug_form: ["", "A", "a_b"].map(
    (slug) => `INSERT INTO games (name, slug, provider) VALUES ('N', '${slug}', 'P')`,
  ),
  games_slug_key: ["INSERT INTO games (name, slug, provider) VALUES ('N', 'starburst', 'P')"],
  games_pkey: [game("id", "(SELECT id FROM games LIMIT 1)")],
  slug_redirects_pkey: [
    "INSERT INTO slug_redirects (slug, casino_id) SELECT 'twice', gen_random_uuid() FROM generate_series(1, 2)",
  ],
  change_sets_pkey: ["INSERT INTO change_sets (id, actor, operation) SELECT id, actor, operation FROM change_sets"],
  change_sets_reason_length: ["UPDATE change_sets SET reason = repeat('é', 501)"],
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
    ]),
  ),
  fact_reports_count_range: [`${aReport}; UPDATE fact_reports SET count = 0`],
  release_files_pkey: [
    "INSERT INTO release_files (path, content, is_brotli) SELECT 'a.js', '', false FROM generate_series(1, 2)",
  ],
  setup_code_pkey: ["INSERT INTO setup_code (code) VALUES ('one'), ('two')"],
  setup_code_only_one: ["INSERT INTO setup_code (is_only, code) VALUES (false, 'one')"],
  site_settings_pkey: ["INSERT INTO site_settings SELECT * FROM site_settings"],
  site_settings_only: ["UPDATE site_settings SET id = gen_random_uuid()"],
  site_settings_accent_light_form: ["red", "#fff", "#0B6B50", "#0b6b50;"].map(
    (color) => `UPDATE site_settings SET accent_light = '${color}'`,
  ),
  site_settings_accent_dark_form: ["UPDATE site_settings SET accent_dark = 'green'"],
  site_settings_name_present: ["UPDATE site_settings SET name = ' '"],
  site_settings_founded_year_range: [1899, 10_000].map((year) => `UPDATE site_settings SET founded_year = ${year}`),
  change_feed_pkey: [
    "INSERT INTO change_feed (noun, row_id, sequence, is_deleted) SELECT noun, row_id, -1, false FROM change_feed LIMIT 1",
  ],
  articles_kind_known: ["INSERT INTO articles (kind, title, slug) VALUES ('other', 'T', 's')"],
  articles_difficulty_known: [article("difficulty", "'easy'")],
  articles_slug_form: ["", "A", "a b", "-a", "a-", "a--b", "ä"].map(articleSlug),
  articles_body_size: [article("body", "repeat('a', 60001)"), article("body", "repeat('é', 30001)")],
  articles_slug_key: [articleSlug("privacy")],
  articles_pkey: [article("id", "(SELECT id FROM articles LIMIT 1)")],
  people_slug_form: [personSlug("A"), personSlug("a--b")],
  people_slug_key: [personSlug("games-desk")],
  redirects_from_path_form: [
    redirect("old", "/faq"),
    redirect("/", "/faq"),
    redirect("//a", "/faq"),
    redirect("/a?b", "/faq"),
    redirect(`/${"a".repeat(500)}`, "/faq"),
  ],
  redirects_to_url_form: [
    redirect("/a", "//example.com"),
    redirect("/a", "/\\\\example.com"),
    redirect("/a", "http://example.com"),
    redirect("/a", "javascript:alert(1)"),
  ],
  redirects_no_loop: [redirect("/a", "/a?b#c")],
  redirects_pkey: [
    `INSERT INTO redirects (id, from_path, to_url)
     SELECT '00000000-0000-4000-8000-000000000000', '/' || n, '/faq' FROM generate_series(1, 2) AS n`,
  ],
  redirects_from_path_key: [`${redirect("/twice", "/faq")}; ${redirect("/twice", "/news")}`],
  people_pkey: ["INSERT INTO people (id, name, slug) SELECT id, 'N', 'n' FROM people LIMIT 1"],
  article_redirects_pkey: [
    "INSERT INTO article_redirects (slug, article_id) SELECT 'twice', gen_random_uuid() FROM generate_series(1, 2)",
  ],
  change_feed_sequence_key: [
    `INSERT INTO change_feed (noun, row_id, sequence, is_deleted)
     SELECT 'casino', gen_random_uuid(), -1, false FROM generate_series(1, 2)`,
  ],
  change_feed_epoch_pkey: ["INSERT INTO change_feed_epoch SELECT epoch FROM change_feed_epoch"],
  ...teamRows,
  ...programRows,
  images_pkey: [`${anImage()}; INSERT INTO images SELECT * FROM images`],
  images_sha256_key: [`${anImage()}; ${anImage("b")}; UPDATE images SET sha256 = 'c'`],
  images_size_positive: [`${anImage()}; UPDATE images SET width = 0`, `${anImage()}; UPDATE images SET height = 0`],
  images_storage_known: [`${anImage()}; UPDATE images SET storage = 'disk'`],
  image_variants_pkey: [`${anImage()}; ${aFile}; ${aFile}`],
  image_removals_pkey: [
    "INSERT INTO image_removals (image_id, storage, names) SELECT '00000000-0000-4000-8000-00000000000a', 's3', '{}' FROM generate_series(1, 2)",
  ],
  image_variants_format_known: [`${anImage()}; ${aFile}; UPDATE image_variants SET format = 'png'`],
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
  newsletter_subscriptions_confirm_token_key: [
    `INSERT INTO newsletter_subscriptions (email, confirm_token)
     SELECT n || '@example.com', '00000000-0000-4000-8000-000000000000' FROM generate_series(1, 2) AS n`,
  ],
  newsletter_subscriptions_unsubscribe_token_key: [
    `INSERT INTO newsletter_subscriptions (email, unsubscribe_token)
     SELECT n || '@example.com', '00000000-0000-4000-8000-000000000000' FROM generate_series(1, 2) AS n`,
  ],
  outgoing_mails_body_until_finished: [outgoingMail("NULL, NULL"), outgoingMail("'Hello', now()")],
  outgoing_mails_purpose_known: [`${outgoingMail("'Hello', NULL")}; UPDATE outgoing_mails SET purpose = 'chat'`],
  outgoing_mails_pkey: [outgoingMail("'Hello', NULL", "'00000000-0000-4000-8000-000000000000'")],
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

  it("accepts the smallest and largest values of each range", async () => {
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
