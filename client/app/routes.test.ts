import { existsSync } from "node:fs";
import { join } from "node:path";
import { casinoPath, paths } from "../shared/paths";
import { menus, newsLink, topLinks } from "./header/menus";
import { allRoutes, isRoute, matchRoute } from "./routes";

describe("the table of routes", () => {
  it("has a page for every address that the header and footer link", () => {
    const linked = [...topLinks, newsLink, ...menus.flatMap((menu) => menu.links)].map((link) => link.to);
    for (const path of linked) expect(`${path} ${isRoute(path)}`).toBe(`${path} true`);
  });

  it("leaves the playground to the server", () => {
    expect(isRoute(paths.playground)).toBe(false);
  });

  it.each(allRoutes.map((row) => row.file))("names a file that exists: %s", (file) => {
    expect(existsSync(join("client", file))).toBe(true);
  });

  it("reads a slug from both addresses of a review", () => {
    expect(matchRoute("/casino/northgate").match.params["slug"]).toBe("northgate");
    expect(matchRoute("/casino-reviews/northgate").match.params["slug"]).toBe("northgate");
    expect(matchRoute(casinoPath("a b&c")).match.params["slug"]).toBe("a b&c");
  });

  it("does not stumble over an address that is not well encoded", () => {
    expect(matchRoute("/casino/%E0%A4%A").match.params["slug"]).toBe("%E0%A4%A");
  });

  it("keeps known query parameters only, in one order", () => {
    const { query } = matchRoute("/casino/northgate", "?z=1&tab=games&tab=mobile").match;
    expect(query).toEqual({ tab: "games" });
  });

  it.each(["/All-Casinos", "/casino", "/casino/a/b", "/x"])("does not know %s", (path) => {
    expect(isRoute(path)).toBe(false);
  });
});
