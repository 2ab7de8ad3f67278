import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { type CreatedRow, makeRedirect } from "../../test/catalogue/factories.js";
import { apply, preview, stage, tryApply } from "../../test/catalogue/imports.js";
import { until } from "../../test/until.js";
import { latestChangeSet, tryUndo, undo } from "../../test/changes/undo.js";
import { RedirectMap } from "./redirectMap.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());
afterEach(() => app.database.dataSource.query("DELETE FROM redirects"));

const tryCreate = (input: Record<string, unknown>) =>
  call<CreatedRow & Record<string, unknown>>(app, "createRedirect", { input }, "id version fromPath toUrl isPermanent");

const targetOf = async (path: string) => {
  const { result, errors } = await call<{ url: string; isPermanent: boolean }>(
    app,
    "redirectFrom",
    { path },
    "url isPermanent",
    { viewer: "visitor" },
  );
  expect(errors).toBeUndefined();
  return result;
};

describe("createRedirect", () => {
  it.each([
    ["/Old/", "/Old"],
    ["/old//", "/old"],
    ["/%6Fld/%C3%BCber", "/old/über"],
    ["/a/../b/./c", "/b/c"],
    ["/a%2Fb%3fc", "/a%2Fb%3Fc"],
    ["/100%25", "/100%25"],
    ["/bad%FF", "/bad%FF"],
    ["/a b", "/a%20b"],
  ])("stores the path %s as %s, and the redirect is found under both", async (typed, stored) => {
    const { result } = await tryCreate({ fromPath: typed, toUrl: "/faq/" });
    expect(result).toMatchObject({ fromPath: stored, toUrl: "/faq", isPermanent: true });
    expect(await targetOf(typed)).toEqual({ url: "/faq", isPermanent: true });
    expect(await targetOf(stored)).toEqual({ url: "/faq", isPermanent: true });
    expect(await targetOf(`${stored}x`)).toBeNull();
  });

  it("keeps the query string and fragment of a target, and distinguishes uppercase and lowercase in a path", async () => {
    await makeRedirect(app, { fromPath: "/Case", toUrl: "/search/?q=a%20b/#top", isPermanent: false });
    expect(await targetOf("/Case/")).toEqual({ url: "/search?q=a%20b/#top", isPermanent: false });
    expect(await targetOf("/case")).toBeNull();
  });

  it.each([
    ["no leading slash", "old-page"],
    ["another host", "//example.com"],
    ["another host after a dot", "/.//example.com"],
    ["a backslash", "/\\example.com"],
    ["a query", "/old?page=1"],
    ["a fragment", "/old#part"],
    ["501 characters", `/${"a".repeat(500)}`],
  ])("rejects a path with %s", async (_what, fromPath) => {
    expectRefusal(await tryCreate({ fromPath, toUrl: "/faq" }), "BAD_USER_INPUT", ["fromPath"]);
  });

  it.each([
    "/",
    "/graphql",
    "/graphql/x",
    "/admin",
    "/Admin/users",
    "/%61dmin/",
    "/assets/app.js",
    "/images/a.webp",
    "/metrics",
    "/healthz",
    "/readyz/x",
    "/playground",
    "/app-shell",
    "/schema.graphql",
    "/.well-known/acme-challenge/token",
    "/%2Ewell-known/security.txt",
    "/.git",
    "/favicon.ico",
    "/Ads.txt",
    "/sw.js",
  ])("rejects the reserved path %s", async (fromPath) => {
    const { errors } = await tryCreate({ fromPath, toUrl: "/faq" });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This path can't redirect/),
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  it.each([
    "faq",
    "//example.com",
    "/\\example.com",
    "/.//example.com",
    "http://example.com",
    "https:example.com",
    "https://user:secret@example.com",
    "https://evil.example\\@good.example",
    "javascript:alert(1)",
    "mailto:a@example.com",
    "/a b",
  ])("rejects the target %s", async (toUrl) => {
    expectRefusal(await tryCreate({ fromPath: "/old", toUrl }), "BAD_USER_INPUT", ["toUrl"]);
  });

  it("accepts an https URL on another site", async () => {
    await makeRedirect(app, { fromPath: "/partner", toUrl: "HTTPS://Example.com/A?b#c" });
    expect(await targetOf("/partner")).toMatchObject({ url: "https://Example.com/A?b#c" });
  });

  it("rejects a path that another redirect has in a different form", async () => {
    await makeRedirect(app, { fromPath: "/twice" });
    expectRefusal(await tryCreate({ fromPath: "/%74wice/", toUrl: "/news" }), "BAD_USER_INPUT", ["fromPath"]);
  });

  it("rejects a loop, and a chain at either end of an existing redirect", async () => {
    expectRefusal(await tryCreate({ fromPath: "/a", toUrl: "/a/?b" }), "BAD_USER_INPUT", ["toUrl"]);
    const { id, version } = await makeRedirect(app, { fromPath: "/a", toUrl: "/b?c#d" });
    expectRefusal(await tryCreate({ fromPath: "/b", toUrl: "/c" }), "BAD_USER_INPUT", ["fromPath"]);
    expectRefusal(await tryCreate({ fromPath: "/z", toUrl: "/a" }), "BAD_USER_INPUT", ["toUrl"]);
    await makeRedirect(app, { fromPath: "/c", toUrl: "/d" });
    const input = { toUrl: "/c" };
    expectRefusal(await call(app, "updateRedirect", { id, version, input }, "id"), "BAD_USER_INPUT", ["toUrl"]);
    expect(await targetOf("/a")).toMatchObject({ url: "/b?c#d" });
    expect(await targetOf("/b")).toBeNull();
  });

  it("accepts only one of two simultaneous redirects that would form a chain", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await Promise.all([
        tryCreate({ fromPath: `/first-${round}`, toUrl: `/second-${round}` }),
        tryCreate({ fromPath: `/second-${round}`, toUrl: `/third-${round}` }),
      ]);
      const refused = [one, other].filter(({ errors }) => errors);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.errors?.[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    }
  });
});

describe("undo", () => {
  it("is rejected while it would form a chain, and the error names both paths", async () => {
    const { id, version } = await makeRedirect(app, { fromPath: "/b", toUrl: "/c" });
    await callOrThrow(app, "deleteRedirect", { id, version }, "id");
    const deletion = await latestChangeSet(app);
    const later = await makeRedirect(app, { fromPath: "/a", toUrl: "/b" });
    const { errors } = await tryUndo(app, deletion);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining("/a leads to /b"),
      extensions: { code: "CONFLICT" },
    });
    await callOrThrow(app, "deleteRedirect", { id: later.id, version: later.version }, "id");
    await undo(app, deletion);
    expect(await targetOf("/b")).toMatchObject({ url: "/c" });
  });

  it("restores the paths of two redirects if one took the other's former path, but only in reverse order", async () => {
    const first = await makeRedirect(app, { fromPath: "/first", toUrl: "/1" });
    const second = await makeRedirect(app, { fromPath: "/second", toUrl: "/2" });
    const rename = (id: string, fromPath: string, version: number) =>
      callOrThrow(app, "updateRedirect", { id, version, input: { fromPath } }, "id");
    await rename(first.id, "/third", 1);
    const move = await latestChangeSet(app);
    await rename(second.id, "/first", 1);
    expect((await tryUndo(app, move)).errors?.[0]?.extensions["code"]).toBe("CONFLICT");
    await undo(app, await latestChangeSet(app));
    await undo(app, move);
    expect([await targetOf("/first"), await targetOf("/second"), await targetOf("/third")]).toEqual([
      { url: "/1", isPermanent: true },
      { url: "/2", isPermanent: true },
      null,
    ]);
  });

  it("is rejected while another redirect has the path", async () => {
    const { id, version } = await makeRedirect(app, { fromPath: "/taken" });
    await callOrThrow(app, "deleteRedirect", { id, version }, "id");
    const deletion = await latestChangeSet(app);
    await makeRedirect(app, { fromPath: "/taken" });
    const { errors } = await tryUndo(app, deletion);
    expect(errors?.[0]?.message).toContain("Another redirect now starts at /taken");
  });
});

describe("an import of redirects", () => {
  const columns = ["fromPath", "toUrl", "isPermanent", "note"];
  const file = (rows: string[][]) => ({ noun: "REDIRECT" as const, columns, rows });

  it("adds redirects for new paths, and updates a redirect if its path is given in a different form", async () => {
    await makeRedirect(app, { fromPath: "/known", toUrl: "/faq" });
    const id = await stage(
      app,
      file([
        ["/known/", "/news", "", ""],
        ["/neu/%C3%BC", "https://example.com", "false", "moved"],
      ]),
    );
    expect(await preview(app, id)).toMatchObject({ createCount: 1, updateCount: 1, invalidCount: 0 });
    await apply(app, id);
    expect(await targetOf("/known")).toEqual({ url: "/news", isPermanent: true });
    expect(await targetOf("/neu/ü")).toEqual({ url: "https://example.com", isPermanent: false });
    await undo(app, await latestChangeSet(app));
    expect(await targetOf("/known")).toMatchObject({ url: "/faq" });
    expect(await targetOf("/neu/ü")).toBeNull();
  });

  it("names each row whose path is repeated or reserved, or that would form a loop or a chain", async () => {
    await makeRedirect(app, { fromPath: "/existing", toUrl: "/final" });
    const id = await stage(
      app,
      file([
        ["/good", "/faq", "", ""],
        ["/good/", "/faq", "", ""],
        ["/admin/x", "/faq", "", ""],
        ["/loop", "/loop/", "", ""],
        ["/to-existing", "/existing", "", ""],
        ["/final", "/faq", "", ""],
        ["/one", "/two", "", ""],
        ["/two", "/three", "", ""],
      ]),
    );
    const { rows } = await preview(app, id);
    expect(
      rows.nodes.map(({ number, outcome, problems }) => [number, outcome, problems.map(({ column }) => column)]),
    ).toEqual([
      [1, "CREATE", []],
      [2, "INVALID", ["fromPath"]],
      [3, "INVALID", ["fromPath"]],
      [4, "INVALID", ["toUrl"]],
      [5, "INVALID", ["toUrl"]],
      [6, "INVALID", ["fromPath"]],
      [7, "INVALID", ["toUrl"]],
      [8, "CREATE", []],
    ]);
  });

  it("can move a redirect to another path and add a new one that leads to the old path", async () => {
    const { id: existing } = await makeRedirect(app, { fromPath: "/way", toUrl: "/faq" });
    const rows = [
      ["", "/new", "/way"],
      [existing, "/moved", "/faq"],
    ];
    await apply(app, await stage(app, { noun: "REDIRECT", columns: ["id", "fromPath", "toUrl"], rows }));
    expect(await targetOf("/new")).toMatchObject({ url: "/way" });
    expect(await targetOf("/moved")).toMatchObject({ url: "/faq" });
  });

  it("is rejected if it would form a chain with a redirect that was added after the preview", async () => {
    const id = await stage(app, file([["/one", "/two", "", ""]]));
    await preview(app, id);
    await makeRedirect(app, { fromPath: "/two", toUrl: "/three" });
    expectRefusal(await tryApply(app, id), "CONFLICT");
    expect(await targetOf("/one")).toBeNull();
  });
});

describe("redirectFrom", () => {
  it("reads the database only after redirects have changed, even through SQL", async () => {
    await makeRedirect(app, { fromPath: "/kept", toUrl: "/faq" });
    await targetOf("/kept");
    const read = () =>
      app.countStatements(async () => {
        for (const path of ["/kept", "/kept/", "/unknown"]) await app.services.redirects.find(path);
      });
    // A late notification about the change above can make the map read all redirects again.
    expect(await until(async () => (await read()).length === 0)).toBe(true);
    await app.database.dataSource.query("UPDATE redirects SET to_url = '/news' WHERE from_path = '/kept'");
    expect(await until(async () => (await targetOf("/kept"))?.url === "/news")).toBe(true);
  });

  it("finds each redirect with one statement if the redirects do not fit in memory, or if changes may arrive late", async () => {
    const { db, tableVersions, publicUrl } = app.services;
    await makeRedirect(app, { fromPath: "/many-1", toUrl: "/faq" });
    await makeRedirect(app, { fromPath: "/many-2", toUrl: "/news" });
    const small = new RedirectMap({ db, tableVersions, publicUrl, maxBytes: 100 });
    await small.find("/any");
    const distrusted = Object.assign(Object.create(tableVersions) as typeof tableVersions, { of: () => 1 });
    Object.defineProperty(distrusted, "isTrusted", { value: false });
    for (const map of [small, new RedirectMap({ db, tableVersions: distrusted, publicUrl })]) {
      const statements = await app.countStatements(async () => {
        expect(await map.find("/many-2/")).toEqual({ url: "/news", isPermanent: true });
        expect(await map.find("/many-3")).toBeNull();
      });
      // A late notification about the earlier changes can make the map read all redirects again.
      expect(statements.filter((sql) => sql.includes("WHERE from_path = $1"))).toHaveLength(2);
    }
  });

  it("loads more redirects than fit in one slice", async () => {
    await app.database.dataSource.query(
      "INSERT INTO redirects (from_path, to_url) SELECT '/bulk-' || n, '/faq' FROM generate_series(1, 1200) AS n",
    );
    app.services.tableVersions.bump("redirects");
    for (const path of ["/bulk-1", "/bulk-777", "/bulk-1200"])
      expect(await targetOf(path)).toMatchObject({ url: "/faq" });
  });

  it("ignores a redirect whose target on our own site redirects again", async () => {
    const own = app.services.publicUrl();
    const publicUrl = () => own.replace("http:", "https:");
    await makeRedirect(app, { fromPath: "/again", toUrl: "/faq" });
    await makeRedirect(app, { fromPath: "/outer", toUrl: `${publicUrl()}/again/` });
    await makeRedirect(app, { fromPath: "/fine", toUrl: `${publicUrl()}/faq` });
    const { db, tableVersions } = app.services;
    const map = new RedirectMap({ db, tableVersions, publicUrl });
    expect(await map.find("/outer")).toBeNull();
    expect(await map.find("/fine")).toMatchObject({ url: `${publicUrl()}/faq` });
  });
});

describe("the redirects query", () => {
  it("returns redirects only to editors, and can filter and sort them", async () => {
    await makeRedirect(app, { fromPath: "/list-b", note: "Spring campaign" });
    await makeRedirect(app, { fromPath: "/list-a", toUrl: "/news" });
    const listed = async (args: Record<string, unknown>) =>
      (
        await callOrThrow<{ nodes: { fromPath: string }[] }>(app, "redirects", args, "nodes { fromPath } totalCount")
      ).nodes.map(({ fromPath }) => fromPath);
    expect(await listed({})).toEqual(["/list-a", "/list-b"]);
    expect(await listed({ orderBy: "PATH_DESC" })).toEqual(["/list-b", "/list-a"]);
    expect(await listed({ orderBy: "CREATED_ASC" })).toEqual(["/list-b", "/list-a"]);
    expect(await listed({ filter: { search: "spring" } })).toEqual(["/list-b"]);
    expect(await listed({ filter: { search: "news" } })).toEqual(["/list-a"]);
    expect(await listed({ filter: { ids: [randomUUID()] } })).toEqual([]);
    const asVisitor = await call(app, "redirects", {}, "totalCount", { viewer: "visitor" });
    expect(asVisitor.errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  });
});
