/** Tests the API of the built product, both for the site's own pages and for other programs. */
import { serverAudits } from "graphql-http";
import type { Request } from "playwright-core";
import { setUpFixtures } from "./fixtures.js";

const { url, enter } = setUpFixtures();

describe("GraphQL over HTTP", () => {
  /** A public test suite for the GraphQL over HTTP specification: https://github.com/graphql/graphql-http. */
  const audits = serverAudits({ url: `${url}/graphql` });

  it("is tested with as many audits as the public suite contains", () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    "passes audit %s: %s",
    async (_id, _name, audit) => {
      expect(await audit.fn()).toMatchObject({ status: "ok" });
    },
  );
});

describe("a page's requests for data", () => {
  it("are GET requests with the hash of a known document, and their responses support ETags", async () => {
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
      const response = await fetch(read.url(), { headers: { accept } });
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-cache"]);
      expect(await response.json()).not.toHaveProperty("errors");
      const again = await fetch(read.url(), { headers: { accept, "if-none-match": response.headers.get("etag")! } });
      expect(again.status).toBe(304);
    }
  });
});

function parametersOf(request: Request): URLSearchParams {
  return new URL(request.url()).searchParams;
}

/** Returns whether a request records an analytics event. Such a request reads no data. */
function isEvent(request: Request): boolean {
  return request.method() === "POST" && /recordEvent/i.test(request.postData() ?? "");
}
