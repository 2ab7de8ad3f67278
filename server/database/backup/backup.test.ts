import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { everyRow } from "../../test/everyRow.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { openEmptyDatabase } from "../../test/emptyCluster.js";
import { inSample, sampleOf } from "../../test/sample.js";
import { makeAccount, makeCookie } from "../../test/sessions/signedIn.js";
import type { Database } from "../connection/dataSource.js";
import { restoreBackup, type RowCounts, writeBackup } from "./backup.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "honestodds-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, name);
const oddText = 'a "quoted"\nline\t\\ with {"table": 1} and 🎰 é';

/** Adds rows with unusual values, and files that are too large for one statement. */
async function addRows({ dataSource }: Database): Promise<void> {
  await dataSource.query(
    "UPDATE casinos SET description = $1, rating = 0.1 + 0.2 WHERE slug = (SELECT min(slug) FROM casinos)",
    [oddText],
  );
  await dataSource.query("INSERT INTO newsletter_subscriptions (email, wording) VALUES ('reader@example.com', $1)", [
    oddText,
  ]);
  await dataSource.query(
    "INSERT INTO analytics_events (event_type, page_path, metadata) VALUES ('page_view', '/', $1)",
    [{ text: oddText, empty: null, large: 9_007_199_254_740_991 }],
  );
  await dataSource.query(
    "INSERT INTO fact_reports (noun, row_id, field, value_hash) SELECT noun, row_id, field, value_hash FROM fact_checks LIMIT 3",
  );
  await dataSource.query(
    `INSERT INTO images (id, sha256, width, height, file_name, upload_bytes, storage, created_by)
     SELECT gen_random_uuid(), n::text, 480, 360, $1, 1, 'database', 'editor' FROM generate_series(1, 9) AS n`,
    [oddText],
  );
  const everyByte = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at) % 256));
  await dataSource.query(
    `INSERT INTO image_variants (image_id, name, format, width, height, bytes, data)
     SELECT id, '480.avif', 'avif', 480, 360, length($1::bytea), $1::bytea FROM images`,
    [everyByte],
  );
  await makeCookie(dataSource, await makeAccount(dataSource));
}

describe("the backup commands", () => {
  let source: Database;
  let written: RowCounts;
  beforeAll(async () => {
    source = await openTestDatabase({ seed: true });
    await addRows(source);
    written = await writeBackup(source.dataSource, file("whole"));
  });
  afterAll(() => source.close());

  it("create a backup that other users of the machine cannot read", () => {
    expect(statSync(file("whole")).mode & 0o777).toBe(0o600);
  });

  it("copy every row into an empty database and end every session", async () => {
    const target = await openEmptyDatabase();
    const { dataSource } = target;
    expect(await restoreBackup(dataSource, file("whole"))).toEqual(written);
    expect(written).toMatchObject({ casinos: 50, image_variants: 9 });
    const rows = await everyRow(target);
    expect(rows).toEqual(await everyRow(source));
    expect(rows["casinos"]!.join("")).toContain("🎰");
    expect(rows["admin_accounts"]).toHaveLength(1);
    expect(await dataSource.query("SELECT FROM admin_sessions")).toEqual([]);
    // The change feed's sequence continues. Its epoch is new, so readers must start over.
    const last = "SELECT max(sequence)::int AS last FROM change_feed";
    const [before] = await dataSource.query<{ last: number }[]>(last);
    await dataSource.query("UPDATE games SET is_popular = NOT is_popular WHERE name = (SELECT min(name) FROM games)");
    const [after] = await dataSource.query<{ last: number }[]>(last);
    expect(after!.last).toBe(before!.last + 1);
    const [feed] = await dataSource.query<{ epoch: string }[]>("SELECT epoch FROM change_feed_epoch");
    expect(gunzipSync(readFileSync(file("whole"))).toString()).not.toContain(feed!.epoch);
    await expect(restoreBackup(dataSource, file("whole"))).rejects.toThrow(
      /^The database is not empty: restore into a new database/,
    );
    await target.close();
  });

  it("reject a file that exists, and a folder that does not", async () => {
    await expect(writeBackup(source.dataSource, file("whole"))).rejects.toThrow(
      /whole already exists: choose another name/,
    );
    await expect(writeBackup(source.dataSource, file("no/where"))).rejects.toThrow(
      /can't be written: create its folder first/,
    );
  });
});

/** Ways to damage a backup. The first cuts off its last line. */
const damages: [from: string | RegExp, to: string][] = [
  [/^\{"rows":[^]*$/m, ""],
  [/^\{"id":.*$/m, "half a row"],
  [/^\{"id":"[^"]*"/m, '{"id":"no id"'],
  [/^\{"id":"([^"]*)".*\n\{"id":"[^"]*"/m, '{"id":"$1"}\n{"id":"$1"'],
  [/^\{"table":"casinos".*$/m, '{"table":"casinos"}'],
  ['{"table":"casinos",', '{"table":"pg_class",'],
  [/^\{"table":"games","columns":\[/m, '{"table":"games","columns":["weight",'],
  [/^(\{"table":"games","columns":)\[.*\]/m, "$1[]"],
  [/^\{"table":"games","columns":\[/m, '{"table":"games","columns":["name",'],
  [/^\{"table":"games"/m, '{"table":games'],
  [/^\{"rows":.*$/m, '{"rows":'],
  [/"sequences":\{/, '"sequences":{"weights":"1",'],
];

describe("the restore command", () => {
  /** A backup with one casino and two games, uncompressed. */
  let text: string;
  let target: Database;
  beforeAll(async () => {
    const source = await openTestDatabase({ seed: false });
    await source.dataSource.query("INSERT INTO casinos (name, slug) VALUES ('Northgate', 'northgate')");
    await source.dataSource.query(
      "INSERT INTO games (name, slug, provider) VALUES ('One', 'one', 'Studio'), ('Two', 'two', 'Studio')",
    );
    await writeBackup(source.dataSource, file("small"));
    await source.close();
    text = gunzipSync(readFileSync(file("small"))).toString();
    target = await openEmptyDatabase();
  });
  afterAll(() => target.close());

  it("rejects a file that is missing, broken, of another program or of a newer release", async () => {
    writeFileSync(file("broken"), readFileSync(file("small")).subarray(0, 100));
    const newer = { product: "honestodds", format: 1, migrations: ["Later9"], sequences: {} };
    writeFileSync(file("newer"), gzipSync(`${JSON.stringify(newer)}\n`));
    writeFileSync(file("other"), "a text");
    for (const [name, sentence] of [
      ["missing", /^The file .*missing does not exist: enter the path of a backup\.$/],
      ["broken", /broken is not a complete backup of HonestOdds: use another copy of the backup\.$/],
      ["other", /other is not a complete backup of HonestOdds/],
      ["newer", /^The backup is from a newer release \(it has Later9\): restore it with that release\.$/],
    ] as const)
      await expect(restoreBackup(target.dataSource, file(name))).rejects.toThrow(sentence);
  });

  it.each(sampleOf(damages, 2))(
    "rejects a file in which %s is replaced with %j",
    inSample(async (from, to) => {
      expect(text).toMatch(from);
      writeFileSync(file("damaged"), gzipSync(text.replace(from, to)));
      await expect(restoreBackup(target.dataSource, file("damaged"))).rejects.toThrow(
        /damaged is not a complete backup of HonestOdds/,
      );
    }),
  );

  it("writes no rows if it rejects a file, so a complete backup can still be restored", async () => {
    expect(await restoreBackup(target.dataSource, file("small"))).toMatchObject({ casinos: 1, games: 2 });
  });
});
