import { readCasinoTab } from "./casinoTabs";

describe("readCasinoTab", () => {
  test.each([
    [undefined, "overview"],
    ["overview", "overview"],
    ["games", "games"],
    ["security", "security"],
    ["Games", "overview"],
    ["nonsense", "overview"],
  ])("reads %p as %s", (named, tab) => {
    expect(readCasinoTab(named).id).toBe(tab);
  });
});
