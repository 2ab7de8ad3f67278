import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { expectRefusal } from "../test/expectRefusal.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo", seed: true });
});
afterAll(() => app.close());

describe("an error", () => {
  const secret = "s3cr3t";
  const long = secret.repeat(1_000);
  const createCasino = "mutation ($input: CasinoInput!) { createCasino(input: $input) { id } }";

  it.each<[string, string, Record<string, unknown>]>([
    ["a number for a text", "query ($v: String!) { casino(slug: $v) { id } }", { v: { [secret]: secret } }],
    ["a text for a number", "query ($v: Int) { casinos(first: $v) { totalCount } }", { v: secret }],
    [
      "a text for a flag",
      "query ($v: BonusFilter) { bonuses(filter: $v) { totalCount } }",
      { v: { isActive: secret } },
    ],
    ["an unknown enum value", "query ($v: CasinoOrder) { casinos(orderBy: $v) { totalCount } }", { v: secret }],
    ["an unknown input field", createCasino, { input: { name: "N", slug: "s", unknown: secret } }],
    ["a missing input field", createCasino, { input: { name: secret } }],
    ["a list for an input", createCasino, { input: [secret] }],
    ["a name that is too long", createCasino, { input: { name: long, slug: "s" } }],
    ["a link that is none", createCasino, { input: { name: "N", slug: "s", websiteUrl: `javascript:${secret}` } }],
    ["a slug that is taken", createCasino, { input: { name: secret, slug: "northgate" } }],
    ["an id that is none", createCasino, { input: { id: secret, name: "N", slug: "s" } }],
    ["a cursor that is none", "query ($v: String) { games(after: $v) { totalCount } }", { v: secret }],
    ["an address that is none", "mutation ($v: String!) { subscribeToNewsletter(email: $v) }", { v: secret }],
    [
      "an address on the list",
      "mutation ($v: String!) { subscribeToNewsletter(email: $v) }",
      { v: `${secret}@a.example` },
    ],
    ["a broken text", "query ($v: String!) { casino(slug: $v) { id } }", { v: `${secret}\0` }],
    ["a literal for an enum", `{ casinos(orderBy: "${secret}") { totalCount } }`, {}],
    ["a literal for an input", `{ casinos(filter: "${secret}") { totalCount } }`, {}],
    ["a literal for a number", `{ casinos(first: "${secret}") { totalCount } }`, {}],
    ["a literal text that is broken", `{ casino(slug: "${secret}\\u0000") { id } }`, {}],
    ["an id that names nothing", "mutation ($v: ID!) { deleteGame(id: $v, version: 1) { id } }", { v: secret }],
  ])("does not repeat %s", async (_mistake, document, variables) => {
    await app.query("mutation ($v: String!) { subscribeToNewsletter(email: $v) }", { v: `${secret}@a.example` });
    const { errors } = await app.query(document, variables);
    expect(errors).not.toBeUndefined();
    expect(JSON.stringify(errors)).not.toContain(secret);
    expect(JSON.stringify(errors)).not.toMatch(/INTERNAL_SERVER_ERROR|SELECT|INSERT|node_modules/);
  });

  it("of the database shows nothing of it", async () => {
    await app.database.dataSource.query("ALTER TABLE games RENAME TO games_away");
    const { errors } = await app.query("{ games { totalCount } }");
    await app.database.dataSource.query("ALTER TABLE games_away RENAME TO games");
    expectRefusal({ errors }, "INTERNAL_SERVER_ERROR");
    expect(JSON.stringify(errors)).not.toMatch(/relation|does not exist|SELECT|typeorm/i);
  });
});
