import { connect } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify } from "fastify";

import { TableVersions } from "../../database/reading/tableVersions.js";
import { rawRequest } from "../../test/rawRequest.js";
import { startBeside, startTestServer, type TestServer } from "../../test/startTestServer.js";
import { release } from "../../platform/release.js";
import { takeAllConnections } from "../../test/database/takeAllConnections.js";
import { until } from "../../test/until.js";
import { addServiceRoutes } from "./routes/serviceRoutes.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("the encoding of a response", () => {
  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("suits a caller that accepts %s", async (accepted, encoding) => {
    const response = await fetch(`${server.url}/schema.graphql`, { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toContain("type Query {");
  });
});

it("another site's page can read why a URL is too long", async () => {
  const response = await fetch(`${server.url}/graphql?query=${"a".repeat(20_000)}`);
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([431, "*"]);
});

describe("a request with two Host headers", () => {
  it.each(["/healthz", "/graphql?query={__typename}", "/no-such-page"])("is rejected at %s", async (path) => {
    const { host } = new URL(server.url);
    // Send the request twice, because the second response could come from the cache.
    for (let each = 0; each < 2; each += 1) {
      await fetch(server.url + path);
      const hosts = `host: ${host}\r\nHost: evil.example`;
      const answer = await rawRequest(server.url, `GET ${path} HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain("Send exactly one Host header.");
    }
  });
});

describe("the API's URL with a trailing slash", () => {
  const path = "/graphql/";

  it("accepts GET and POST requests", async () => {
    const got = await fetch(`${server.url}${path}?query={__typename}`);
    expect([got.status, await got.json()]).toMatchObject([200, { data: { __typename: "Query" } }]);
    const headers = { "content-type": "application/json" };
    const posted = await fetch(server.url + path, { method: "POST", headers, body: '{"query":"{ __typename }"}' });
    expect([posted.status, await posted.json()]).toMatchObject([200, { data: { __typename: "Query" } }]);
  });

  it("accepts another site's preflight request", async () => {
    const response = await fetch(server.url + path, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("the service routes", () => {
  it("report that the server is running and ready", async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: "ok", ...release });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(
      `honestodds_build_info{version="${release.version}",build="${release.build}"} 1`,
    );
    const isReady = async () => {
      const body: unknown = await (await fetch(`${server.url}/readyz`)).json();
      return isDeepStrictEqual(body, { status: "ready", notifications: "received" });
    };
    expect(await until(isReady)).toBe(true);
  });

  it("report that notifications from other servers are missing, while the server is still ready", async () => {
    const app = fastify();
    addServiceRoutes(app, {
      sdl: () => "",
      database: server.database,
      isDraining: () => false,
      services: { tableVersions: new TableVersions() },
    });
    const response = await app.inject("/readyz");
    expect([response.statusCode, response.json()]).toEqual([200, { status: "ready", notifications: "missing" }]);
    await app.close();
  });

  it("report that the server is ready while every database connection is in use", async () => {
    const giveBack = await takeAllConnections(server.database);
    const response = await fetch(`${server.url}/readyz`);
    await giveBack();
    expect(response.status).toBe(200);
  });

  it("report that the server is not ready if the database is unavailable", async () => {
    const other = await startTestServer();
    const { url, database } = other;
    await database.dataSource.destroy();
    const response = await fetch(`${url}/readyz`);
    expect(response.status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await database.dataSource.initialize();
    await other.close();
  });

  it("report that the server will stop, while it still serves new connections until it is closed", async () => {
    const other = await startBeside(server, { drainSeconds: 600 });
    const drained = other.drain();
    const ready = await fetch(`${other.url}/readyz`, { headers: { connection: "close" } });
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: "stopping" }]);
    const served = await fetch(`${other.url}/graphql?query={__typename}`);
    expect([served.status, served.headers.get("connection")]).toEqual([200, "keep-alive"]);
    await other.close();
    await drained;
  });

  it("serve the schema as a cacheable response", async () => {
    const first = await fetch(`${server.url}/schema.graphql`);
    expect(first.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const again = await fetch(`${server.url}/schema.graphql`, {
      headers: { "if-none-match": first.headers.get("etag")! },
    });
    expect(again.status).toBe(304);
  });
});

describe("a request with an unsupported method", () => {
  it("is rejected with an error code and the list of allowed methods", async () => {
    const response = await fetch(`${server.url}/graphql`, { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }] });
  });

  it.each(["/graphql", "/"])(
    "is rejected at %s with METHOD_NOT_ALLOWED, even if it is a QUERY request without a content type",
    async (path) => {
      const asked = open(server.url);
      asked.write(`QUERY ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
      await asked.closed;
      expect(asked.received()).toMatch(/^HTTP\/1\.1 405 [^]*"METHOD_NOT_ALLOWED"/);
    },
  );
});

describe("a connection", () => {
  const health = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n";

  it("can carry several pipelined requests", async () => {
    const asking = open(server.url);
    asking.write(`${`${health}\r\n`.repeat(20)}${health}connection: close\r\n\r\n`);
    await asking.closed;
    expect(asking.received().match(/HTTP\/1\.1 200 /g)).toHaveLength(21);
  });

  it("is closed if it carries 1,000 requests at once, while other connections still work", async () => {
    const asking = open(server.url);
    asking.write(`${health}\r\n`.repeat(1_000));
    await asking.closed;
    expect(asking.received().match(/HTTP\/1\.1 200 /g) ?? []).not.toHaveLength(1_000);
    expect(await accepts(server.url)).toBe(true);
  });
});

describe("a server without a built client", () => {
  it("returns a 404 page that names the API's path", async () => {
    const response = await fetch(server.url);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/only the API, at \/graphql/);
  });
});

/** Opens a connection on which a test can write any bytes and read all received bytes. */
function open(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk) => (received += String(chunk)));
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return { write: (text: string) => socket.write(text), received: () => received, closed };
}

const accepts = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

describe("a stopping server", () => {
  const body = JSON.stringify({ query: "{ games(first: 1) { nodes { id } } }" });
  const post = (...headers: string[]) =>
    ["POST /graphql HTTP/1.1", "host: 127.0.0.1", "content-type: application/json", `content-length: ${body.length}`]
      .concat(headers, "", "")
      .join("\r\n");
  const health = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n";

  it("completes requests in progress, closes idle connections and accepts no new connections", async () => {
    const other = await startTestServer({ seed: true, stopTimeout: 120_000 });
    const [idle, sending, halfway] = [open(other.url), open(other.url), open(other.url)];
    idle.write(`${health}\r\n`);
    // The server sends "100 Continue" after it has read the headers.
    sending.write(post("expect: 100-continue"));
    halfway.write(`${health}\r\n${health}`);
    expect(await until(() => idle.received().includes("ok"))).toBe(true);
    expect(await until(() => sending.received().includes("100 Continue"))).toBe(true);
    expect(await until(() => halfway.received().includes("ok"))).toBe(true);

    const stopped = other.close();
    await idle.closed;
    expect(await accepts(other.url)).toBe(false);
    sending.write(body);
    halfway.write("\r\n");
    await Promise.all([stopped, sending.closed, halfway.closed]);
    expect(sending.received()).toMatch(/\r\n\r\nHTTP\/1\.1 200 [^]*connection: close[^]*"id":/i);
    expect(halfway.received().match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(halfway.received()).toMatch(/connection: close[^]*\{"status":"ok"[^{}]*\}$/i);
  });

  it("completes or rejects each of many simultaneous requests", async () => {
    const other = await startTestServer({ seed: true, stopTimeout: 120_000 });
    const { host } = new URL(other.url);
    const outcomes = { answered: 0, refused: 0, broken: 0 };
    const ask = async (): Promise<void> => {
      const asked = open(other.url);
      asked.write(
        `POST /graphql HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${post().split("\r\n").slice(2).join("\r\n")}${body}`,
      );
      await asked.closed;
      if (/^HTTP\/1\.1 200 [^]*"id":/.test(asked.received())) outcomes.answered += 1;
      else if (asked.received() === "") outcomes.refused += 1;
      else outcomes.broken += 1;
    };
    const askOn = async (): Promise<void> => {
      while (outcomes.refused === 0) await ask();
    };
    const asking = Array.from({ length: 8 }, askOn);
    expect(await until(() => outcomes.answered >= 40)).toBe(true);
    await other.close();
    await Promise.all(asking);
    expect(outcomes).toMatchObject({ broken: 0 });
    expect(outcomes.refused).toBeGreaterThan(0);
  });
});
