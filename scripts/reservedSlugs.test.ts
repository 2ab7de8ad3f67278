import { paths } from "../client/shared/paths.js";
import { reservedSlugs } from "../shared/reservedSlugs.js";

/** The pages that editors write as articles. */
const articles: string[] = [paths.pagePattern, paths.privacy, paths.terms, paths.cookies];

describe("an article", () => {
  it("can't have the path of another page of the site", () => {
    const free = Object.values(paths)
      .filter((path) => !articles.includes(path) && /^\/[a-z0-9-]+(?:\/:\w+)?$/.test(path))
      .map((path) => path.split("/", 2)[1]!)
      .filter((segment) => !reservedSlugs.has(segment));
    expect(free).toEqual([]);
  });
});
