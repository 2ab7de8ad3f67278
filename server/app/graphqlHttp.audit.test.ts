import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { serverAudits } from "graphql-http";

import { startTestServer, type TestServer } from "../test/startTestServer.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** https://github.com/graphql/graphql-http: the public suite for the GraphQL over HTTP specification. */
const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch });

describe("GraphQL over HTTP, audited by the public suite", () => {
  it("is held against all of it", () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))("%s: %s", async (_id, _name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: "ok" });
  });
});
