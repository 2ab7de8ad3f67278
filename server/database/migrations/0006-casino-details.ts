/**
 * Adds what casinos state about their payment methods and licenses. Editors write two JSON columns of `casinos`.
 * Triggers copy their content to the directory's joins.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { mergeLock } from "../connection/locks.js";

interface Details {
  column: string;
  /** The column that lists the names that the details refer to, and the property of each item with such a name. */
  texts: string;
  key: string;
  join: string;
  id: string;
  spellings: string;
  /** The join's columns with their types, and the keys of their values. */
  columns: readonly (readonly [name: string, type: string, key: string])[];
}

const payments: Details = {
  column: "payment_details",
  texts: "payment_methods",
  key: "method",
  join: "casino_payment_methods",
  id: "payment_method_id",
  spellings: "payment_method_spellings",
  columns: [
    ["can_deposit", "boolean", "canDeposit"],
    ["can_withdraw", "boolean", "canWithdraw"],
    ["payout_hours_from", "integer", "payoutHoursFrom"],
    ["payout_hours_to", "integer", "payoutHoursTo"],
    ["fee", "text", "fee"],
  ],
};

const licenses: Details = {
  column: "license_details",
  texts: "licenses",
  key: "license",
  join: "casino_licenses",
  id: "licensing_authority_id",
  spellings: "licensing_authority_spellings",
  columns: [
    ["number", "text", "number"],
    ["register_url", "text", "registerUrl"],
  ],
};

const both = [payments, licenses];

const createTextFunctions = `
  -- The items whose text a casino still has.
  CREATE FUNCTION details_of_texts(details jsonb, name text, texts text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT COALESCE(jsonb_agg(item ORDER BY place) FILTER (WHERE item ->> name = ANY(texts)), '[]'::jsonb)
    FROM jsonb_array_elements(details) WITH ORDINALITY AS each (item, place) $$;

  -- A text that a casino no longer has loses its details. New details must be about texts that the casino has.
  CREATE FUNCTION keep_casino_details() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    kept jsonb;
  BEGIN
    ${both
      .map(
        ({ column, texts, key }) => `
    IF jsonb_typeof(NEW.${column}) = 'array' AND NEW.${column} <> '[]' THEN
      kept := details_of_texts(NEW.${column}, '${key}', NEW.${texts});
      IF kept <> NEW.${column} AND (TG_OP = 'INSERT' OR NEW.${column} <> OLD.${column}) THEN
        RAISE EXCEPTION '${column} has an item that is not in ${texts}'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'casinos_${column}_named';
      END IF;
      NEW.${column} := kept;
    END IF;`,
      )
      .join("")}
    RETURN NEW;
  END $$;
  CREATE TRIGGER casinos_keep_details BEFORE INSERT OR UPDATE OF ${both.map(({ texts, column }) => `${texts}, ${column}`).join(", ")}
    ON casinos FOR EACH ROW EXECUTE FUNCTION keep_casino_details();
`;

/**
 * Creates a function that copies the details of some casinos to their joins. If a casino lists several spellings of the
 * same name, the first one counts.
 */
function createCopy({ column, key, join, id, spellings, columns }: Details): string {
  const names = (of: string) => columns.map(([name]) => `${of}.${name}`).join(", ");
  const values = columns.map(([name, type, from]) => `(stated.item ->> '${from}')::${type} AS ${name}`).join(", ");
  return `
  ALTER TABLE ${join} ${columns.map(([name, type]) => `ADD COLUMN ${name} ${type}`).join(", ")};
  CREATE FUNCTION copy_${column}(casino_ids uuid[]) RETURNS void LANGUAGE sql AS $$
    WITH stated AS (
      SELECT DISTINCT ON (owner.id, spelled.${id}) owner.id AS casino_id, spelled.${id}, each.item
      FROM casinos AS owner CROSS JOIN jsonb_array_elements(owner.${column}) WITH ORDINALITY AS each (item, place)
      JOIN ${spellings} AS spelled ON spelled.spelling = each.item ->> '${key}'
      WHERE owner.id = ANY(casino_ids) ORDER BY owner.id, spelled.${id}, each.place
    ), wanted AS (
      SELECT casino_id, ${id}, ${values} FROM ${join} LEFT JOIN stated USING (casino_id, ${id})
      WHERE casino_id = ANY(casino_ids)
    )
    UPDATE ${join} AS joined SET ${columns.map(([name]) => `${name} = wanted.${name}`).join(", ")} FROM wanted
    WHERE joined.casino_id = wanted.casino_id AND joined.${id} = wanted.${id}
      AND (${names("joined")}) IS DISTINCT FROM (${names("wanted")}) $$;`;
}

/** These triggers must run after those that derive the joins. Triggers run in the order of their names. */
const createCopyTriggers = `
  CREATE FUNCTION copy_casino_details() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed uuid[];
  BEGIN
    ${both
      .map(
        ({ column, texts }) => `
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(id) INTO changed FROM written WHERE ${column} <> '[]';
    ELSE
      SELECT array_agg(written.id) INTO changed FROM written JOIN former ON former.id = written.id
        WHERE written.${column} <> former.${column}
          OR (written.${column} <> '[]' AND written.${texts} <> former.${texts});
    END IF;
    IF changed IS NOT NULL THEN
      PERFORM pg_advisory_xact_lock_shared(${mergeLock});
      PERFORM copy_${column}(changed);
    END IF;`,
      )
      .join("")}
    RETURN NULL;
  END $$;
  CREATE TRIGGER casinos_directory_insert_details AFTER INSERT ON casinos REFERENCING NEW TABLE AS written
    FOR EACH STATEMENT EXECUTE FUNCTION copy_casino_details();
  CREATE TRIGGER casinos_directory_update_details AFTER UPDATE ON casinos
    REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION copy_casino_details();
`;

export class CasinoDetails1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = both.map(
      ({ column }) => `ADD COLUMN ${column} jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT casinos_${column}_list CHECK (jsonb_typeof(${column}) = 'array')`,
    );
    await runner.query(`ALTER TABLE casinos ${columns.join(", ")}`);
    await runner.query(createTextFunctions);
    for (const details of both) await runner.query(createCopy(details));
    await runner.query(createCopyTriggers);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER casinos_keep_details ON casinos;
      DROP TRIGGER casinos_directory_insert_details ON casinos;
      DROP TRIGGER casinos_directory_update_details ON casinos;
      DROP FUNCTION keep_casino_details, details_of_texts, copy_casino_details,
        ${both.map(({ column }) => `copy_${column}`).join(", ")};
      ALTER TABLE casinos ${both.map(({ column }) => `DROP COLUMN ${column}`).join(", ")};
      ${both.map(({ join, columns }) => `ALTER TABLE ${join} ${columns.map(([name]) => `DROP COLUMN ${name}`).join(", ")};`).join(" ")}
    `);
  }
}
