import { readCasinoTab } from "./CasinoTabs";

describe("readCasinoTab", () => {
  test.each([
    [undefined, "overview"],
    ["overview", "overview"],
    ["games", "games"],
    ["security", "security"],
    ["Games", "overview"],
    ["nonsense", "overview"],
  ])("returns the tab for %p: %s", (named, tab) => {
    expect(readCasinoTab(named).id).toBe(tab);
  });
});
