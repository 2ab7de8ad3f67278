/**
 * Creates the directory: providers, payment methods, and licensing authorities, with the spellings that editors type.
 * Also creates the joins with casinos and games. The names in the rows of casinos and games remain the source, and
 * triggers derive the rest.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { mergeLock, spellingLock } from "../connection/locks.js";

interface Noun {
  table: string;
  spellings: string;
  /** The column of other tables that refers to a row of this table. */
  id: string;
  kind?: string;
}

const providers: Noun = { table: "providers", spellings: "provider_spellings", id: "provider_id" };
const methods: Noun = {
  table: "payment_methods",
  spellings: "payment_method_spellings",
  id: "payment_method_id",
  kind: "kind text CONSTRAINT payment_methods_kind_known CHECK (kind IN ('card', 'bank', 'wallet', 'crypto', 'prepaid')),",
};
const authorities: Noun = {
  table: "licensing_authorities",
  spellings: "licensing_authority_spellings",
  id: "licensing_authority_id",
};

interface Join {
  table: string;
  noun: Noun;
  /** The owner's column that contains the names, and an SQL expression that returns them as an array. */
  column: string;
  texts: string;
}

interface Owner {
  table: string;
  id: string;
  joins: Join[];
}

const owners: Owner[] = [
  {
    table: "casinos",
    id: "casino_id",
    joins: [
      { table: "casino_providers", noun: providers, column: "game_providers", texts: "owner.game_providers" },
      { table: "casino_payment_methods", noun: methods, column: "payment_methods", texts: "owner.payment_methods" },
      { table: "casino_licenses", noun: authorities, column: "licenses", texts: "owner.licenses" },
    ],
  },
  {
    table: "games",
    id: "game_id",
    joins: [{ table: "game_providers", noun: providers, column: "provider", texts: "ARRAY[owner.provider]" }],
  },
];

/** Comparisons of spellings ignore case, accents, spaces, and punctuation, unless this leaves nothing to compare. */
const createFunctions = `
  CREATE FUNCTION spelling_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT COALESCE(NULLIF(regexp_replace(fold_text(value),
      '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]', '', 'g'), ''), value) $$;
  CREATE FUNCTION spelling_slug(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT btrim(regexp_replace(fold_text(value), '[^a-z0-9]+', '-', 'g'), '-') $$;
`;

function createNoun({ table, spellings, id, kind = "" }: Noun): string {
  const isNew = `NOT EXISTS (SELECT FROM ${spellings} WHERE ${spellings}.spelling = typed.spelling)`;
  return `
  CREATE TABLE ${table} (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    slug text NOT NULL,
    name text NOT NULL,
    ${kind}
    website text,
    description text,
    CONSTRAINT ${table}_pkey PRIMARY KEY (id),
    CONSTRAINT ${table}_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT ${table}_name_present CHECK (btrim(name) <> '')
  );
  CREATE UNIQUE INDEX ${table}_slug_key ON ${table} (slug);
  CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed();

  CREATE TABLE ${spellings} (
    spelling text NOT NULL,
    key text NOT NULL,
    ${id} uuid NOT NULL,
    CONSTRAINT ${spellings}_pkey PRIMARY KEY (spelling)
  );
  CREATE INDEX ${spellings}_by_key ON ${spellings} (key);
  CREATE INDEX ${spellings}_of_row ON ${spellings} (${id});

  -- Gives each new spelling a row: one that has another spelling with the same key, or else a new row.
  CREATE FUNCTION add_${spellings}(all_typed text[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    new_spelling text;
    new_key text;
    base text;
    new_slug text;
    attempt integer;
    row_id uuid;
  BEGIN
    IF NOT EXISTS (SELECT FROM unnest(all_typed) AS typed (spelling) WHERE ${isNew}) THEN RETURN; END IF;
    PERFORM pg_advisory_xact_lock(${spellingLock});
    FOR new_spelling IN
      SELECT DISTINCT spelling FROM unnest(all_typed) AS typed (spelling) WHERE btrim(spelling) <> '' AND ${isNew}
    LOOP
      new_key := spelling_key(new_spelling);
      SELECT ${id} INTO row_id FROM ${spellings} WHERE key = new_key LIMIT 1;
      IF row_id IS NULL THEN
        base := spelling_slug(new_spelling);
        new_slug := base;
        attempt := 0;
        WHILE new_slug = '' OR EXISTS (SELECT FROM ${table} WHERE slug = new_slug) LOOP
          new_slug := btrim(base || '-' || left(md5(new_key || repeat('#', attempt)), 8), '-');
          attempt := attempt + 1;
        END LOOP;
        INSERT INTO ${table} (slug, name) VALUES (new_slug, btrim(new_spelling)) RETURNING id INTO row_id;
      END IF;
      INSERT INTO ${spellings} VALUES (new_spelling, new_key, row_id);
    END LOOP;
  END $$;`;
}

/** Returns SQL for the joins of some owners, derived from the names in their rows. */
function joinedRows({ noun, texts }: Join, rows: string): string {
  return `SELECT DISTINCT owner.id AS owner_id, spelled.${noun.id} AS row_id FROM ${rows} AS owner
    CROSS JOIN unnest(${texts}) AS typed (spelling) JOIN ${noun.spellings} AS spelled ON spelled.spelling = typed.spelling`;
}

function createOwner({ table, id, joins }: Owner): string {
  const empty = `TRUNCATE ${joins.map((join) => join.table).join(", ")};`;
  const trigger = (event: string, referencing: string) => `
  CREATE TRIGGER ${table}_directory_${event.toLowerCase()} AFTER ${event} ON ${table} ${referencing}
    FOR EACH STATEMENT EXECUTE FUNCTION derive_${table}_directory();`;
  return `
  ${joins
    .map(
      (join) => `
  CREATE TABLE ${join.table} (
    ${id} uuid NOT NULL,
    ${join.noun.id} uuid NOT NULL,
    CONSTRAINT ${join.table}_pkey PRIMARY KEY (${id}, ${join.noun.id})
  );
  CREATE INDEX ${join.table}_of_row ON ${join.table} (${join.noun.id}, ${id});
  SELECT add_${join.noun.spellings}(ARRAY(SELECT DISTINCT unnest(${join.texts}) FROM ${table} AS owner));
  INSERT INTO ${join.table} ${joinedRows(join, table)};`,
    )
    .join("")}

  CREATE FUNCTION derive_${table}_directory() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed uuid[];
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      ${empty}
      RETURN NULL;
    END IF;
    IF TG_OP = 'DELETE' THEN
      -- A merge could otherwise copy the joins that this statement deletes.
      PERFORM pg_advisory_xact_lock_shared(${mergeLock});
      ${joins.map((join) => `DELETE FROM ${join.table} WHERE ${id} IN (SELECT former.id FROM former);`).join("\n      ")}
      RETURN NULL;
    END IF;
    ${joins.map((join) => deriveJoin(join, id)).join("")}
    RETURN NULL;
  END $$;
  ${trigger("INSERT", "REFERENCING NEW TABLE AS written")}
  ${trigger("UPDATE", "REFERENCING OLD TABLE AS former NEW TABLE AS written")}
  ${trigger("DELETE", "REFERENCING OLD TABLE AS former")}
  ${trigger("TRUNCATE", "")}`;
}

/** Changes only joins that differ. An update that changes no names takes no lock. */
function deriveJoin(join: Join, id: string): string {
  const { table, noun, column, texts } = join;
  const add = (condition: string) => `
      PERFORM pg_advisory_xact_lock_shared(${mergeLock});
      PERFORM add_${noun.spellings}(ARRAY(SELECT DISTINCT unnest(${texts}) FROM written AS owner ${condition}));
      INSERT INTO ${table} ${joinedRows(join, "written")} ${condition} ON CONFLICT DO NOTHING;`;
  const isChanged = "WHERE owner.id = ANY(changed)";
  return `
    IF TG_OP = 'INSERT' THEN ${add("")}
    ELSE
      SELECT array_agg(written.id) INTO changed FROM written JOIN former ON former.id = written.id
        WHERE written.${column} <> former.${column};
      IF changed IS NOT NULL THEN ${add(isChanged)}
        DELETE FROM ${table} WHERE ${id} = ANY(changed)
          AND (${id}, ${noun.id}) NOT IN (${joinedRows(join, "written")} ${isChanged});
      END IF;
    END IF;`;
}

export class Directory1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Prevent a server of the previous release from writing after the first derivation but before the triggers exist.
    await runner.query("LOCK TABLE casinos, games IN SHARE ROW EXCLUSIVE MODE");
    await runner.query(createFunctions);
    for (const noun of [providers, methods, authorities]) await runner.query(createNoun(noun));
    for (const owner of owners) await runner.query(createOwner(owner));
  }

  async down(runner: QueryRunner): Promise<void> {
    const nouns = [providers, methods, authorities];
    const tables = [
      ...owners.flatMap(({ joins }) => joins.map(({ table }) => table)),
      ...nouns.flatMap(({ table, spellings }) => [spellings, table]),
    ];
    await runner.query(`
      ${owners
        .map(({ table }) =>
          ["insert", "update", "delete", "truncate"]
            .map((event) => `DROP TRIGGER ${table}_directory_${event} ON ${table};`)
            .concat(`DROP FUNCTION derive_${table}_directory;`)
            .join(" "),
        )
        .join(" ")}
      DROP TABLE ${tables.join(", ")};
      DROP FUNCTION ${nouns.map(({ spellings }) => `add_${spellings}`).join(", ")}, spelling_key, spelling_slug;
    `);
  }
}
