import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { expectRefusal } from "../test/expectRefusal.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo", seed: true });
});
afterAll(() => app.close());

describe("an error message", () => {
  const secret = "s3cr3t";
  const long = secret.repeat(1_000);
  const createCasino = "mutation ($input: CasinoInput!) { createCasino(input: $input) { id } }";

  it.each<[string, string, Record<string, unknown>]>([
    ["an object instead of a string", "query ($v: String!) { casino(slug: $v) { id } }", { v: { [secret]: secret } }],
    ["a string instead of a number", "query ($v: Int) { casinos(first: $v) { totalCount } }", { v: secret }],
    [
      "a string instead of a Boolean",
      "query ($v: BonusFilter) { bonuses(filter: $v) { totalCount } }",
      { v: { isActive: secret } },
    ],
    ["an unknown enum value", "query ($v: CasinoOrder) { casinos(orderBy: $v) { totalCount } }", { v: secret }],
    ["an unknown input field", createCasino, { input: { name: "N", slug: "s", unknown: secret } }],
    ["an input with a missing field", createCasino, { input: { name: secret } }],
    ["a list instead of an input", createCasino, { input: [secret] }],
    ["a name that is too long", createCasino, { input: { name: long, slug: "s" } }],
    ["an invalid URL", createCasino, { input: { name: "N", slug: "s", websiteUrl: `javascript:${secret}` } }],
    ["a slug that is taken", createCasino, { input: { name: secret, slug: "northgate" } }],
    ["an invalid id", createCasino, { input: { id: secret, name: "N", slug: "s" } }],
    ["an invalid cursor", "query ($v: String) { games(after: $v) { totalCount } }", { v: secret }],
    ["an invalid email address", "mutation ($v: String!) { subscribeToNewsletter(email: $v) }", { v: secret }],
    [
      "a duplicate email address",
      "mutation ($v: String!) { subscribeToNewsletter(email: $v) }",
      { v: `${secret}@a.example` },
    ],
    ["a string with an invalid character", "query ($v: String!) { casino(slug: $v) { id } }", { v: `${secret}\0` }],
    ["a string literal instead of an enum value", `{ casinos(orderBy: "${secret}") { totalCount } }`, {}],
    ["a string literal instead of an input", `{ casinos(filter: "${secret}") { totalCount } }`, {}],
    ["a string literal instead of a number", `{ casinos(first: "${secret}") { totalCount } }`, {}],
    ["a string literal with an invalid character", `{ casino(slug: "${secret}\\u0000") { id } }`, {}],
    ["an unknown id", "mutation ($v: ID!) { deleteGame(id: $v, version: 1) { id } }", { v: secret }],
  ])("does not repeat the value of %s", async (_mistake, document, variables) => {
    await app.query("mutation ($v: String!) { subscribeToNewsletter(email: $v) }", { v: `${secret}@a.example` });
    const { errors } = await app.query(document, variables);
    expect(errors).not.toBeUndefined();
    expect(JSON.stringify(errors)).not.toContain(secret);
    expect(JSON.stringify(errors)).not.toMatch(/INTERNAL_SERVER_ERROR|SELECT|INSERT|node_modules/);
  });

  it("does not reveal details of a database error", async () => {
    await app.database.dataSource.query("ALTER TABLE games RENAME TO games_away");
    const { errors } = await app.query("{ games { totalCount } }");
    await app.database.dataSource.query("ALTER TABLE games_away RENAME TO games");
    expectRefusal({ errors }, "INTERNAL_SERVER_ERROR");
    expect(JSON.stringify(errors)).not.toMatch(/relation|does not exist|SELECT|typeorm/i);
  });
});
