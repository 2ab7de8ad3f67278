import { paths, searchPath } from "../../shared/paths";
import { popularSearchPath } from "./popularSearches";

it.each([
  ["crypto casinos", paths.bitcoinCasinos],
  ["live blackjack", searchPath("live blackjack")],
  ["constructor", searchPath("constructor")],
])("the search for %s leads to %s", (text, path) => {
  expect(popularSearchPath(text)).toBe(path);
});
