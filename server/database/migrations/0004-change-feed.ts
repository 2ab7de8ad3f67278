/** The change feed: a row per row of the catalogue that a visitor has ever seen, numbered in the order of commits. */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { feedLock } from "../connection/locks.js";

const createTables = `
  CREATE SEQUENCE change_feed_sequence;
  CREATE TABLE change_feed (
    noun text NOT NULL,
    row_id uuid NOT NULL,
    sequence bigint NOT NULL,
    is_deleted boolean NOT NULL,
    CONSTRAINT change_feed_pkey PRIMARY KEY (noun, row_id),
    CONSTRAINT change_feed_noun_known CHECK (noun IN ('casino', 'bonus', 'game'))
  );
  CREATE UNIQUE INDEX change_feed_sequence_key ON change_feed (sequence);

  CREATE TABLE change_feed_epoch (
    epoch uuid NOT NULL DEFAULT gen_random_uuid(),
    CONSTRAINT change_feed_epoch_pkey PRIMARY KEY (epoch)
  );
  INSERT INTO change_feed_epoch DEFAULT VALUES;

  INSERT INTO change_feed
    SELECT noun, id, nextval('change_feed_sequence'), false FROM (
      SELECT 'casino' AS noun, id, created_at FROM casinos
      UNION ALL SELECT 'bonus', id, created_at FROM bonuses WHERE is_active
      UNION ALL SELECT 'game', id, created_at FROM games
      ORDER BY created_at, id
    ) AS visible;
`;

/**
 * A row that was never shown leaves no tombstone, so that nobody learns of it.
 * The sequence alone would lose rows: a number drawn early may be committed late, behind a reader who has passed it.
 */
const createFunctions = `
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
`;

interface Recorded {
  noun: string;
  table: string;
  /** When a visitor sees the row, in terms of NEW; `true` where always. */
  shown: string;
  /** When an update hides the row, in terms of OLD and NEW; null where none does. */
  hidden: string | null;
}

const recorded: Recorded[] = [
  { noun: "casino", table: "casinos", shown: "true", hidden: null },
  { noun: "bonus", table: "bonuses", shown: "NEW.is_active", hidden: "OLD.is_active AND NOT NEW.is_active" },
  { noun: "game", table: "games", shown: "true", hidden: null },
];

/** Deferred to the commit: the lock is the last one that a transaction takes, so that it can't be part of a deadlock. */
function createTriggers({ noun, table, shown, hidden }: Recorded): string {
  const atCommit = "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW";
  const onHidden =
    hidden === null
      ? ""
      : `CREATE CONSTRAINT TRIGGER ${table}_feed_hidden AFTER UPDATE ON ${table} ${atCommit}
           WHEN (${hidden}) EXECUTE FUNCTION record_hidden('${noun}');`;
  return `
    CREATE CONSTRAINT TRIGGER ${table}_feed_shown AFTER INSERT OR UPDATE ON ${table} ${atCommit}
      WHEN (${shown}) EXECUTE FUNCTION record_shown('${noun}');
    ${onHidden}
    CREATE CONSTRAINT TRIGGER ${table}_feed_deleted AFTER DELETE ON ${table} ${atCommit}
      EXECUTE FUNCTION record_hidden('${noun}');
    CREATE TRIGGER ${table}_feed_emptied AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION record_all_hidden('${noun}');
  `;
}

function dropTriggers({ table, hidden }: Recorded): string {
  const names = ["shown", ...(hidden === null ? [] : ["hidden"]), "deleted", "emptied"];
  return names.map((name) => `DROP TRIGGER ${table}_feed_${name} ON ${table};`).join("\n");
}

export class ChangeFeed1763800004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createTables);
    await runner.query(createFunctions);
    for (const each of recorded) await runner.query(createTriggers(each));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of recorded) await runner.query(dropTriggers(each));
    await runner.query(`
      DROP FUNCTION record_shown, record_hidden, record_all_hidden;
      DROP TABLE change_feed_epoch, change_feed;
      DROP SEQUENCE change_feed_sequence;
    `);
  }
}
