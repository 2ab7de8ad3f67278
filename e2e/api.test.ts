/** The API of the product as it is shipped: what its own pages ask of it, and what anybody else may. */
import { serverAudits } from "graphql-http";
import type { Request } from "playwright-core";
import { setUpFixtures } from "./fixtures.js";

const { url, enter } = setUpFixtures();

describe("GraphQL over HTTP", () => {
  /** https://github.com/graphql/graphql-http: the public suite for the GraphQL over HTTP specification. */
  const audits = serverAudits({ url: `${url}/graphql` });

  it("is audited by all of the public suite", () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))("%s: %s", async (_id, _name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: "ok" });
  });
});

describe("a visitor's page", () => {
  it("reads by GET, by the hash of a document that the server knows, and is told when it has the answer", async () => {
    const { page, visit } = await enter();
    const reads: Request[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/graphql" && !isEvent(request)) reads.push(request);
    });
    await visit("/all-casinos");
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByRole("article").nth(40).waitFor();
    await page
      .getByRole("link", { name: /^Review of / })
      .first()
      .click();
    await page.getByRole("tab", { name: "Overview" }).waitFor();

    expect(reads.map((read) => parametersOf(read).get("operationName"))).toEqual(["CasinoList", "Casino"]);
    for (const read of reads) {
      expect([read.method(), parametersOf(read).get("query")]).toEqual(["GET", null]);
      const { accept = "" } = await read.allHeaders();
      const kept = await fetch(read.url(), { headers: { accept } });
      expect([kept.status, kept.headers.get("cache-control")]).toEqual([200, "no-cache"]);
      expect(await kept.json()).not.toHaveProperty("errors");
      const again = await fetch(read.url(), { headers: { accept, "if-none-match": kept.headers.get("etag")! } });
      expect(again.status).toBe(304);
    }
  });
});

function parametersOf(request: Request): URLSearchParams {
  return new URL(request.url()).searchParams;
}

/** What a page tells the server of its visitor, without names; that is no reading. */
function isEvent(request: Request): boolean {
  return request.method() === "POST" && /recordEvent/i.test(request.postData() ?? "");
}
