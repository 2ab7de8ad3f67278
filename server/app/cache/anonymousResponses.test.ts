import { expect, it } from "@jest/globals";

import { TableVersions } from "../../database/reading/tableVersions.js";
import { systemClock } from "../../platform/clock.js";
import { noCookie } from "../../catalogue/context.js";
import { Disconnect } from "../../shared/disconnect.js";
import type { Graphql } from "../graphql/apollo.js";
import { freeOfCharge } from "../graphql/limits/clientBudget.js";
import { mediaTypes } from "../graphql/mediaType.js";
import { PersistedDocuments } from "../graphql/persistedDocuments.js";
import type { Caller } from "../graphql/requestContext.js";
import { AnonymousResponses } from "./anonymousResponses.js";
import { ResponseCache } from "./responseCache.js";

function callerWith(disconnect: Disconnect): Caller {
  const facts = {
    requestId: "test",
    userAgent: null,
    clientAddress: "127.0.0.1",
    mayMutate: true,
    needsSession: false,
  };
  return { ...facts, viewer: null, cookie: noCookie, budget: freeOfCharge, disconnect };
}

it("a shared operation is canceled when every waiting caller has disconnected", async () => {
  const tableVersions = new TableVersions();
  tableVersions.heartbeat(performance.now());
  const cache = new ResponseCache({ isOn: true, tableVersions, clock: systemClock });
  let running: Caller | undefined;
  let finish!: () => void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const graphql: Graphql = {
    async execute(_operation, caller, reportDependencies) {
      running = caller;
      reportDependencies?.(["casinos"]);
      await finished;
      return { status: 200, headers: [], result: { data: {} } };
    },
    close: async () => undefined,
  };
  const responses = new AnonymousResponses(graphql, cache, new PersistedDocuments());
  const callers = [new Disconnect(), new Disconnect()];
  const operation = { query: "{ casinos { totalCount } }" };
  const requests = callers.map((disconnect) =>
    responses.execute({ address: "a", operation, caller: callerWith(disconnect), mediaType: mediaTypes.graphql }),
  );
  await new Promise((resolve) => setImmediate(resolve));

  callers[0]!.fire();
  expect(running!.disconnect!.hasFired).toBe(false);
  callers[1]!.fire();
  expect(running!.disconnect!.hasFired).toBe(true);
  finish();
  await Promise.all(requests);
});
