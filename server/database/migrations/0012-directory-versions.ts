/** Adds versions to directory rows, and makes each new name of a row one of its spellings. */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { mergeLock, spellingLock } from "../connection/locks.js";

const nouns = [
  { noun: "provider", table: "providers", spellings: "provider_spellings", id: "provider_id" },
  { noun: "paymentMethod", table: "payment_methods", spellings: "payment_method_spellings", id: "payment_method_id" },
  {
    noun: "licensingAuthority",
    table: "licensing_authorities",
    spellings: "licensing_authority_spellings",
    id: "licensing_authority_id",
  },
];

const ownNouns = nouns.map(({ noun }) => `'${noun}'`).join(", ");

/** The other nouns that the history's check allows, in addition to those of the directory. */
const otherNouns = "'casino', 'bonus', 'game', 'settings', 'article', 'person'";

function checkNouns(known: string): string {
  return `ALTER TABLE history DROP CONSTRAINT history_noun_known,
    ADD CONSTRAINT history_noun_known CHECK (noun IN (${known}));`;
}

/**
 * A row's name is always one of its spellings, even after the name changes, so casinos that use the new name find this
 * row. The former name remains a spelling, so existing joins still match.
 */
function createNoun({ table, spellings, id }: (typeof nouns)[number]): string {
  return `
  ALTER TABLE ${table}
    ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now(),
    ADD COLUMN version integer NOT NULL DEFAULT 1;
  CREATE TRIGGER ${table}_bump_version BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION bump_version();
  INSERT INTO ${spellings} SELECT min(btrim(name)), spelling_key(btrim(name)), (array_agg(id ORDER BY slug))[1]
    FROM ${table} WHERE NOT EXISTS (SELECT FROM ${spellings} WHERE key = spelling_key(btrim(name)))
    GROUP BY spelling_key(btrim(name)) ON CONFLICT DO NOTHING;

  CREATE FUNCTION add_${table}_name() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${mergeLock});
    PERFORM pg_advisory_xact_lock(${spellingLock});
    IF EXISTS (SELECT FROM ${spellings} WHERE key = spelling_key(btrim(NEW.name)) AND ${id} <> NEW.id) THEN
      RAISE EXCEPTION 'another row of ${table} has this name'
        USING ERRCODE = 'check_violation', CONSTRAINT = '${table}_name_own';
    END IF;
    INSERT INTO ${spellings} VALUES (btrim(NEW.name), spelling_key(btrim(NEW.name)), NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ${table}_add_name AFTER UPDATE OF name ON ${table}
    FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION add_${table}_name();`;
}

export class DirectoryVersions1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const noun of nouns) await runner.query(createNoun(noun));
    await runner.query(checkNouns(`${otherNouns}, ${ownNouns}`));
  }

  /** Also deletes the directory's history, because the previous release cannot read it. Keeps the spellings. */
  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of nouns) {
      await runner.query(`
        DROP TRIGGER ${table}_add_name ON ${table};
        DROP TRIGGER ${table}_bump_version ON ${table};
        DROP FUNCTION add_${table}_name;
        ALTER TABLE ${table} DROP COLUMN updated_at, DROP COLUMN version;`);
    }
    await runner.query(`DELETE FROM history WHERE noun IN (${ownNouns}); ${checkNouns(otherNouns)}`);
  }
}
