import { afterAll, beforeAll, expect, it } from "@jest/globals";

import { post } from "../sessions/signedIn.js";
import { startTestServer, type TestServer } from "../startTestServer.js";
import { statementsOf } from "./statementLog.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("records the statements of calls and of POST requests, but not of what runs at the same time", async () => {
  const { dataSource } = server.database;
  const stopping = new AbortController();
  const background = async () => {
    while (!stopping.signal.aborted) await dataSource.query("SELECT 'background'");
  };
  const running = background();
  const statements = await statementsOf(dataSource, async () => {
    await dataSource.query("SELECT 'call'");
    const { errors } = await post(server.localUrl, "{ games(first: 1) { nodes { id } } }");
    expect(errors).toBeUndefined();
  });
  stopping.abort();
  await running;
  expect(statements).toContain("SELECT 'call'");
  expect(statements).toContainEqual(expect.stringMatching(/FROM "?games/));
  expect(statements).not.toContain("SELECT 'background'");
});
