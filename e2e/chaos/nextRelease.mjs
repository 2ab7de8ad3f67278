// What a next release does first: adds to the schema, as a process of its own and while the present release serves.
import { DataSource } from "typeorm";
import { dataSourceDefaults } from "../../dist/server/database/dataSource.js";

class Later9000000000000 {
  async up(runner) {
    await runner.query("ALTER TABLE bonuses ADD COLUMN mascot text NOT NULL DEFAULT ''");
    await runner.query("ALTER TABLE casinos ADD COLUMN mascot text NOT NULL DEFAULT '', ADD COLUMN founder text");
    await runner.query("CREATE INDEX bonuses_mascot ON bonuses (mascot)");
    await runner.query("CREATE TABLE mascots (name text PRIMARY KEY, casino_id uuid REFERENCES casinos (id))");
  }
}

const migrations = [...dataSourceDefaults.migrations, Later9000000000000];
const next = new DataSource({ ...dataSourceDefaults, url: process.env.DATABASE_URL, migrations });
await next.initialize();
const run = await next.runMigrations();
await next.destroy();
if (run.length !== 1) throw new Error(`${run.length} migrations were run instead of one.`);
