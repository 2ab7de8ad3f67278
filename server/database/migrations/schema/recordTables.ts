/** Creates the tables for changes, accounts, subscriptions, analytics, and imports. */
import { eventInsertLock } from "../../connection/locks.js";

export const createRecords = `
  CREATE TABLE change_sets (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    actor text NOT NULL,
    operation text NOT NULL,
    undoes uuid,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    sequence serial NOT NULL,
    CONSTRAINT change_sets_pkey PRIMARY KEY (id)
  );
  CREATE UNIQUE INDEX change_sets_sequence_key ON change_sets (sequence);
  CREATE INDEX change_sets_of_actor ON change_sets (actor, sequence);
  CREATE INDEX change_sets_that_undo ON change_sets (undoes) WHERE undoes IS NOT NULL;

  CREATE TABLE history (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    change_set_id uuid NOT NULL,
    noun text NOT NULL,
    row_id uuid NOT NULL,
    operation text NOT NULL,
    version integer NOT NULL,
    before jsonb,
    after jsonb,
    restores integer,
    taken_redirect jsonb,
    CONSTRAINT history_pkey PRIMARY KEY (id),
    CONSTRAINT history_noun_known CHECK (noun IN ('casino', 'bonus', 'game')),
    CONSTRAINT history_operation_known CHECK (operation IN ('create', 'update', 'delete')),
    CONSTRAINT history_change_set_fkey FOREIGN KEY (change_set_id) REFERENCES change_sets (id) ON DELETE RESTRICT
  );
  CREATE INDEX history_of_row ON history (row_id, version);
  CREATE UNIQUE INDEX history_of_change_set ON history (change_set_id, noun, row_id);

  CREATE TABLE admin_accounts (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    email text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    password_changed_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT admin_accounts_pkey PRIMARY KEY (id)
  );
  CREATE UNIQUE INDEX admin_accounts_email_key ON admin_accounts (lower(email));

  CREATE TABLE admin_sessions (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    token_hash text NOT NULL,
    account_id uuid NOT NULL,
    user_agent text,
    started_at timestamptz(3) NOT NULL DEFAULT now(),
    last_used_at timestamptz(3) NOT NULL DEFAULT now(),
    idle_ends_at timestamptz(3) NOT NULL,
    ends_at timestamptz(3) NOT NULL,
    CONSTRAINT admin_sessions_pkey PRIMARY KEY (id),
    CONSTRAINT admin_sessions_account_fkey FOREIGN KEY (account_id) REFERENCES admin_accounts (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX admin_sessions_token_key ON admin_sessions (token_hash);
  CREATE INDEX admin_sessions_of_account ON admin_sessions (account_id, started_at DESC);

  CREATE TABLE newsletter_subscriptions (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    email text NOT NULL,
    subscribed_at timestamptz(3) NOT NULL DEFAULT now(),
    page_path text,
    wording text,
    confirmed_at timestamptz(3),
    unsubscribed_at timestamptz(3),
    CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id)
  );
  CREATE UNIQUE INDEX newsletter_subscriptions_email_key ON newsletter_subscriptions (lower(email));
  CREATE INDEX newsletter_subscriptions_by_date ON newsletter_subscriptions (subscribed_at DESC, id DESC);

  CREATE TABLE analytics_events (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    event_type text NOT NULL,
    casino_id uuid,
    bonus_id uuid,
    page_path text NOT NULL,
    user_agent text,
    referrer text,
    metadata jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    seq bigserial NOT NULL,
    CONSTRAINT analytics_events_pkey PRIMARY KEY (id),
    CONSTRAINT analytics_events_type_known
      CHECK (event_type IN ('page_view', 'casino_click', 'bonus_claim', 'newsletter_subscription', 'search'))
  );
  CREATE INDEX analytics_events_by_date ON analytics_events (created_at, event_type);
  CREATE UNIQUE INDEX analytics_events_seq_key ON analytics_events (seq);

  -- An insert holds this lock, shared, from before it draws a number until it commits. The roll-up takes it exclusively,
  -- so every number up to the highest one that it sees is committed (docs/decisions/017).
  CREATE FUNCTION announce_analytics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${eventInsertLock});
    RETURN NULL;
  END $$;
  CREATE TRIGGER analytics_events_announce BEFORE INSERT ON analytics_events
    FOR EACH STATEMENT EXECUTE FUNCTION announce_analytics_insert();

  CREATE TABLE analytics_days (
    day date NOT NULL,
    event_type text NOT NULL,
    events bigint NOT NULL,
    website_clicks bigint NOT NULL DEFAULT 0,
    review_clicks bigint NOT NULL DEFAULT 0,
    CONSTRAINT analytics_days_pkey PRIMARY KEY (day, event_type)
  );

  CREATE TABLE analytics_subjects (
    event_type text NOT NULL,
    day date NOT NULL,
    subject text NOT NULL,
    events bigint NOT NULL,
    without_result bigint NOT NULL,
    website_clicks bigint NOT NULL DEFAULT 0,
    review_clicks bigint NOT NULL DEFAULT 0,
    CONSTRAINT analytics_subjects_pkey PRIMARY KEY (event_type, day, subject)
  );
  CREATE INDEX analytics_subjects_rare ON analytics_subjects (day) WHERE event_type = 'search' AND events < 5;

  CREATE TABLE analytics_roll_up (
    is_only boolean NOT NULL DEFAULT true,
    seq bigint NOT NULL DEFAULT 0,
    counted_until timestamptz(3),
    CONSTRAINT analytics_roll_up_pkey PRIMARY KEY (is_only),
    CONSTRAINT analytics_roll_up_only CHECK (is_only)
  );
  INSERT INTO analytics_roll_up DEFAULT VALUES;

  CREATE TABLE imports (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    noun text NOT NULL,
    columns text[] NOT NULL,
    started_by text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    revision integer NOT NULL DEFAULT 0,
    checked_sequence integer,
    applied_at timestamptz(3),
    applied_change_set_id uuid,
    empty_cells text NOT NULL DEFAULT 'leave',
    checks integer NOT NULL DEFAULT 0,
    CONSTRAINT imports_pkey PRIMARY KEY (id),
    CONSTRAINT imports_empty_cells_known CHECK (empty_cells IN ('leave', 'clear')),
    CONSTRAINT imports_noun_known CHECK (noun IN ('casino', 'bonus', 'game'))
  );
  CREATE INDEX imports_by_date ON imports (created_at);

  CREATE TABLE import_rows (
    import_id uuid NOT NULL,
    number integer NOT NULL,
    new_id uuid NOT NULL DEFAULT gen_random_uuid(),
    given_id uuid,
    given_version integer,
    slug text,
    given jsonb NOT NULL,
    problems jsonb NOT NULL,
    outcome text,
    row_id uuid,
    before jsonb,
    after jsonb,
    changed text[],
    found jsonb,
    kept text[],
    line integer,
    CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, number),
    CONSTRAINT import_rows_outcome_known CHECK (outcome IN ('create', 'update', 'unchanged', 'wrong')),
    CONSTRAINT import_rows_import_fkey FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE RESTRICT
  );
  CREATE INDEX import_rows_of_outcome ON import_rows (import_id, outcome, number);

  -- Compression takes a third of the time of writing thousands of rows (docs/decisions/012). Rows up to this many bytes
  -- stay whole.
  ALTER TABLE casinos SET (toast_tuple_target = 8160);
  ALTER TABLE import_rows SET (toast_tuple_target = 8160);
  ALTER TABLE history SET (toast_tuple_target = 8160);
  ALTER TABLE import_rows ALTER given SET STORAGE EXTERNAL, ALTER before SET STORAGE EXTERNAL, ALTER after SET STORAGE EXTERNAL;
  ALTER TABLE history ALTER before SET STORAGE EXTERNAL, ALTER after SET STORAGE EXTERNAL;

  CREATE TABLE IF NOT EXISTS typeorm_metadata (
    type character varying NOT NULL,
    database character varying,
    schema character varying,
    "table" character varying,
    name character varying,
    value text
  );
`;
