import { createHash, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { clientBudget } from "../../../shared/limits.js";
import { eventsPerClient, newsletterSignUps } from "../../services.js";
import { bytesPerUnit, requestCost } from "./clientBudget.js";
import { rawRequest } from "../../../test/rawRequest.js";
import { startBeside, startTestServer, type TestServer } from "../../../test/startTestServer.js";
import { until } from "../../../test/until.js";

let server: TestServer;
beforeAll(async () => {
  // The server trusts this machine as a proxy, so one test can send requests as several clients.
  server = await startTestServer({ env: { trustedProxies: ["loopback"] } });
});
afterAll(() => server.close());

let asked = 0;

/**
 * Each document costs about 4,600 of a client's 300,000 units. Each operation has a new name, so no response comes from
 * the cache.
 */
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

/** Repeats the request until the server rejects it. Returns the number of successful responses and the rejection. */
async function askUntilRefused(asking: Asking): Promise<{ answered: number; refusal: Response }> {
  for (let answered = 0; answered < 100; answered += 1) {
    const response = await ask(asking);
    if (response.status === 429) return { answered, refusal: response };
    expect(response.status).toBe(200);
  }
  throw new Error("The server accepted 100 expensive requests.");
}

let clients = 100;
const newClient = () => `203.0.113.${(clients += 1)}`;

const remainingOf = ({ headers }: Response) => Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);

describe("a client's budget", () => {
  it("decreases by the cost of each operation and is included in the response", async () => {
    const [first, second] = [await ask({ from: "203.0.113.1" }), await ask({ from: "203.0.113.1" })];
    expect(first.headers.get("ratelimit-policy")).toBe(`"units";q=${clientBudget.points};w=${clientBudget.seconds}`);
    expect(second.headers.get("ratelimit")).toMatch(/^"units";r=\d+;t=\d+$/);
    const { extensions } = (await second.json()) as { extensions: { cost: number } };
    expect(remainingOf(first) - remainingOf(second)).toBe(extensions.cost);
    expect(first.headers.get("access-control-expose-headers")).toContain("ratelimit");
  });

  it("decreases by at least the minimum for every request", async () => {
    const answers = [await ask({ from: "203.0.113.10" }), await ask({ from: "203.0.113.10", query: "{ __typename }" })];
    expect(remainingOf(answers[0]!) - remainingOf(answers[1]!)).toBe(requestCost);
  });

  it.each([
    ["rejected", "{ nothing }"],
    ["accepted", "{ __typename }"],
  ])("decreases in proportion to the body size of a large request that is %s", async (_what, query) => {
    const from = newClient();
    const before = remainingOf(await ask({ from, query: "{ __typename }" }));
    const large = await ask({ from, query: `${query} # ${"x".repeat(100 * 1024)}` });
    expect(before - remainingOf(large)).toBeGreaterThan((100 * 1024) / bytesPerUnit);
  });

  it.each([
    ["its length", "content-length: 262144"],
    ["a chunked encoding", "transfer-encoding: chunked"],
  ])("decreases before the body of a request arrives, if the body is announced by %s", async (_how, announced) => {
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
    [
      "in chunks, from a caller that accepts no media type",
      406,
      "application/json",
      ["transfer-encoding: chunked", "accept: text/html"],
      `1a\r\n{"query":"{ __typename }"}\r\n0\r\n\r\n`,
    ],
    ["that is too large", 413, "application/json", ["content-length: 300000"], ""],
    ["of an unsupported media type", 415, "text/plain", ["content-length: 200000"], ""],
  ])("decreases by the minimum for a small or unread body: %s", async (_how, status, type, lengths, body) => {
    const from = newClient();
    const before = remainingOf(await ask({ from, query: "{ __typename }" }));
    const headers = [`content-type: ${type}`, ...lengths, `x-forwarded-for: ${from}`, "connection: close"];
    const sent = `POST /graphql HTTP/1.1\r\nhost: x\r\n${headers.join("\r\n")}\r\n\r\n${body}`;
    const response = await rawRequest(server.url, sent);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const after = remainingOf(await ask({ from, query: "{ __typename }" }));
    expect(before - after).toBe(2 * requestCost);
  });

  /** Returns a document with about 1,450 tokens, which the server rejects because of its cost. */
  const bomb = () =>
    `{ ...a } fragment a on Query { ${"...b ".repeat(10)} } fragment b on Query { ${"...c ".repeat(10)} } fragment c on Query { casinos(filter: { ids: [${"1 ".repeat(1_350)}] }, first: 100) { nodes { name } } } # ${(asked += 1)}`;

  it.each([
    ["rejected in a POST request", "POST", bomb, {}],
    ["rejected in a GET request", "GET", bomb, {}],
    ["rejected as an explain request", "POST", bomb, { explain: true }],
    ["invalid", "POST", () => `{ ${"nothing ".repeat(1_400)} }`, {}],
    ["explained", "POST", () => `{ ${"games(first: 1) { __typename } ".repeat(90)} }`, { explain: true }],
  ])("decreases by one unit for each token in a document that is %s", async (_what, method, query, extensions) => {
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

  it("decreases by one unit for each token in the persisted document of an explain request", async () => {
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

  it("blocks only that client when it is used up, with a code and a retry time", async () => {
    const { answered, refusal } = await askUntilRefused({ from: "203.0.113.2" });
    expect(answered).toBeGreaterThan(50);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    // The rejected request cost only the minimum, so a cheap one is still accepted.
    expect(remainingOf(await ask({ from: "203.0.113.2", query: "{ __typename }" }))).toBeGreaterThan(0);
    const body = await refusal.json();
    expect(body).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } }] });
    expect(JSON.stringify(body)).toMatch(/Retry in \d+ s/);
    expect((await ask({ from: "203.0.113.3" })).status).toBe(200);
  });

  it("is shared by all addresses of an IPv6 network", async () => {
    await ask({ from: "2001:db8:1:2::1" });
    const other = await ask({ from: "2001:db8:1:2:ffff::9", query: "{ __typename }" });
    expect(remainingOf(other)).toBeLessThan(clientBudget.points - 1000);
  });

  it("does not depend on a forwarding header from an untrusted peer", async () => {
    const strict = await startTestServer();
    await askUntilRefused({ from: "203.0.113.4", url: strict.url });
    expect((await ask({ from: "203.0.113.5", url: strict.url })).status).toBe(429);
    await strict.close();
  });

  it.each([
    ["an invalid document", { query: "{ nothing }" }, 200],
    ["an invalid request", { query: 1 }, 400],
    ["a query that costs too much", { query: "{ casinos(first: 100) { nodes { bonuses(first: 100) { id } } } }" }, 200],
  ])("is included in the error response to %s", async (_what, body, status) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.10" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("ratelimit")).toMatch(/^"units";r=\d+;t=\d+$/);
  });

  it("is not included in responses that caches may share", async () => {
    const { headers } = await fetch(`${server.url}/graphql?query=${encodeURIComponent("{ __typename }")}`);
    expect(headers.get("etag")).not.toBeNull();
    expect(headers.get("ratelimit")).toBeNull();
    const refused = await fetch(`${server.url}/graphql?query=${encodeURIComponent("{ nothing }")}`);
    expect(refused.headers.get("ratelimit")).not.toBeNull();
  });

  it("is not reported if the operator has turned off rate limits", async () => {
    const open = await startTestServer({ env: { rateLimits: false } });
    const { headers } = await ask({ from: "203.0.113.6", url: open.url });
    expect(headers.get("ratelimit")).toBeNull();
    await open.close();
  });
});

/** Returns a document that contains one operation several times, with different aliases. */
const manyOf = (operation: (at: number) => string, count: number) =>
  `mutation { ${Array.from({ length: count }, (_, at) => `a${at}: ${operation(at)}`).join(" ")} }`;

const signUp = (at: number) => `subscribeToNewsletter(email: "reader${at}@example.com")`;
const event = () => 'recordEvent(input: { eventType: PAGE_VIEW, pagePath: "/" })';

describe("a cheap operation with a large effect", () => {
  it.each([
    ["newsletter sign-ups", signUp, newsletterSignUps.points, 1],
    ["events", event, eventsPerClient.points / 4, 4],
  ])("has a separate limit, with or without aliases: %s", async (_what, operation, atOnce, requests) => {
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
  it("share a client's budget", async () => {
    const env = { redisUrl: process.env["TEST_REDIS_URL"], trustedProxies: ["loopback"] };
    const one = await startTestServer({ env });
    const other = await startBeside(one, env);
    const from = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
    await askUntilRefused({ from, url: one.url });
    expect((await ask({ from, url: other.url })).status).toBe(429);
    await other.close();
    await one.close();
  });

  it("still enforce budgets while Redis is unavailable", async () => {
    const away = await startTestServer({ env: { redisUrl: "redis://127.0.0.1:1", trustedProxies: ["loopback"] } });
    const { answered } = await askUntilRefused({ from: "203.0.113.9", url: away.url });
    expect(answered).toBeGreaterThan(50);
    await away.close();
  });
});
