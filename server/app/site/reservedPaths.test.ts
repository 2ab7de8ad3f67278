import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";

import { reservedSlugs } from "../../../shared/reservedSlugs.js";
import { isReservedPath, normalizePath } from "../../../shared/redirectPaths.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let fixture: BuiltFixture;
let server: TestServer;
/** The paths of all GET routes, except the route for pages. */
const paths = new Set<string>();

function collectPaths(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ method, url }) => {
    if ([method].flat().includes("GET") && url !== "/*") paths.add(url);
  });
}

beforeAll(async () => {
  fixture = writeBuiltFixture();
  subscribe("fastify.initialization", collectPaths);
  server = await startTestServer({ files: fixture.files, env: { metricsToken: "a-token-for-metrics" } });
  unsubscribe("fastify.initialization", collectPaths);
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

describe("the path of a route", () => {
  it("can't be where a redirect starts", () => {
    expect([...paths]).toEqual(expect.arrayContaining(["/graphql", "/preview/:token", "/sitemap.xml", "/snapshots"]));
    const free = [...paths].filter((path) => !isReservedPath(normalizePath(path.replaceAll(/:\w+|\*/g, "x"))!));
    expect(free).toEqual([]);
  });

  it("can't be the path of an article", () => {
    const segments = [...paths].map((path) => path.split("/", 2)[1]!);
    const free = segments.filter((segment) => /^[a-z0-9-]+$/.test(segment) && !reservedSlugs.has(segment));
    expect(free).toEqual([]);
  });
});
