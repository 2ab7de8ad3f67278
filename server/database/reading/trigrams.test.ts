import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";

import { createLog } from "../../platform/log.js";
import { StartupError } from "../../shared/errors.js";
import { openDatabase } from "../connection/dataSource.js";

const serverUrl = process.env["TEST_DATABASE_URL"];
const describePostgres = serverUrl ? describe : describe.skip;

describePostgres("the extension pg_trgm", () => {
  const name = `honestodds_test_${process.pid}_${randomBytes(4).toString("hex")}`;
  const ownUrl = new URL(serverUrl ?? "postgres://127.0.0.1");
  ownUrl.pathname = `/${name}`;
  /** The database's URL for a user who may only create tables. */
  const userUrl = new URL(ownUrl);
  userUrl.username = name;
  userUrl.password = name;

  async function run(url: string, ...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }
  const open = (url: URL) => openDatabase({ databaseUrl: url.href, dataDir: "", log: createLog("silent") });

  beforeAll(async () => {
    await run(serverUrl!, `CREATE ROLE ${name} LOGIN PASSWORD '${name}'`, `CREATE DATABASE ${name}`);
    await run(ownUrl.href, `GRANT CREATE ON SCHEMA public TO ${name}`);
  });
  afterAll(() => run(serverUrl!, `DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`));

  it("is named in the error if the database user is not allowed to create it", async () => {
    const refusal: unknown = await open(userUrl).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toBe(
      "The user in DATABASE_URL may not create the extension pg_trgm: run CREATE EXTENSION pg_trgm in this database as its owner or as a superuser.",
    );
  });

  it("is used if another user created it in a schema outside the search path", async () => {
    await run(
      ownUrl.href,
      `CREATE SCHEMA "Our extensions"`,
      `GRANT USAGE ON SCHEMA "Our extensions" TO ${name}`,
      `CREATE EXTENSION pg_trgm SCHEMA "Our extensions"`,
    );
    const database = await open(userUrl);
    const indexes = await database.dataSource.query<{ indexdef: string }[]>(
      "SELECT indexdef FROM pg_indexes WHERE indexname LIKE '%_by_search_text'",
    );
    await database.dataSource.undoLastMigration();
    await database.dataSource.undoLastMigration();
    await database.dataSource.runMigrations();
    await database.close();
    expect(indexes.map(({ indexdef }) => indexdef)).toContainEqual(expect.stringContaining("ON public.casinos"));
    for (const { indexdef } of indexes) expect(indexdef).toContain('"Our extensions".gin_trgm_ops');
  });
});
