import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { rawRequest } from "../../../test/rawRequest.js";
import { startTestServer, type TestServer } from "../../../test/startTestServer.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const metricsOf = (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

describe("/metrics", () => {
  it("counts requests by route and status, and includes metrics of the database pool and the process", async () => {
    await fetch(`${server.url}/healthz`);
    await fetch(`${server.url}/healthz`);
    const response = await metricsOf(server.url);
    expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    const counted = 'honestodds_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 2';
    expect(text).toContain(counted);
    expect(text).toMatch(/honestodds_database_connections\{state="total"\} [1-9]/);
    expect(text).toMatch(/process_resident_memory_bytes \d{7}/);
  });

  it("includes every metric that docs/operations.md names", async () => {
    const watched = readFileSync("docs/operations.md", "utf8").match(
      /(?<=`)(honestodds|process|nodejs)_[a-z_]+(?=`)/g,
    )!;
    expect(watched.length).toBeGreaterThan(4);
    const text = await (await metricsOf(server.url)).text();
    const metricNames = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name));
    expect(watched.filter((name) => !metricNames.has(name))).toEqual([]);
  });

  it("has an error count that includes requests rejected before parsing", async () => {
    await fetch(`${server.url}/graphql`, { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" });
    const text = await (await metricsOf(server.url)).text();
    expect(text).toContain('honestodds_graphql_errors_total{code="UNSUPPORTED_MEDIA_TYPE"} 1');
  });

  it("uses the label 'other' for an unknown operation name, and contains no text from requests", async () => {
    const query = encodeURIComponent("query Chosen { __typename }");
    await fetch(`${server.url}/graphql?query=${query}`);
    await fetch(`${server.url}/graphql?query=${encodeURIComponent("query Wrong { nothing }")}`);
    await fetch(`${server.url}/no/such/${"page".repeat(20)}`);
    const text = await (await metricsOf(server.url)).text();
    expect(text).toMatch(/honestodds_graphql_operation_duration_seconds_count\{operation="other"\} [1-9]/);
    expect(text).toContain('honestodds_graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"} 1');
    expect(text).not.toMatch(/Chosen|Wrong|pagepage/);
  });

  it.each(["x-forwarded-for", "forwarded", "x-real-ip"])(
    "rejects requests through a proxy, which it detects by %s",
    async (name) => {
      const value = name === "forwarded" ? "for=203.0.113.9" : "203.0.113.9";
      const response = await metricsOf(server.url, { [name]: value });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    },
  );

  it("rejects an HTTP/1.0 request, which nginx's proxy_pass sends by default", async () => {
    const host = new URL(server.url).host;
    const answer = await rawRequest(server.url, `GET /metrics HTTP/1.0\r\nhost: ${host}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });

  it("requires a token if the site has a public URL, even from this machine", async () => {
    const publicUrl = "https://odds.example";
    const token = "a-token-of-the-operator";
    const without = await startTestServer({ env: { publicUrl } });
    const refused = await metricsOf(without.localUrl);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("METRICS_TOKEN");
    await without.close();
    const withToken = await startTestServer({ env: { publicUrl, metricsToken: token } });
    expect((await metricsOf(withToken.localUrl, { authorization: `Bearer ${token}` })).status).toBe(200);
    await withToken.close();
  });

  it("requires the operator's token if it is set, even from this machine", async () => {
    const token = "a-token-of-the-operator";
    const other = await startTestServer({ env: { metricsToken: token } });
    expect((await metricsOf(other.url)).status).toBe(403);
    expect((await metricsOf(other.url, { authorization: "Bearer wrong" })).status).toBe(403);
    expect((await metricsOf(other.url, { authorization: `Bearer ${token}` })).status).toBe(200);
    await other.close();
  });
});
