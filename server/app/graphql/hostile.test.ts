import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { hostileRequests } from "../../test/hostile/hostileRequests.js";
import { rawRequests, sendRaw } from "../../test/hostile/rawRequests.js";
import { runFuzz } from "../../test/hostile/runFuzz.js";
import { sendHostile } from "../../test/hostile/sendHostile.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { StatementLog } from "../../test/database/statementLog.js";

let server: TestServer;
const statements = new StatementLog();
beforeAll(async () => {
  server = await startTestServer({ seed: true, env: { rateLimits: false } });
  // The server sends this response only after it has loaded the search index.
  await fetch(`${server.url}/graphql?query=${encodeURIComponent('{ searchSuggestions(text: "a") { providers } }')}`);
  server.database.dataSource.logger = statements;
});
afterAll(() => server.close());

/** Matches statements of the server's own jobs, such as event counts and offer dates. Requests do not cause them. */
const ofJobs =
  /analytics|change_feed|starts_at|webhook|catalogue_snapshots|FROM drafts WHERE state = 'scheduled'|advisory_xact_lock|^(START TRANSACTION|COMMIT|ROLLBACK|SET LOCAL|SET TRANSACTION)/;

describe("a hostile request", () => {
  it.each(hostileRequests.map((request) => [request.name, request.code, request] as const))(
    "with %s is rejected as %s before execution",
    async (_name, code, request) => {
      const before = statements.statements.length;
      const { status, codes, isExecuted } = await sendHostile(server.url, request);
      expect({ codes, isExecuted }).toEqual({ codes: [code], isExecuted: false });
      expect(status).toBeLessThan(500);
      expect(statements.statements.slice(before).filter((sql) => !ofJobs.test(sql))).toEqual([]);
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
