/** Creates the change feed and the triggers that fill it. */
import { feedLock } from "../../connection/locks.js";

/**
 * Creates the triggers of one table. They run at the commit, so a transaction takes their lock last and cannot
 * deadlock. They ignore a transaction that records its whole change set itself (changeFeed/recordFeed.ts).
 * @param shown The condition for a row (NEW) that visitors can see.
 * @param hidden The condition for an update (OLD and NEW) that hides the row.
 */
function createTriggers(noun: string, table: string, shown = "true", hidden?: string): string {
  const trigger = (name: string, event: string, condition: string, call: string) => `
  CREATE CONSTRAINT TRIGGER ${table}_feed_${name} AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN ((${condition}) AND current_setting('honestodds.feed', true) IS DISTINCT FROM 'at once')
    EXECUTE FUNCTION ${call}('${noun}');`;
  return `
  ${trigger("shown", "INSERT OR UPDATE", shown, "record_shown")}
  ${hidden ? trigger("hidden", "UPDATE", hidden, "record_hidden") : ""}
  ${trigger("deleted", "DELETE", "true", "record_hidden")}
  CREATE TRIGGER ${table}_feed_emptied AFTER TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION record_all_hidden('${noun}');`;
}

/**
 * The change feed contains each catalogue row that visitors have ever been able to see, numbered in commit order. A row
 * that was never visible leaves no tombstone, so readers cannot learn of it. The lock keeps the numbers in commit
 * order. Without it, a low number could be committed late, after a reader has already passed it.
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
  ${createTriggers("casino", "casinos")}
  ${createTriggers("bonus", "bonuses", "NEW.is_active", "OLD.is_active AND NOT NEW.is_active")}
  ${createTriggers("game", "games")}
`;
