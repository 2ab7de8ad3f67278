import { readCasinoTab } from "./casinoTabs";

describe("readCasinoTab", () => {
  test.each([
    ["", "overview"],
    ["tab=games", "games"],
    ["tab=security&from=home", "security"],
    ["tab=Games", "overview"],
    ["tab=nonsense", "overview"],
  ])("reads '%s' as %s", (search, tab) => {
    expect(readCasinoTab(new URLSearchParams(search)).id).toBe(tab);
  });
});
