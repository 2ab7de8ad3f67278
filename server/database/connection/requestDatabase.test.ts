import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { Disconnect } from "../../shared/disconnect.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { statementsOf } from "../../test/database/statementLog.js";
import { takeAllConnections } from "../../test/database/takeAllConnections.js";
import { countConnections, type Database } from "./dataSource.js";
import { Game } from "../entities/game.entity.js";
import { createLoaders } from "../../catalogue/loaders.js";
import { forRequest } from "./requestDatabase.js";
import { chargeForTable, countRows } from "../reading/countRows.js";
import { RowCounts } from "../reading/rowCounts.js";
import { TableVersions } from "../reading/tableVersions.js";
import { selectRows } from "../reading/selectRows.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: true });
});
afterAll(() => database.close());

const readGames = (db = database.dataSource) => selectRows(db, { entity: Game, properties: ["id"], where: [] });

describe("a request's database", () => {
  it("runs statements while the caller is connected", async () => {
    const db = forRequest(database.dataSource, { disconnect: new Disconnect() });
    expect(await readGames(db)).toHaveLength((await readGames()).length);
  });

  it("starts no waiting statement after the caller has disconnected", async () => {
    const disconnect = new Disconnect();
    const db = forRequest(database.dataSource, { disconnect });
    const free = await takeAllConnections(database);
    const statements = await statementsOf(database.dataSource, async () => {
      const reading = [readGames(db), countRows(db, { entity: Game, where: [] })];
      expect(countConnections(database.dataSource).waiting).toBe(2);
      disconnect.fire();
      const settling = Promise.allSettled(reading);
      await free();
      expect((await settling).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    });
    expect(statements.filter((statement) => statement.includes("games"))).toEqual([]);
    // The success of this read proves that the connections are free again.
    expect((await readGames()).length).toBeGreaterThan(0);
  });

  it("reads a table's size for all callers, even if the first one disconnects", async () => {
    const { dataSource } = database;
    const boundaries = { next: async () => Infinity, hasPassed: () => false };
    const rowCounts = new RowCounts(dataSource, new TableVersions(), boundaries);
    const disconnect = new Disconnect();
    const charged: number[] = [];
    const charge = async (units: number) => void charged.push(units);
    const free = await takeAllConnections(database);
    const charging = [disconnect, new Disconnect()].map((caller) =>
      chargeForTable(forRequest(dataSource, { disconnect: caller, rowCounts, charge }), Game, 0),
    );
    disconnect.fire();
    await free();
    await Promise.all(charging);
    expect(charged).toEqual([charged[0], charged[0]]);
  });

  it("loads no relations after the caller has disconnected", async () => {
    const disconnect = new Disconnect();
    const { bonusCountOfCasino, gameById } = createLoaders(forRequest(database.dataSource, { disconnect }));
    disconnect.fire();
    await expect(bonusCountOfCasino.all.load("x")).rejects.toThrow("caller disconnected");
    await expect(gameById.load("x")).rejects.toThrow("caller disconnected");
  });
});
