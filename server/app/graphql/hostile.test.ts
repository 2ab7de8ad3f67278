import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { hostileRequests } from "../../test/hostile/hostileRequests.js";
import { rawRequests, sendRaw } from "../../test/hostile/rawRequests.js";
import { runFuzz } from "../../test/hostile/runFuzz.js";
import { sendHostile } from "../../test/hostile/sendHostile.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { statementsOf } from "../../test/database/statementLog.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: true, env: { rateLimits: false } });
});
afterAll(() => server.close());

/** Matches the response cache's own statement, which a request causes if offers have changed, started or ended. */
const ofCache = /^SELECT LEAST\(.* AS next$/;

describe("a hostile request", () => {
  it.each(hostileRequests.map((request) => [request.name, request.code, request] as const))(
    "with %s is rejected as %s before execution",
    async (_name, code, request) => {
      const statements = await statementsOf(server.database.dataSource, async () => {
        const { status, codes, isExecuted } = await sendHostile(server.url, request);
        expect({ codes, isExecuted }).toEqual({ codes: [code], isExecuted: false });
        expect(status).toBeLessThan(500);
      });
      expect(statements.filter((sql) => !ofCache.test(sql))).toEqual([]);
    },
  );
});

describe("bytes that are not a valid request", () => {
  it.each(rawRequests.map((request) => [request.name, request.code, request] as const))(
    "such as %s are rejected as %s",
    async (_name, code, request) => {
      expect(await sendRaw(server.url, request, 5_000)).toMatchObject({ code, status: expect.any(Number) });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    },
  );
});

describe("random operations", () => {
  it("all get a successful response or a known error code", async () => {
    const { sent, outcomes, faults } = await runFuzz(server, 400);
    expect(faults.slice(0, 3)).toEqual([]);
    expect(sent).toBe(400);
    // These outcomes show that the operations reach every stage, from the parser to the resolvers.
    for (const outcome of ["answered", "BAD_USER_INPUT", "NOT_FOUND", "QUERY_TOO_COMPLEX", "GRAPHQL_PARSE_FAILED"])
      expect(outcomes).toHaveProperty(outcome);
  });
});
