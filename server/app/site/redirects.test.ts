import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { requestCost } from "../graphql/limits/clientBudget.js";
import { pageCost } from "../../shared/limits.js";
import { remainingBudget } from "../../test/remainingBudget.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { makeAccount, makeCookie, makeToken, post } from "../../test/sessions/signedIn.js";
import { until } from "../../test/until.js";
import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { Role, TokenScope } from "../../shared/schema/policies.js";

let fixture: BuiltFixture;
let server: TestServer;
let editor: AdminAccount;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, seed: true });
  editor = await makeAccount(server.database.dataSource, Role.EDITOR);
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});
beforeEach(() => server.database.dataSource.query("DELETE FROM redirects"));

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });

/** Adds a redirect with SQL, as a program other than this server would, and waits until the server applies it. */
async function addRedirect(from: string, to: string, isPermanent = true): Promise<void> {
  await server.database.dataSource.query(
    "INSERT INTO redirects (from_path, to_url, is_permanent) VALUES ($1, $2, $3)",
    [from, to, isPermanent],
  );
  expect(
    await until(async () => (await locationOf('/graphql?query={redirectFrom(path:"' + from + '"){url}}')) === to),
  ).toBe(true);
}

async function locationOf(path: string): Promise<string | null> {
  const { data } = (await (await get(path)).json()) as { data: { redirectFrom: { url: string } | null } };
  return data.redirectFrom?.url ?? null;
}

describe("a redirect", () => {
  it.each([
    [true, 301],
    [false, 302],
  ])("with isPermanent set to %s has the status %d, and browsers must revalidate it", async (isPermanent, status) => {
    // Another path each time, because the server may still know the redirect of the case before.
    const path = `/missing-${status}`;
    await addRedirect(path, "/faq", isPermanent);
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBe("/faq");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe("");
    expect((await get(path, { method: "HEAD" })).status).toBe(status);
  });

  it.each([
    ["/missing?a=1&b=%20", "/faq", "/faq?a=1&b=%20"],
    ["/missing?", "/faq", "/faq"],
    ["/missing?a=1", "/search?q=x#top", "/search?q=x&a=1#top"],
    ["/missing?a=1?b=2", "/", "/?a=1?b=2"],
    ["/missing?a=//example.com", "/über uns".replace(" ", "%20"), "/%C3%BCber%20uns?a=//example.com"],
    ["/missing?a=1", "https://example.com", "https://example.com/?a=1"],
  ])("requested as %s with the target %s leads to %s", async (path, to, location) => {
    await addRedirect("/missing", to);
    expect((await get(path)).headers.get("location")).toBe(location);
  });

  it("applies to a path whose row does not exist, and never hides a page", async () => {
    await addRedirect("/missing-row", "/faq");
    await addRedirect("/listed", "/faq");
    expect((await get("/missing-row")).status).toBe(301);
    expect((await get("/listed")).status).toBe(200);
    expect((await get("/missing-row/other")).status).not.toBe(301);
  });

  it.each([
    ["/Missing-Row?A=B", "/missing-row?A=B"],
    ["/LISTED", "/listed"],
    ["/L%C3%89", "/l%C3%89"],
  ])("leads from a path without a page to the path in lower case: %s", async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(location);
  });

  it.each(["/missing-row", "/l%C3%89", "/Missing", "//Example.com"])(
    "does not lead from %s to a path in lower case",
    async (path) => {
      expect((await get(path)).headers.get("location")).toBeNull();
    },
  );

  it("has precedence over the path in lower case", async () => {
    await addRedirect("/Missing-Row", "/faq");
    expect((await get("/Missing-Row")).headers.get("location")).toBe("/faq");
  });

  it("applies to a missing file that a page loads, but not to a built file or an API path", async () => {
    const asImage = { headers: { "sec-fetch-dest": "image" } };
    await addRedirect("/old/logo.png", "https://cdn.example.com/logo.png");
    expect((await get("/old/logo.png", asImage)).headers.get("location")).toBe("https://cdn.example.com/logo.png");
    expect((await get("/old/none.png", asImage)).status).toBe(404);
    await server.database.dataSource.query(
      "INSERT INTO redirects (from_path, to_url) VALUES ('/assets/a.js', '/faq'), ('/graphql/a', '/faq')",
    );
    expect((await get("/assets/a.js")).status).toBe(404);
    expect((await get("/graphql/a")).headers.get("location")).toBeNull();
  });

  it("is looked up for a missing file, and adds the minimum charge to the request", async () => {
    const before = await remainingBudget(server.url);
    await get("/old/none.png", { headers: { "sec-fetch-dest": "image" } });
    expect(before - requestCost - (await remainingBudget(server.url))).toBe(requestCost);
  });

  it("leads to its new target soon after an update through SQL, and stops working soon after its deletion", async () => {
    await addRedirect("/missing", "/faq");
    await server.database.dataSource.query("UPDATE redirects SET to_url = '/news'");
    expect(await until(async () => (await get("/missing")).headers.get("location") === "/news")).toBe(true);
    await server.database.dataSource.query("TRUNCATE redirects");
    expect(await until(async () => (await get("/missing")).status === 404)).toBe(true);
  });

  it("is not looked up in the database again for the next visitor", async () => {
    await addRedirect("/missing", "/faq");
    await get("/missing");
    const { dataSource } = server.database;
    await dataSource.query("ALTER TABLE redirects RENAME TO redirects_elsewhere");
    try {
      expect((await get("/missing")).headers.get("location")).toBe("/faq");
    } finally {
      await dataSource.query("ALTER TABLE redirects_elsewhere RENAME TO redirects");
    }
  });
});

const noEffect = (path: string) =>
  `The site has a page at ${path}, so this redirect has no effect. Enter a path without a page.`;
const noPage = (path: string) =>
  `The site has no page at ${path}, so visitors see an error. Enter the path of an existing page.`;

describe("redirectWarnings", () => {
  it.each([
    ["/listed", "/found", [noEffect("/listed")]],
    ["/listed/", "/missing", [noEffect("/listed"), noPage("/missing")]],
    ["/nothing", "/missing-row?a=1#top", [noPage("/missing-row")]],
    ["/nothing", "/LISTED", []],
    ["/LISTED", "/", []],
    ["/nothing", "/feed.xml", []],
    ["/nothing", "/images/a.webp", []],
    ["/nothing", "https://example.com/missing", []],
    ["/nothing", "/broken", []],
    ["nothing", "", []],
  ])("for %s to %s are %j", async (fromPath, toUrl, warnings) => {
    const cookie = await makeCookie(server.database.dataSource, editor);
    const { data, errors } = await post<{ redirectWarnings: string[] }>(
      server.url,
      "query ($fromPath: String!, $toUrl: String!) { redirectWarnings(fromPath: $fromPath, toUrl: $toUrl) }",
      { fromPath, toUrl },
      { cookie },
    );
    expect(errors).toBeUndefined();
    expect(data!.redirectWarnings).toEqual(warnings);
  });

  it("recognize the site's own URL in a target", async () => {
    const cookie = await makeCookie(server.database.dataSource, editor);
    const query = `{ redirectWarnings(fromPath: "/nothing", toUrl: "${server.url}/missing") }`;
    const { data } = await post<{ redirectWarnings: string[] }>(server.url, query, {}, { cookie });
    expect(data!.redirectWarnings).toEqual([noPage("/missing")]);
  });
});

describe("the warnings about a redirect", () => {
  const shadow = { fromPath: "/listed", toUrl: "/missing" };
  const both = [noEffect("/listed"), noPage("/missing")];
  let publisher: AdminAccount;
  beforeAll(async () => {
    publisher = await makeAccount(server.database.dataSource, Role.PUBLISHER);
  });
  const asPublisher = async <Data>(document: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const cookie = await makeCookie(server.database.dataSource, publisher);
    const { data, errors } = await post<Data>(server.url, document, variables, { cookie });
    expect(errors).toBeUndefined();
    return data!;
  };
  const create = (input: object) =>
    asPublisher<{ createRedirect: { id: string; version: number; warnings: string[] | null } }>(
      "mutation ($input: RedirectInput!) { createRedirect(input: $input) { id version warnings } }",
      { input },
    );

  it("are returned by the mutations that save it, and by the list of redirects", async () => {
    const { id, version, warnings } = (await create(shadow)).createRedirect;
    expect(warnings).toEqual(both);
    const { updateRedirect } = await asPublisher<{ updateRedirect: object }>(
      'mutation ($id: ID!, $version: Int!) { updateRedirect(id: $id, version: $version, input: { toUrl: "/found" }) { warnings } }',
      { id, version },
    );
    expect(updateRedirect).toEqual({ warnings: [noEffect("/listed")] });
    await create({ fromPath: "/nothing", toUrl: "/found" });
    const { redirects } = await asPublisher<{ redirects: object }>("{ redirects { edges { node { warnings } } } }");
    expect(redirects).toEqual({
      edges: [{ node: { warnings: [noEffect("/listed")] } }, { node: { warnings: [] } }],
    });
  });

  it("are returned by drafts of new and of existing redirects, but not by drafts of other rows", async () => {
    const createDraft = (input: object) =>
      asPublisher<{ createDraft: { warnings: string[] } }>(
        "mutation ($input: DraftInput!) { createDraft(input: $input) { warnings } }",
        { input },
      );
    const added = await createDraft({ noun: "REDIRECT", patch: shadow });
    expect(added.createDraft.warnings).toEqual(both);
    const { id, version } = (await create({ fromPath: "/nothing", toUrl: "/found" })).createRedirect;
    const changing = { noun: "REDIRECT", rowId: id, rowVersion: version };
    const changed = await createDraft({ ...changing, patch: { fromPath: "/listed" } });
    expect(changed.createDraft.warnings).toEqual([noEffect("/listed")]);
    await createDraft({ noun: "GAME", patch: { name: "Listed" } });
    const { drafts } = await asPublisher<{ drafts: { edges: unknown[] } }>(
      "{ drafts { edges { node { warnings } } } }",
    );
    expect(drafts.edges).toEqual([[], [noEffect("/listed")], both].map((warnings) => ({ node: { warnings } })));
  });

  it("are returned by the preview of an import, for the rows that it would change", async () => {
    await create({ fromPath: "/known", toUrl: "/missing" });
    const { beginImport } = await asPublisher<{ beginImport: { id: string } }>(
      'mutation { beginImport(noun: REDIRECT, columns: ["fromPath", "toUrl"]) { id } }',
    );
    const rows = [
      ["/listed", "/missing"],
      ["/nothing", "/found"],
      ["/known", "/missing"],
      ["/admin", "/missing"],
    ];
    await asPublisher(
      "mutation ($id: ID!, $rows: [[String!]!]!) { appendImportRows(id: $id, firstRow: 1, rows: $rows) { id } }",
      {
        ...beginImport,
        rows,
      },
    );
    const { importPreview } = await asPublisher<{ importPreview: { rows: { edges: { node: object }[] } } }>(
      "query ($id: ID!) { importPreview(id: $id) { rows { edges { node { outcome warnings } } } } }",
      { ...beginImport },
    );
    expect(importPreview.rows.edges.map(({ node }) => node)).toEqual([
      { outcome: "CREATE", warnings: both },
      { outcome: "CREATE", warnings: [] },
      { outcome: "UNCHANGED", warnings: [] },
      { outcome: "INVALID", warnings: [] },
    ]);
  });

  it("cost the caller a page for each path, and are null if the budget does not cover them", async () => {
    const before = await remainingBudget(server.url);
    await create(shadow);
    const used = before - (await remainingBudget(server.url));
    // The path, the target, and the target in lower case, which is the same page.
    expect(used).toBeGreaterThan(2 * pageCost);
    expect(used).toBeLessThan(3 * pageCost);
    const { authorization } = await makeToken(server.database.dataSource, publisher, {
      scopes: [TokenScope.WRITE_CATALOGUE],
      unitsPerMinute: 1_000,
    });
    const listed = await post(server.url, "{ redirects { edges { node { warnings } } } }", {}, { authorization });
    expect(listed.errors).toBeUndefined();
    expect(listed.data).toEqual({ redirects: { edges: [{ node: { warnings: null } }] } });
  });
});
