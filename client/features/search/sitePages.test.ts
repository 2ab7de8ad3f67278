import { listedPaths } from "../../app/routes";
import { paths } from "../../shared/paths";
import { sitePages } from "./sitePages";

test("every page that search engines may list, but for the home page, can be suggested", () => {
  const suggested = sitePages.map(({ path }) => path);
  expect(suggested.toSorted()).toEqual(listedPaths.filter((path) => path !== paths.home).toSorted());
});
