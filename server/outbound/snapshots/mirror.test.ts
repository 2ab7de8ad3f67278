/** Tests that a program that follows docs/api.md keeps a correct copy, also after a restore. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { systemClock } from "../../platform/clock.js";
import { DocumentedMirror } from "../../test/changes/documentedMirror.js";
import { snapshotWriter } from "../../test/changes/snapshotWriter.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";
import { requestDailySnapshot } from "./snapshot.commands.js";

let server: TestServer;
let mirror: DocumentedMirror;
beforeAll(async () => {
  // The tests read the catalogue many times in a minute.
  server = await startTestServer({ seed: true, env: { rateLimits: false } });
  // The server writes a snapshot soon after its start, and none in the next minutes.
  await until(async () => (await statusOfLatest()) === 200);
});
afterAll(() => server.close());

const db = () => server.database.dataSource;

async function statusOfLatest(): Promise<number> {
  const response = await fetch(`${server.url}/snapshots/latest.ndjson.gz`);
  await response.arrayBuffer();
  return response.status;
}

let changeCount = 0;

/** Changes, hides, adds and deletes rows. */
async function changeRows(): Promise<void> {
  changeCount += 1;
  await db().query("UPDATE casinos SET rating = $1 WHERE slug = 'northgate'", [changeCount / 10]);
  await db().query(
    "UPDATE bonuses SET is_active = NOT is_active WHERE id = (SELECT min(id::text)::uuid FROM bonuses WHERE NOT is_primary)",
  );
  await db().query("INSERT INTO games (slug, name, provider, category) VALUES ($1, 'A new game', 'NetEnt', 'slots')", [
    `new-game-${changeCount}`,
  ]);
  await db().query("DELETE FROM games WHERE id = (SELECT min(id::text)::uuid FROM games)");
}

/** Does to the database what a restore from a backup does: rows are lost without a trace, and the feed begins anew. */
async function restore(): Promise<void> {
  const [lost] = await db().query<{ id: string }[]>("SELECT id FROM games ORDER BY id DESC LIMIT 1");
  await db().query("DELETE FROM games WHERE id = $1", [lost!.id]);
  await db().query("DELETE FROM change_feed WHERE row_id = $1", [lost!.id]);
  await db().query("UPDATE change_feed_epoch SET epoch = gen_random_uuid()");
}

async function writeSnapshot(): Promise<void> {
  await requestDailySnapshot(db(), systemClock);
  await snapshotWriter(db()).writeRequested();
  expect(await until(async () => (await statusOfLatest()) === 200)).toBe(true);
}

async function expectSame(): Promise<void> {
  const catalogue = await mirror.readCatalogue();
  expect(catalogue.size).toBeGreaterThan(100);
  const copied = mirror.contents();
  expect([...copied.keys()].toSorted()).toEqual([...catalogue.keys()].toSorted());
  for (const [key, row] of catalogue) expect([key, copied.get(key)]).toEqual([key, row]);
}

describe("a mirror that follows docs/api.md", () => {
  beforeEach(async () => {
    mirror = new DocumentedMirror(server.url);
    await mirror.start();
    await mirror.follow();
  });

  it("equals the catalogue after each change, and reads the whole catalogue only once", async () => {
    for (let round = 1; round <= 3; round += 1) {
      await changeRows();
      await mirror.follow();
      await expectSame();
    }
    expect(mirror.fullReads).toBe(1);
  });

  it("reads the whole catalogue once more after a restore, while there is no snapshot", async () => {
    await changeRows();
    await restore();
    mirror.received = 0;
    expect(await statusOfLatest()).toBe(404);
    await mirror.follow();
    await expectSame();
    await changeRows();
    await mirror.follow();
    await expectSame();
    expect(mirror.fullReads).toBe(2);
    expect(mirror.received).toBeLessThan(1.1 * mirror.contents().size);
  });

  it("reads the whole catalogue once more after a restore, from the new snapshot", async () => {
    await restore();
    await writeSnapshot();
    await changeRows();
    mirror.received = 0;
    await mirror.follow();
    await expectSame();
    expect(mirror.fullReads).toBe(2);
    expect(mirror.received).toBeLessThan(1.1 * mirror.contents().size);
  });

  it("starts anew if the restore happens between two pages of the feed", async () => {
    await restore();
    let pages = 0;
    await mirror.follow(async () => {
      pages += 1;
      if (pages === 4) await restore();
    });
    await expectSame();
    expect(mirror.fullReads).toBe(3);
  });
});
