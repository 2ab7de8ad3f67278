/** An embedded database that returns to the rows that it had when it was opened, in a fraction of the time of a new one. */
import type { PGlite } from "@electric-sql/pglite";

interface Table {
  name: string;
  /** The columns that can be written. The database computes the others. */
  columns: string;
  /** Changes when rows are added, changed or removed. */
  state: string;
  /** The rows in PostgreSQL's text format, or null if the table was empty. */
  rows: Blob | null;
}

/** A hash of the definitions of all tables, functions, triggers, constraints and settings. */
const DEFINITIONS = `
  SELECT md5(string_agg(line, E'\\n' ORDER BY line)) AS hash FROM (
    SELECT concat_ws(' ', 'class', relname, relkind, relnamespace, reloptions) AS line FROM pg_class
      WHERE relnamespace NOT IN ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace, 'information_schema'::regnamespace)
    UNION ALL SELECT concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attisdropped) FROM pg_attribute
      WHERE attrelid >= 16384
    UNION ALL SELECT concat_ws(' ', 'function', proname, md5(prosrc)) FROM pg_proc WHERE oid >= 16384
    UNION ALL SELECT concat_ws(' ', 'trigger', tgrelid, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', 'constraint', conrelid, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE oid >= 16384
    UNION ALL SELECT concat_ws(' ', 'setting', setdatabase, setrole, setconfig) FROM pg_db_role_setting
    UNION ALL SELECT concat_ws(' ', 'role', rolname) FROM pg_roles
  ) AS lines`;

const TABLES = `
  SELECT quote_ident(relname) AS name,
    string_agg(quote_ident(attname), ', ' ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' GROUP BY relname ORDER BY relname`;

const SEQUENCES = `SELECT quote_ident(sequencename) AS name, last_value::text AS value FROM pg_sequences ORDER BY 1`;

/** A change of a row gives it a newer transaction number, and its removal changes the count. */
const stateOf = (name: string) => `(SELECT count(*) || ' ' || coalesce(max(xmin::text::int8), 0) FROM ${name})`;

export class ResettableDatabase {
  private constructor(
    readonly pglite: PGlite,
    private readonly definitions: string,
    private readonly tables: Table[],
    private readonly sequences: { name: string; value: string | null }[],
  ) {}

  static async open(pglite: PGlite): Promise<ResettableDatabase> {
    const { rows: found } = await pglite.query<Pick<Table, "name" | "columns">>(TABLES);
    const states = await readStates(pglite, found);
    const tables: Table[] = [];
    for (const [at, table] of found.entries()) {
      const state = states[at]!;
      const rows = state.startsWith("0 ") ? null : await copyOf(pglite, table);
      tables.push({ ...table, state, rows });
    }
    return new ResettableDatabase(pglite, await readDefinitions(pglite), tables, await readSequences(pglite));
  }

  /** Restores the rows. Returns false if the definitions have changed too, so that the database can't be used again. */
  async reset(): Promise<boolean> {
    const { pglite, tables } = this;
    try {
      await pglite.exec("ROLLBACK");
      await pglite.exec("DISCARD ALL");
      if ((await readDefinitions(pglite)) !== this.definitions) return false;
      const states = await readStates(pglite, tables);
      const changed = tables.filter(({ state }, at) => state !== states[at]);
      // Triggers and foreign keys would change other tables.
      await pglite.exec("SET session_replication_role = replica");
      for (const { name, columns, rows } of changed) {
        await pglite.exec(`DELETE FROM ${name}`);
        if (rows) await pglite.query(`COPY ${name} (${columns}) FROM '/dev/blob'`, [], { blob: rows });
      }
      const renewed = await readStates(pglite, changed);
      for (const [at, table] of changed.entries()) table.state = renewed[at]!;
      const current = await readSequences(pglite);
      for (const [at, { name, value }] of this.sequences.entries())
        if (current[at]?.value !== value)
          await pglite.exec(`ALTER SEQUENCE ${name} RESTART${value ? ` WITH ${BigInt(value) + 1n}` : ""}`);
      await pglite.exec("RESET session_replication_role");
      return true;
    } catch {
      return false;
    }
  }
}

async function readDefinitions(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ hash: string }>(DEFINITIONS);
  return rows[0]!.hash;
}

async function readStates(pglite: PGlite, tables: Pick<Table, "name">[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const states = tables.map(({ name }) => stateOf(name)).join(", ");
  const { rows } = await pglite.query<{ states: string[] }>(`SELECT ARRAY[${states}] AS states`);
  return rows[0]!.states;
}

async function readSequences(pglite: PGlite): Promise<{ name: string; value: string | null }[]> {
  return (await pglite.query<{ name: string; value: string | null }>(SEQUENCES)).rows;
}

async function copyOf(pglite: PGlite, { name, columns }: Pick<Table, "name" | "columns">): Promise<Blob> {
  const { blob } = await pglite.query(`COPY ${name} (${columns}) TO '/dev/blob'`);
  return blob as Blob;
}
