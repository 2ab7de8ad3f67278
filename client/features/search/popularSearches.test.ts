import { paths, searchPath } from "../../shared/paths";
import { popularSearchPath } from "./popularSearches";

it.each([
  ["crypto casinos", paths.bitcoinCasinos],
  ["live blackjack", searchPath("live blackjack")],
  ["constructor", searchPath("constructor")],
])("popularSearchPath returns the path for %s: %s", (text, path) => {
  expect(popularSearchPath(text)).toBe(path);
});
