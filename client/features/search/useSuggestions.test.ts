import { listedPaths } from "../../app/routes";
import { paths } from "../../shared/paths";
import { sitePages } from "./useSuggestions";

test("every page that search engines may list can be suggested, except the home page", () => {
  const suggested = sitePages.map(({ path }) => path);
  expect(suggested.toSorted()).toEqual(listedPaths.filter((path) => path !== paths.home).toSorted());
});
