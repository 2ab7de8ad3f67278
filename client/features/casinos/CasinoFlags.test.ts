import { flagsOf } from "./CasinoFlags";

const plain = { establishedYear: null, isNew: false, acceptsCrypto: false, hasLiveGames: false };
const labels = (casino: Parameters<typeof flagsOf>[0]) => flagsOf(casino).map(({ label }) => label);

describe("a casino's flags", () => {
  test.each([
    [2019, ["Established"]],
    [2020, []],
    [null, []],
  ])("include Established only for a casino that opened before 2020: %p", (establishedYear, shown) => {
    expect(labels({ ...plain, establishedYear })).toEqual(shown);
  });

  test("appear in a fixed order", () => {
    const casino = {
      establishedYear: 2024,
      isNew: true,
      acceptsCrypto: true,
      hasLiveGames: true,
      mobileOptimized: true,
    };
    expect(labels(casino)).toEqual(["New", "Crypto", "Live", "Mobile"]);
  });
});
