// Simulates the migrations of the next release. A separate process changes the schema while the current release runs.
import pg from "pg";

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query("BEGIN");
await client.query("ALTER TABLE bonuses ADD COLUMN mascot text NOT NULL DEFAULT ''");
await client.query("ALTER TABLE casinos ADD COLUMN mascot text NOT NULL DEFAULT '', ADD COLUMN founder text");
await client.query("CREATE INDEX bonuses_mascot ON bonuses (mascot)");
await client.query("CREATE TABLE mascots (name text PRIMARY KEY, casino_id uuid REFERENCES casinos (id))");
await client.query("INSERT INTO migrations (timestamp, name) VALUES (9000000000000, 'Later9000000000000')");
await client.query("COMMIT");
await client.end();
