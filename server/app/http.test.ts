import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { startTestServer, type TestServer } from "../test/startTestServer.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("every answer", () => {
  it.each(["/", "/graphql?query={__typename}", "/graphql", "/healthz", "/schema.graphql", "/nothing", "/%ZZ"])(
    "of %s carries the security headers and a request id",
    async (path) => {
      const { headers } = await fetch(server.url + path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=()");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  it("insists on https where visitors come by https", async () => {
    const other = await startTestServer({ env: { publicUrl: "https://odds.example" } });
    const { headers } = await fetch(other.localUrl);
    expect(other.url).toBe("https://odds.example");
    expect(headers.get("strict-transport-security")).toBe("max-age=15552000");
    await other.close();
  });

  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("is compressed for a caller who takes %s", async (accepted, encoding) => {
    const response = await fetch(`${server.url}/schema.graphql`, { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toContain("type Query {");
  });
});

describe("the service addresses", () => {
  it("say that the server runs and that it can answer", async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: "ok" });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: "ready" });
  });

  it("say when the database is away", async () => {
    const other = await startTestServer();
    const { url, database } = other;
    await database.dataSource.destroy();
    const response = await fetch(`${url}/readyz`);
    expect(response.status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await database.dataSource.initialize();
    await other.close();
  });

  it("hand out the schema, which may be kept", async () => {
    const first = await fetch(`${server.url}/schema.graphql`);
    expect(first.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const again = await fetch(`${server.url}/schema.graphql`, {
      headers: { "if-none-match": first.headers.get("etag")! },
    });
    expect(again.status).toBe(304);
  });

  it("answer another method with a coded error that names the right ones", async () => {
    const response = await fetch(`${server.url}/graphql`, { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }] });
  });
});

describe("the API alone", () => {
  it("says where the pages are while the client isn't built", async () => {
    const response = await fetch(server.url);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/the API only, at \/graphql/);
  });
});

describe("stopping", () => {
  it("finishes the request in progress and accepts no other", async () => {
    const other = await startTestServer({ seed: true });
    const { hostname, port } = new URL(other.url);
    const body = JSON.stringify({ query: "{ games(first: 1) { nodes { id } } }" });
    const head = `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    const ended = new Promise((resolve) => socket.once("close", resolve));
    await new Promise((resolve) => socket.write(head + body.slice(0, 10), resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = other.close();
    await expect(fetch(`${other.url}/healthz`)).rejects.toThrow("fetch failed");
    socket.write(body.slice(10));
    await Promise.all([closed, ended]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"id":');
  });
});
