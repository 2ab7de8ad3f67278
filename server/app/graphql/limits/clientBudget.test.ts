import { createHash, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { bytesPerUnit, clientBudget, eventsPerClient, newsletterSignUps, requestCost } from "../../../shared/limits.js";
import { rawRequest } from "../../../test/rawRequest.js";
import { startBeside, startTestServer, type TestServer } from "../../../test/startTestServer.js";
import { until } from "../../../test/until.js";

let server: TestServer;
beforeAll(async () => {
  // Whoever sits on this machine is taken for a proxy, so that a test can be several clients.
  server = await startTestServer({ env: { trustedProxies: ["loopback"] } });
});
afterAll(() => server.close());

let asked = 0;

/** Costs about 4,800 units of the 300,000 that a client has, each time: another name makes it another document, kept by nobody. */
const fields = "id slug name rating welcomeBonus minDeposit description licenses pros cons";
const dear = () =>
  `query Dear${(asked += 1)} { ${["a", "b", "c", "d"].map((name) => `${name}: casinos(first: 100) { nodes { ${fields} } }`).join(" ")} }`;

interface Asking {
  from: string;
  url?: string;
  query?: string;
}

function ask({ from, url = server.url, query = dear() }: Asking): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({ query }),
  });
}

/** Asks until it is refused; answers how many requests were answered, and the refusal. */
async function askUntilRefused(asking: Asking): Promise<{ answered: number; refusal: Response }> {
  for (let answered = 0; answered < 100; answered += 1) {
    const response = await ask(asking);
    if (response.status === 429) return { answered, refusal: response };
    expect(response.status).toBe(200);
  }
  throw new Error("a hundred dear requests were answered");
}

let clients = 100;
const newClient = () => `203.0.113.${(clients += 1)}`;

const remainingOf = ({ headers }: Response) => Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);

describe("a client's budget", () => {
  it("goes down by the cost of each operation, and says so", async () => {
    const [first, second] = [await ask({ from: "203.0.113.1" }), await ask({ from: "203.0.113.1" })];
    expect(first.headers.get("ratelimit-policy")).toBe(`"units";q=${clientBudget.points};w=${clientBudget.seconds}`);
    expect(second.headers.get("ratelimit")).toMatch(/^"units";r=\d+;t=\d+$/);
    const { extensions } = (await second.json()) as { extensions: { cost: number } };
    expect(remainingOf(first) - remainingOf(second)).toBe(extensions.cost);
    expect(first.headers.get("access-control-expose-headers")).toContain("ratelimit");
  });

  it("goes down by what a request is at least, however little it asks for", async () => {
    const answers = [await ask({ from: "203.0.113.10" }), await ask({ from: "203.0.113.10", query: "{ __typename }" })];
    expect(remainingOf(answers[0]!) - remainingOf(answers[1]!)).toBe(requestCost);
  });

  it.each([
    ["refused", "{ nothing }"],
    ["answered", "{ __typename }"],
  ])("goes down by what it takes to read a large request that is %s", async (_what, query) => {
    const from = newClient();
    const before = remainingOf(await ask({ from, query: "{ __typename }" }));
    const large = await ask({ from, query: `${query} # ${"x".repeat(100 * 1024)}` });
    expect(before - remainingOf(large)).toBeGreaterThan((100 * 1024) / bytesPerUnit);
  });

  it.each([
    ["a length", "content-length: 262144"],
    ["chunks", "transfer-encoding: chunked"],
  ])("pays for a body announced by %s before the body arrives", async (_how, announced) => {
    const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${announced}\r\n`;
    const from = newClient();
    const statuses: string[] = [];
    const sockets = Array.from({ length: 25 }, () => {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      socket.setEncoding("utf8").on("data", (text: string) => statuses.push(text.split(" ")[1]!));
      socket.on("error", () => undefined).write(`${head}x-forwarded-for: ${from}\r\n\r\n`);
      return socket;
    });
    await until(() => statuses.length >= 5);
    for (const socket of sockets) socket.destroy();
    expect(new Set(statuses)).toEqual(new Set(["429"]));
  });

  it.each([
    [
      "in chunks",
      200,
      "application/json",
      ["transfer-encoding: chunked"],
      `1a\r\n{"query":"{ __typename }"}\r\n0\r\n\r\n`,
    ],
    ["that is too large", 413, "application/json", ["content-length: 300000"], ""],
    ["of another media type", 415, "text/plain", ["content-length: 200000"], ""],
  ])("pays the least for a small body, or one that is not read: %s", async (_how, status, type, lengths, body) => {
    const from = newClient();
    const before = remainingOf(await ask({ from, query: "{ __typename }" }));
    const headers = [`content-type: ${type}`, ...lengths, `x-forwarded-for: ${from}`, "connection: close"];
    const sent = `POST /graphql HTTP/1.1\r\nhost: x\r\n${headers.join("\r\n")}\r\n\r\n${body}`;
    const response = await rawRequest(server.url, sent);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const after = remainingOf(await ask({ from, query: "{ __typename }" }));
    expect(before - after).toBe(2 * requestCost);
  });

  /** Some 1,450 tokens, refused for what they would cost. */
  const bomb = () =>
    `{ ...a } fragment a on Query { ${"...b ".repeat(10)} } fragment b on Query { ${"...c ".repeat(10)} } fragment c on Query { casinos(filter: { ids: [${"1 ".repeat(1_350)}] }, first: 100) { nodes { name } } } # ${(asked += 1)}`;

  it.each([
    ["refused by POST", "POST", bomb, {}],
    ["refused by GET", "GET", bomb, {}],
    ["refused when it is to be explained", "POST", bomb, { explain: true }],
    ["invalid", "POST", () => `{ ${"nothing ".repeat(1_400)} }`, {}],
    ["explained", "POST", () => `{ ${"games(first: 1) { __typename } ".repeat(90)} }`, { explain: true }],
  ])("goes down by a unit for each token of a document that is %s", async (_what, method, query, extensions) => {
    const headers = { "x-forwarded-for": newClient() };
    const before = remainingOf(await ask({ from: headers["x-forwarded-for"], query: "{ __typename }" }));
    const sent = { query: query(), extensions };
    const parameters = new URLSearchParams({ query: sent.query, extensions: JSON.stringify(extensions) });
    const response = await (method === "GET"
      ? fetch(`${server.url}/graphql?${parameters}`, { headers })
      : fetch(`${server.url}/graphql`, {
          method,
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(sent),
        }));
    expect(before - remainingOf(response)).toBeGreaterThanOrEqual(800);
  });

  it("goes down by the tokens of a document that is named by its hash and explained", async () => {
    const from = newClient();
    const query = `{ ${"games(first: 1) { __typename } ".repeat(90)} } # ${(asked += 1)}`;
    const persistedQuery = { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") };
    const send = (body: unknown) =>
      fetch(`${server.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify(body),
      });
    const before = remainingOf(await send({ query, extensions: { explain: true, persistedQuery } }));
    const after = remainingOf(await send({ extensions: { explain: true, persistedQuery } }));
    expect(before - after).toBeGreaterThanOrEqual(800);
  });

  it("ends in a coded refusal that says when to come back, and is that client's alone", async () => {
    const { answered, refusal } = await askUntilRefused({ from: "203.0.113.2" });
    expect(answered).toBeGreaterThan(50);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(remainingOf(refusal)).toBe(0);
    const body = await refusal.json();
    expect(body).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } }] });
    expect(JSON.stringify(body)).toMatch(/Ask again in \d+ s/);
    expect((await ask({ from: "203.0.113.3" })).status).toBe(200);
  });

  it("is one for all addresses of a customer's IPv6 network", async () => {
    await ask({ from: "2001:db8:1:2::1" });
    const other = await ask({ from: "2001:db8:1:2:ffff::9", query: "{ __typename }" });
    expect(remainingOf(other)).toBeLessThan(clientBudget.points - 1000);
  });

  it("is not renewed by a forwarding header that no trusted proxy sent", async () => {
    const strict = await startTestServer();
    await askUntilRefused({ from: "203.0.113.4", url: strict.url });
    expect((await ask({ from: "203.0.113.5", url: strict.url })).status).toBe(429);
    await strict.close();
  });

  it.each([
    ["a mistake in the document", { query: "{ nothing }" }, 200],
    ["no operation", { query: 1 }, 400],
    ["a query that costs too much", { query: "{ casinos(first: 100) { nodes { bonuses(first: 100) { id } } } }" }, 200],
  ])("is told beside %s too", async (_what, body, status) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.10" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("ratelimit")).toMatch(/^"units";r=\d+;t=\d+$/);
  });

  it("stands in no answer that caches share", async () => {
    const { headers } = await fetch(`${server.url}/graphql?query=${encodeURIComponent("{ __typename }")}`);
    expect(headers.get("etag")).not.toBeNull();
    expect(headers.get("ratelimit")).toBeNull();
    const refused = await fetch(`${server.url}/graphql?query=${encodeURIComponent("{ nothing }")}`);
    expect(refused.headers.get("ratelimit")).not.toBeNull();
  });

  it("is not there where the operator has switched it off", async () => {
    const open = await startTestServer({ env: { rateLimits: false } });
    const { headers } = await ask({ from: "203.0.113.6", url: open.url });
    expect(headers.get("ratelimit")).toBeNull();
    await open.close();
  });
});

/** As many of one operation in a request as its aliases allow. */
const manyOf = (operation: (at: number) => string, count: number) =>
  `mutation { ${Array.from({ length: count }, (_, at) => `a${at}: ${operation(at)}`).join(" ")} }`;

const signUp = (at: number) => `subscribeToNewsletter(email: "reader${at}@example.com")`;
const event = () => 'recordEvent(input: { eventType: PAGE_VIEW, pagePath: "/" })';

describe("what costs little and does much", () => {
  it.each([
    ["newsletter sign-ups", signUp, newsletterSignUps.points, 1],
    ["events", event, eventsPerClient.points / 4, 4],
  ])("has a limit of its own, aliases or not: %s", async (_what, operation, atOnce, requests) => {
    const from = `203.0.113.${20 + requests}`;
    for (let sent = 0; sent < requests; sent += 1) {
      const answered = await ask({ from, query: manyOf(operation, atOnce) });
      expect(await answered.json()).not.toHaveProperty("errors");
    }
    const refused = await ask({ from, query: manyOf((at) => operation(at + atOnce), 2) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("ratelimit")).not.toBeNull();
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
    const elsewhere = await ask({ from: "203.0.113.30", query: manyOf((at) => operation(at + 2 * atOnce), 1) });
    expect(await elsewhere.json()).toMatchObject({ data: { a0: true } });
  });
});

const describeRedis = process.env["TEST_REDIS_URL"] ? describe : () => undefined;

describeRedis("several servers with one Redis", () => {
  it("count a client together", async () => {
    const env = { redisUrl: process.env["TEST_REDIS_URL"], trustedProxies: ["loopback"] };
    const one = await startTestServer({ env });
    const other = await startBeside(one, env);
    const from = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
    await askUntilRefused({ from, url: one.url });
    expect((await ask({ from, url: other.url })).status).toBe(429);
    await other.close();
    await one.close();
  });

  it("each go on counting by themselves when it is not there", async () => {
    const away = await startTestServer({ env: { redisUrl: "redis://127.0.0.1:1", trustedProxies: ["loopback"] } });
    const { answered } = await askUntilRefused({ from: "203.0.113.9", url: away.url });
    expect(answered).toBeGreaterThan(50);
    await away.close();
  });
});
