/** The change feed and the triggers that fill it. */
import { feedLock } from "../../connection/locks.js";

/**
 * The change feed has a row for each catalogue row that a visitor has ever seen, numbered in the order of commits. A row
 * that was never shown leaves no tombstone, so nobody learns of it. The lock makes the sequence the commit order:
 * without it, a number drawn early could be committed late, behind a reader who has passed it.
 */
export const createChangeFeed = `
  CREATE SEQUENCE change_feed_sequence;
  CREATE TABLE change_feed (
    noun text NOT NULL,
    row_id uuid NOT NULL,
    sequence bigint NOT NULL,
    is_deleted boolean NOT NULL,
    changed_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT change_feed_pkey PRIMARY KEY (noun, row_id),
    CONSTRAINT change_feed_noun_known CHECK (noun IN ('casino', 'bonus', 'game'))
  );
  CREATE UNIQUE INDEX change_feed_sequence_key ON change_feed (sequence);
  CREATE INDEX change_feed_by_noun ON change_feed (noun, sequence);

  CREATE TABLE change_feed_epoch (
    epoch uuid NOT NULL DEFAULT gen_random_uuid(),
    CONSTRAINT change_feed_epoch_pkey PRIMARY KEY (epoch)
  );
  INSERT INTO change_feed_epoch DEFAULT VALUES;

  CREATE FUNCTION record_shown() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${feedLock});
    INSERT INTO change_feed VALUES (TG_ARGV[0], NEW.id, nextval('change_feed_sequence'), false)
      ON CONFLICT (noun, row_id) DO UPDATE SET sequence = EXCLUDED.sequence, is_deleted = false;
    RETURN NULL;
  END $$;

  CREATE FUNCTION record_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${feedLock});
    UPDATE change_feed SET sequence = nextval('change_feed_sequence'), is_deleted = true
      WHERE noun = TG_ARGV[0] AND row_id = OLD.id;
    RETURN NULL;
  END $$;

  CREATE FUNCTION record_all_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${feedLock});
    UPDATE change_feed SET sequence = nextval('change_feed_sequence'), is_deleted = true
      WHERE noun = TG_ARGV[0] AND NOT is_deleted;
    RETURN NULL;
  END $$;

  CREATE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.changed_at := clock_timestamp();
    RETURN NEW;
  END $$;
  CREATE TRIGGER change_feed_changed_at BEFORE INSERT OR UPDATE ON change_feed
    FOR EACH ROW EXECUTE FUNCTION set_changed_at();
`;

interface FeedTable {
  noun: string;
  table: string;
  /** When a visitor sees the row, in terms of NEW; `true` where always. */
  shown: string;
  /** When an update hides the row, in terms of OLD and NEW; null where none does. */
  hidden: string | null;
}

export const feedTables: FeedTable[] = [
  { noun: "casino", table: "casinos", shown: "true", hidden: null },
  { noun: "bonus", table: "bonuses", shown: "NEW.is_active", hidden: "OLD.is_active AND NOT NEW.is_active" },
  { noun: "game", table: "games", shown: "true", hidden: null },
];

/**
 * The triggers run at the commit, so their lock is the last one that a transaction takes and cannot be part of a deadlock.
 * They skip a transaction that records its whole change set itself (changeFeed/recordFeed.ts).
 */
export function createFeedTriggers({ noun, table, shown, hidden }: FeedTable): string {
  const trigger = (name: string, event: string, condition: string, call: string) => `
    CREATE CONSTRAINT TRIGGER ${table}_feed_${name} AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN ((${condition}) AND current_setting('honestodds.feed', true) IS DISTINCT FROM 'at once')
      EXECUTE FUNCTION ${call}('${noun}');`;
  return [
    trigger("shown", "INSERT OR UPDATE", shown, "record_shown"),
    hidden === null ? "" : trigger("hidden", "UPDATE", hidden, "record_hidden"),
    trigger("deleted", "DELETE", "true", "record_hidden"),
    `CREATE TRIGGER ${table}_feed_emptied AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION record_all_hidden('${noun}');`,
  ].join("\n");
}
