import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import { createLog } from "../../../platform/log.js";
import { Metrics } from "../../../platform/metrics.js";
import { shedLoad } from "./loadShedding.js";
import { runBeforeFastify } from "../requestListener.js";

describe("an overloaded server", () => {
  let app: FastifyInstance;
  let url: string;
  let isFull = true;
  const seen: (string | undefined)[] = [];
  const metrics = new Metrics(() => ({ total: 0, idle: 0, waiting: 0 }));
  beforeAll(async () => {
    app = fastify();
    app.get("/healthz", async () => "well");
    app.get("/graphql", async () => "answered");
    app.post("/graphql", async ({ body }) => body);
    const shedding = shedLoad({
      env: { publicUrl: "https://honestodds.example", allowedOrigins: ["https://partner.example"] },
      headers: { "x-content-type-options": "nosniff" },
      metrics,
      log: createLog("silent"),
      work: { isFull: () => isFull },
      isStopping: () => false,
      demoMode: { observe: ({ headers }) => seen.push(headers.host) },
    });
    runBeforeFastify(app.server, [shedding]);
    url = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  beforeEach(() => {
    isFull = true;
  });
  afterAll(() => app.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  it("rejects requests with a code, a request id and a retry time, and forbids caching", async () => {
    for (const response of [await fetch(`${url}/casinos`), await fetch(`${url}/graphql?query={}`), await post({})]) {
      expect(response.status).toBe(503);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "retry-after": "1",
        "cache-control": "no-store",
        "content-type": "application/json; charset=utf-8",
        "x-content-type-options": "nosniff",
      });
      const requestId = response.headers.get("x-request-id");
      expect(await response.json()).toEqual({
        errors: [
          {
            message: "The server is overloaded. Retry shortly.",
            extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 1, requestId },
          },
        ],
      });
    }
    const counted = await metrics.text();
    expect(counted).toMatch(/_count\{method="POST",route="\/graphql",status="503"\} 1/);
    expect(counted).toMatch(/honestodds_graphql_errors_total\{code="SERVICE_UNAVAILABLE"\} 3/);
    expect(seen).toEqual(Array(3).fill(new URL(url).host));
  });

  it("rejects a browser's page request with a page that reloads automatically", async () => {
    const response = await fetch(`${url}/casinos`, {
      headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await response.text();
    expect(html).toContain('<meta http-equiv="refresh" content="5">');
    expect(html).toContain("This page will try again");
    const asked = await fetch(`${url}/graphql?query={}`, { headers: { accept: "text/html" } });
    expect(asked.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("lets other sites read the rejection only at URLs whose normal responses they may read", async () => {
    const origin = { origin: "https://partner.example" };
    expect((await fetch(`${url}/graphql?query={}`)).headers.get("access-control-allow-origin")).toBe("*");
    expect((await post({}, origin)).headers.get("access-control-allow-origin")).toBe(origin.origin);
    expect((await fetch(`${url}/casinos`)).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("still reports its health", async () => {
    expect(await (await fetch(`${url}/healthz?now`)).text()).toBe("well");
  });

  it("does not treat the body of a rejected GET or POST as the next request", async () => {
    const { hostname, port } = new URL(url);
    const hidden = "GET /graphql HTTP/1.1\r\nhost: hidden\r\n\r\n";
    for (const method of ["GET", "POST"]) {
      const socket = connect(Number(port), hostname);
      let received = "";
      socket.setEncoding("utf8").on("data", (text: string) => (received += text));
      socket.write(
        `${method} /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}` +
          "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      );
      await once(socket, "close");
      expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 503", "HTTP/1.1 200"]);
    }
  });

  it("accepts requests again when it has capacity, even after an unread body", async () => {
    const long = { text: "a".repeat(100_000) };
    expect((await post(long)).status).toBe(503);
    isFull = false;
    expect(await (await post(long)).json()).toEqual(long);
    expect(await (await fetch(`${url}/graphql`)).text()).toBe("answered");
  });
});
