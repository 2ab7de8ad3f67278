import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getIntrospectionQuery } from "graphql";
import type { EntityManager } from "typeorm";

import { createLog } from "../../platform/log.js";
import { maxCost } from "./limits/cost.js";
import { createTestApp, type TestApp, type TestError } from "../../test/createTestApp.js";

let app: TestApp;
const lines: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

beforeAll(async () => {
  app = await createTestApp({ log: createLog("debug", destination), seed: true });
});
afterAll(() => app.close());

async function errorsOf(document: string, variables?: Record<string, unknown>): Promise<TestError[]> {
  const { errors } = await app.query(document, variables);
  return errors ?? [];
}

const casino = `name slug logoUrl rating reviewCount description welcomeBonus freeSpins minDeposit establishedYear isFeatured
  isNew acceptsCrypto hasLiveGames mobileOptimized licenses paymentMethods gameProviders createdAt updatedAt version`;

const home = `query Home {
  featured: casinos(filter: { isFeatured: true }, first: 6) { edges { cursor node { id ${casino} trustScore { score factors { label points earned } } } } pageInfo { hasNextPage endCursor } totalCount }
  bonuses(first: 4) { edges { node { id title bonusType bonusAmount freeSpins minDeposit wageringRequirement maxWin bonusCode terms casino { id name slug logoUrl rating } } } }
  games(filter: { isPopular: true }, orderBy: NAME_ASC, first: 12) { edges { node { id slug name provider category rtp volatility maxWin imageUrl isPopular } } }
}`;

describe("the limits on an operation", () => {
  it("allow the home page's query and report its cost", async () => {
    const { data, errors, extensions } = await app.query<{ featured: { edges: unknown[] } }>(home);
    expect(errors).toBeUndefined();
    expect(data.featured.edges).toHaveLength(6);
    expect(extensions).toEqual({ cost: expect.any(Number) });
    expect(extensions?.["cost"]).toBeLessThan(2500);
  });

  it("allow a page of 100 casinos with every field", async () => {
    const { errors } = await app.query(`{ casinos(first: 100) { edges { node { id ${casino} } } } }`);
    expect(errors).toBeUndefined();
  });

  it("allow full introspection", async () => {
    const { data, errors } = await app.query<{ __schema: { types: unknown[] } }>(
      getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true }),
    );
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(30);
  });

  it.each([
    ["too many tokens", `{ ${"__typename ".repeat(1600)} }`, /more than \d+ tokens/],
    [
      "too many fields to compare",
      `{ ${"__typename ".repeat(1400)} }`,
      /selects one field too often in one place: at most 707/,
    ],
    ["fields that are nested too deeply", nested(16), /nests fields 16 levels deep; at most 15 are allowed/],
    ["fields that are nested too deeply through fragments", nestedFragments(), /levels deep/],
    [
      "too many aliases",
      `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(" ")} }`,
      /31 aliases; at most 30 are/,
    ],
    ["too many aliases in a fragment", `{ ...F } fragment F on Query { ${aliases(31)} }`, /31 aliases/],
    [
      "a list of lists",
      "{ casinos(first: 100) { nodes { bonuses(first: 100) { title } } } }",
      /costs [\d,]+ units; at most 5,000 are/,
    ],
    ["a list of lists from the end", "{ casinos(last: 100) { nodes { bonuses(first: 100) { title } } } }", /units/],
    ["many aliases of the same list", `{ ${lists(25)} }`, /units/],
    [
      "13 searches of the catalogue",
      `{ ${Array.from({ length: 13 }, (_, i) => `a${i}: casinos(first: 1, filter: { search: "b" }) { nodes { id } }`).join(" ")} }`,
      /units/,
    ],
    ["fragments that multiply fields", multiplyingFragments(), /units/],
  ])("reject %s before execution", async (_case, document, message) => {
    const statements = await app.countStatements(async () => {
      const answer = await app.query(document);
      expect(answer.data).toBeUndefined();
      expect(answer.errors).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "QUERY_TOO_COMPLEX", requestId: "test" });
    });
    expect(statements).toEqual([]);
  });

  it("allow fragments that would double forty times, if the document skips them", async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, at) => `fragment f${at} on Casino { ...f${at + 1} ...f${at + 1} }`,
    );
    const document = `{ casinos(first: 1) { nodes { slug ...f0 @skip(if: true) } } } ${fragments.join(" ")} fragment f40 on Casino { name }`;
    expect(await errorsOf(document)).toEqual([]);
  });

  it("appear in the error, together with the cost of the operation", async () => {
    const [error] = await errorsOf("{ casinos(first: 100) { nodes { bonuses(first: 100) { title } } } }");
    expect(error?.extensions).toEqual({ code: "QUERY_TOO_COMPLEX", cost: 10_251, maxCost, requestId: "test" });
  });

  it("apply to a page size from a variable or the variable's default", async () => {
    const document = "query($n: Int = 100) { casinos(first: $n) { nodes { bonuses(first: $n) { title } } } }";
    expect((await errorsOf(document))[0]?.extensions["code"]).toBe("QUERY_TOO_COMPLEX");
    expect(await errorsOf(document, { n: 5 })).toEqual([]);
  });

  it("can't be bypassed by an error in another field", async () => {
    const document =
      "query($s: String) { bad: redirectFrom(path: $s) { __typename } casinos(first: 100) { nodes { bonuses(first: 100) { title } } } }";
    const { data, errors } = await app.query(document);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
    const argument = "query($n: Int!, $s: String!) { casino(slug: $s) { id } casinos(first: $n) { nodes { id } } }";
    expect((await errorsOf(argument, { n: 5 }))[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
  });

  it("stop the validation after ten errors", async () => {
    const errors = await errorsOf(`{ ${Array.from({ length: 50 }, (_, i) => `nothing${i}`).join(" ")} }`);
    expect(errors.length).toBeLessThanOrEqual(11);
  });
});

describe("the location of an error", () => {
  const selection = "{ casinos(first: 1) { nodes { bonuses(first: 0) { id } } } }";

  it("includes the line and the path", async () => {
    const { errors } = await app.query(selection);
    expect(errors![0]).toMatchObject({
      locations: [{ line: 1, column: 31 }],
      path: ["casinos", "nodes", 0, "bonuses"],
    });
  });

  it.each([
    ["with 100,000 lines", "\n".repeat(100_000) + selection],
    [
      "with 100,000 lines that is not compiled",
      `${"\n".repeat(100_000)}${selection.replace("nodes", "nodes @include(if: true)")}`,
    ],
    ["with 100,000 characters", `#${"x".repeat(100_000)}\n${selection}`],
  ])("includes only the path if finding the line would be slow, as in a document %s", async (_name, document) => {
    const { errors } = await app.query(document);
    expect(errors![0]).toMatchObject({ path: ["casinos", "nodes", 0, "bonuses"] });
    expect(errors![0]).not.toHaveProperty("locations");
  });
});

describe("an error response", () => {
  it.each([
    ["a syntax error", "{ casinos(", undefined, "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", "{ casinoes { id } }", undefined, "GRAPHQL_VALIDATION_FAILED"],
    ["an invalid variable", "query($n: Int!) { casinos(first: $n) { nodes { id } } }", { n: "many" }, "BAD_USER_INPUT"],
    ["a missing variable", "query($s: String!) { casino(slug: $s) { id } }", {}, "BAD_USER_INPUT"],
  ])("has a code and a request id for %s", async (_case, document, variables, code) => {
    const [error] = await errorsOf(document, variables);
    expect(error?.extensions).toMatchObject({ code, requestId: "test" });
  });

  it("names the field of an invalid variable, but not the value", async () => {
    const document = "mutation($input: CasinoInput!) { createCasino(input: $input) { id } }";
    const input = { name: "n", slug: "s", rating: "hunter2", review: { about: { secret: "hunter2" } } };
    const errors = await errorsOf(document, { input });
    expect(errors.map(({ extensions }) => extensions["fields"])).toEqual([
      [{ field: "input.review.about", message: "String cannot represent a non string value." }],
      [{ field: "input.rating", message: "Float cannot represent non numeric value." }],
    ]);
    expect(JSON.stringify(errors)).not.toContain("hunter2");
  });

  it("names the enum of an unknown enum value, but not the value", async () => {
    const [error] = await errorsOf("query($o: CasinoOrder) { casinos(orderBy: $o) { nodes { id } } }", { o: "SECRET" });
    expect(error?.extensions["fields"]).toEqual([
      { field: "o", message: expect.stringMatching(/^The value does not exist in the enum "CasinoOrder"\./) },
    ]);
  });

  it("reports operationName as the invalid field if the document has several operations", async () => {
    const [error] = await errorsOf("query A { __typename } query B { __typename }");
    expect(error?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "operationName" }] });
  });

  it("is generic for an internal error, whose details are in the log", async () => {
    const { events } = app.services;
    Object.assign(app.services, { events: null });
    const [error] = await errorsOf('mutation { recordEvent(input: { eventType: PAGE_VIEW, pagePath: "/" }) }');
    Object.assign(app.services, { events });
    expect(error?.message).toMatch(/^Something went wrong on the server\..*request id\.$/);
    expect(error?.extensions).toEqual({ code: "INTERNAL_SERVER_ERROR", requestId: "test" });
    expect(lines.join("")).toMatch(/"level":"error".*"requestId":"test".*an operation failed/);
  });

  it("asks the caller to retry if the database is unavailable", async () => {
    const { services, database, query } = await createTestApp();
    await services.close();
    await database.close();
    const { errors } = await query("{ games { nodes { name } } }");
    expect(errors?.[0]?.extensions).toEqual({ code: "SERVICE_UNAVAILABLE", requestId: "test" });
    expect(errors?.[0]?.message).toMatch(/Retry in a minute/);
  });

  it("says that nothing was changed if the database is read-only", async () => {
    const { services, query, close } = await createTestApp({ viewer: "demo" });
    const transaction = services.db.transaction.bind(services.db) as (...given: unknown[]) => Promise<unknown>;
    // PostgreSQL rejects the write as it does on a standby or with a full disk.
    const readOnly = (...given: unknown[]) => {
      const run = given.pop() as (manager: EntityManager) => Promise<unknown>;
      return transaction(...given, async (manager: EntityManager) => {
        await manager.query("SET TRANSACTION READ ONLY");
        return run(manager);
      });
    };
    Object.assign(services.db, { transaction: readOnly });
    const { errors } = await query(
      'mutation { createGame(input: { name: "New", slug: "new", provider: "Studio" }) { id } }',
    );
    expect(errors?.[0]?.extensions).toEqual({ code: "SERVICE_UNAVAILABLE", requestId: "test" });
    expect(errors?.[0]?.message).toMatch(/accepts no changes at the moment\. Nothing was changed\./);
    await close();
  });
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(" ");
}

function lists(count: number): string {
  return Array.from({ length: count }, (_, i) => `l${i}: casinos(first: 100) { nodes { id name slug } }`).join(" ");
}

function nested(depth: number): string {
  const around = 'bonus(id: "x") { casino { bonuses { ';
  const steps = Array.from({ length: depth - 3 }, (_, i) => (i % 2 ? "bonuses(first: 1) {" : "casino {"));
  return `{ ${around} ${steps.slice(0, depth - 4).join(" ")} id ${"}".repeat(depth - 4)} } } } }`;
}

function nestedFragments(): string {
  const fragments = Array.from(
    { length: 8 },
    (_, i) => `fragment F${i} on Bonus { casino { bonuses(first: 1) { ${i < 7 ? `...F${i + 1}` : "id"} } } }`,
  );
  return `{ bonus(id: "x") { ...F0 } } ${fragments.join(" ")}`;
}

function multiplyingFragments(): string {
  const fragments = Array.from(
    { length: 20 },
    (_, i) => `fragment F${i} on Query { ${i < 19 ? `...F${i + 1} ...F${i + 1}` : "__typename"} }`,
  );
  return `{ ...F0 } ${fragments.join(" ")}`;
}
