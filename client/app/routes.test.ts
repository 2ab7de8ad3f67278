import { existsSync } from "node:fs";
import { join } from "node:path";
import { casinoPath, paths } from "../shared/paths";
import { menus, newsLink, topLinks } from "./header/menus";
import { allRoutes, isRoute, matchRoute } from "./routes";

describe("the route table", () => {
  it("has a page for every link in the header", () => {
    const linked = [...topLinks, newsLink, ...menus.flatMap((menu) => menu.links)].map((link) => link.to);
    for (const path of linked) expect(`${path} ${isRoute(path)}`).toBe(`${path} true`);
  });

  it("excludes the playground, which the server serves", () => {
    expect(isRoute(paths.playground)).toBe(false);
  });

  it.each(allRoutes.map((row) => row.file))("points to an existing file: %s", (file) => {
    expect(existsSync(join("client", file))).toBe(true);
  });

  it("needs no more time for a path with many slashes", () => {
    expect(matchRoute(`/a${"/".repeat(200_000)}b`).match.path).toHaveLength(200_003);
  });

  it("reads a slug from both URLs of a review", () => {
    expect(matchRoute("/casino/northgate").match.params["slug"]).toBe("northgate");
    expect(matchRoute("/casino-reviews/northgate").match.params["slug"]).toBe("northgate");
    expect(matchRoute(casinoPath("a b&c")).match.params["slug"]).toBe("a b&c");
  });

  it("accepts a URL with invalid percent-encoding", () => {
    expect(matchRoute("/casino/%E0%A4%A").match.params["slug"]).toBe("%E0%A4%A");
  });

  it("keeps only the page's own query parameters and the first value of each", () => {
    const { query } = matchRoute("/casino/northgate", "?z=1&tab=games&tab=mobile").match;
    expect(query).toEqual({ tab: "games" });
  });

  it.each(["/All-Casinos", "/casino/a/b", "/x.png", "/x-", "/playground"])("does not match %s", (path) => {
    expect(isRoute(path)).toBe(false);
  });
});
