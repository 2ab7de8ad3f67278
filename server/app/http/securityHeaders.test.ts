import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let fixture: BuiltFixture;
let server: TestServer;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, seed: true, env: { rateLimits: true } });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });

/** Repeats the request with the ETag of the earlier response. */
async function again(path: string): Promise<Response> {
  const { headers } = await get(path);
  const etag = headers.get("etag");
  // A browser sends max-age=0. By default, fetch would send no-cache and ask for a full response.
  return get(path, { headers: { "if-none-match": etag ?? "none", "cache-control": "max-age=0" } });
}

const json = { "content-type": "application/json" };
const post = (body: string) => get("/graphql", { method: "POST", headers: json, body });
const asset = "/assets/app-1a2b3c.js";
const query = "/graphql?query={__typename}";

const answers: [what: string, status: number, ask: () => Promise<Response>][] = [
  ["a page", 200, () => get("/")],
  ["a page that the caller has cached", 304, () => again("/")],
  ["a missing page", 404, () => get("/missing")],
  ["a page that failed", 500, () => get("/broken")],
  ["a redirect", 301, () => get("/old")],
  ["a page requested with HEAD", 200, () => get("/", { method: "HEAD" })],
  ["a page requested with another method", 405, () => get("/", { method: "PUT" })],
  ["a malformed URL", 404, () => get("/%ZZ")],
  ["the shell", 200, () => get("/app-shell")],
  ["an asset", 200, () => get(asset)],
  ["an asset that the caller has cached", 304, () => again(asset)],
  ["a missing asset", 404, () => get("/assets/none.js")],
  ["the playground", 200, () => get("/playground")],
  ["an asset of the playground", 200, () => get("/playground/assets/play-1.js")],
  ["the sitemap", 200, () => get("/sitemap.xml")],
  ["the schema", 200, () => get("/schema.graphql")],
  ["the schema that the caller has cached", 304, () => again("/schema.graphql")],
  ["the metrics", 200, () => get("/metrics")],
  ["the rejected metrics", 403, () => get("/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } })],
  ["a query by GET", 200, () => get(query)],
  ["a query by GET that the caller has cached", 304, () => again(query)],
  ["a query by POST", 200, () => post('{ "query": "{ __typename }" }')],
  ["an invalid request", 400, () => get("/graphql")],
  ["a body that is too large", 413, () => post("x".repeat(300_000))],
  ["a preflight request", 204, () => get("/graphql", { method: "OPTIONS" })],
];

/** https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html */
const always: [name: string, value: RegExp][] = [
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["cross-origin-opener-policy", /^same-origin$/],
  ["cross-origin-resource-policy", /^cross-origin$/],
  ["permissions-policy", /geolocation=\(\)/],
  ["x-dns-prefetch-control", /^off$/],
  ["x-permitted-cross-domain-policies", /^none$/],
  ["content-security-policy", /^default-src 'self'; script-src 'self'.*frame-ancestors 'none'/],
  ["x-request-id", /^[0-9a-f-]{36}$/],
];

describe("the security headers", () => {
  it.each(answers)("are included in %s, with status %s", async (_what, status, ask) => {
    const { status: answered, headers } = await ask();
    expect(answered).toBe(status);
    for (const [name, value] of always) expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    for (const name of ["strict-transport-security", "x-powered-by", "server"]) expect(headers.get(name)).toBeNull();
  });

  it("are included in the response to bytes that are not a valid request", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write("no request\r\n\r\n");
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of always) {
      const [, sent = ""] = new RegExp(`^${name}: (.*)\\r$`, "m").exec(answer) ?? [];
      expect([name, sent]).toEqual([name, expect.stringMatching(value)]);
    }
  });

  it("require HTTPS if the site's public URL uses https", async () => {
    const other = await startTestServer({ env: { publicUrl: "https://odds.example" } });
    const { headers } = await fetch(other.localUrl);
    expect(other.url).toBe("https://odds.example");
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
    await other.close();
  });
});

describe("every response", () => {
  it.each(answers)("varies by encoding: %s, with status %s", async (_what, _status, ask) => {
    const { headers } = await ask();
    expect(headers.get("vary")).toMatch(/(^|, )accept-encoding$/);
    expect(headers.get("vary")!.match(/accept-encoding/gi)).toHaveLength(1);
  });

  it.each(["br", "gzip", "identity"])("varies by encoding for a caller that accepts %s", async (encoding) => {
    const { headers } = await get(asset, { headers: { "accept-encoding": encoding } });
    expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(headers.get("vary")).toBe("accept-encoding");
  });

  it("varies by media type if it is a GraphQL response, even as a 304", async () => {
    for (const { headers } of [await get(query), await again(query)])
      expect(headers.get("vary")).toMatch(/^accept, accept-encoding$/i);
  });
});
