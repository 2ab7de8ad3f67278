import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { startBeside, startTestServer, type TestServer } from "../../test/startTestServer.js";
import { requestWithoutBudget } from "../../test/useUpBudget.js";
import type { Application } from "../application.js";
import { findHashedFiles, ReleaseFiles } from "./releaseFiles.js";

const oldAsset = "/assets/app-1a2b3c.js";
const newAsset = "/assets/app-4d5e6f.js";

let builds: BuiltFixture[];
let older: TestServer;
let newer: Application;
beforeAll(async () => {
  builds = [writeBuiltFixture(), writeBuiltFixture("app-4d5e6f")];
  older = await startTestServer({ files: builds[0]!.files });
  newer = await startBeside(older, {}, { files: builds[1]!.files });
});
afterAll(async () => {
  await newer.close();
  await older.close();
  for (const build of builds) build.remove();
});

const get = ({ url }: Application, path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers, redirect: "manual" });

/** Returns the paths of the scripts in a server's page. */
async function scriptsOf(server: Application): Promise<string[]> {
  const html = await (await get(server, "/")).text();
  return [...html.matchAll(/src="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
}

describe("two servers with different builds", () => {
  it("serve each other's scripts", async () => {
    expect([await scriptsOf(older), await scriptsOf(newer)]).toEqual([[oldAsset], [newAsset]]);
    for (const [server, path] of [
      [older, newAsset],
      [newer, oldAsset],
    ] as const) {
      const compressed = await get(server, path, { "accept-encoding": "br" });
      expect(compressed.status).toBe(200);
      expect(compressed.headers.get("content-encoding")).toBe("br");
      expect(compressed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(compressed.headers.get("cache-control")).toContain("immutable");
      expect(await compressed.text()).toMatch(/^\/\/ built br/);
      const plain = await get(server, path, { "accept-encoding": "identity" });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(await plain.text()).toMatch(/^\/\/ built br/);
    }
  });

  it("say which of the files belong to an older release", async () => {
    const markOf = async (server: Application, path: string) =>
      (await fetch(server.url + path, { method: "HEAD" })).headers.get("x-newer-release");
    expect(await markOf(newer, oldAsset)).toBe("true");
    for (const [server, path] of [
      [older, newAsset],
      [older, oldAsset],
      [newer, newAsset],
    ] as const)
      expect(await markOf(server, path)).toBeNull();
  });

  it("send a 404 for a file of no release", async () => {
    for (const path of ["/assets/app-0.js", "/assets/x/../../y", "/playground/assets/none.js"])
      expect((await get(newer, path)).status).toBe(404);
  });
});

describe("a client without a budget", () => {
  it("can't make the server look for files of other releases", async () => {
    for (const folder of ["", "/playground"]) {
      const response = await requestWithoutBudget(newer.url, () => get(newer, `${folder}/assets/none-1.js`));
      expect([folder, response.status]).toEqual([folder, 429]);
    }
  });
});

describe("the stored files", () => {
  it("are deleted a week after the last server with them has stopped", async () => {
    const { dataSource } = older.database;
    const files = new ReleaseFiles(dataSource, findHashedFiles(builds[1]!.files), createLog("silent"));
    const paths = async () =>
      (await dataSource.query<{ path: string }[]>("SELECT path FROM release_files ORDER BY path")).map(
        ({ path }) => path,
      );
    await dataSource.query("UPDATE release_files SET seen_at = now() - interval '6 days'");
    await files.refresh();
    expect(await paths()).toEqual([oldAsset, newAsset, "/playground/assets/play-1.js"]);
    await dataSource.query("UPDATE release_files SET seen_at = now() - interval '8 days'");
    await files.refresh();
    expect(await paths()).toEqual([newAsset, "/playground/assets/play-1.js"]);
  });
});
