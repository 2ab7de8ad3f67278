import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { writeCatalogue } from "../write/writes.js";
import { type EachNoun, eachNoun } from "../../test/catalogue/bulk.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer } from "../../test/startTestServer.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Listed {
  rows: { nodes: { id: string; lastChange: { at: string; by: string } | null }[] };
}

function list({ Plural }: EachNoun, viewer: "visitor" | "owner") {
  const field = Plural.toLowerCase();
  return app.query<Listed>(`{ rows: ${field} { nodes { id lastChange { at by } } } }`, {}, { viewer });
}

describe.each(eachNoun)("the last change to a $noun", (each) => {
  it("includes the editor and the time, and is read with one statement for all rows", async () => {
    const began = Date.now();
    const [first, second] = [await each.make(app), await each.make(app)];
    const actor = "other@example.com";
    await writeCatalogue(app.services, { actor, operation: `update${each.Noun}` }, (write) =>
      write.update(each.noun, first.id, first.version, { [each.label]: "/renamed" }),
    );
    let nodes: Listed["rows"]["nodes"] = [];
    const statements = await app.countStatements(async () => {
      ({ nodes } = (await list(each, "owner")).data.rows);
    });
    const lastChangeOf = (id: string) => nodes.find((node) => node.id === id)!.lastChange;
    expect([lastChangeOf(first.id)!.by, lastChangeOf(second.id)!.by]).toEqual([actor, "demo"]);
    expect(Date.parse(lastChangeOf(first.id)!.at)).toBeGreaterThanOrEqual(began - 1);
    expect(statements.filter((statement) => /\bhistory\b/.test(statement))).toHaveLength(1);
  });

  it("is hidden from visitors, whose requests do not read the history", async () => {
    await each.make(app);
    const statements = await app.countStatements(async () => {
      const { data, errors } = await list(each, "visitor");
      // Visitors can't list redirects.
      const isListed = each.noun !== "redirect";
      expect(errors?.[0]?.extensions["code"]).toBe(isListed ? undefined : "UNAUTHENTICATED");
      const nodes: Listed["rows"]["nodes"] = isListed ? data.rows.nodes : [];
      expect(nodes.length > 0).toBe(isListed);
      expect(nodes.every(({ lastChange }) => lastChange === null)).toBe(true);
    });
    expect(statements.filter((statement) => /history/.test(statement))).toEqual([]);
  });

  it("is null if the history contains no change to the row", async () => {
    const { id } = await each.make(app);
    await app.database.dataSource.query("DELETE FROM history WHERE row_id = $1", [id]);
    const { data } = await list(each, "owner");
    expect(data.rows.nodes.find((node) => node.id === id)!.lastChange).toBeNull();
  });
});

describe("the last change over HTTP", () => {
  it("is never part of responses to visitors, even after a response to an editor", async () => {
    const server = await startTestServer({ seed: true });
    try {
      const db = server.database.dataSource;
      const cookie = await makeCookie(db, await makeAccount(db));
      const query = "{ casinos(first: 2) { nodes { lastChange { by } } } }";
      const byEditor = await post(server.url, query, {}, { cookie });
      expect(byEditor.data).toEqual({
        casinos: { nodes: [{ lastChange: { by: "seed" } }, { lastChange: { by: "seed" } }] },
      });
      expect(byEditor.headers.get("cache-control")).toBe("no-store");
      const nothing = { casinos: { nodes: [{ lastChange: null }, { lastChange: null }] } };
      for (let at = 0; at < 3; at += 1) {
        expect((await post(server.url, query)).data).toEqual(nothing);
        const got = await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, { headers: { cookie } });
        expect(await got.json()).toMatchObject({ data: nothing });
      }
      expect((await post(server.url, query, {}, { cookie })).data).toEqual(byEditor.data);
    } finally {
      await server.close();
    }
  });
});
