import { casinoFlags } from "./casinoFlags";

const plain = { establishedYear: null, isNew: false, acceptsCrypto: false, hasLiveGames: false };
const labels = (casino: Parameters<typeof casinoFlags>[0]) => casinoFlags(casino).map(({ label }) => label);

describe("casinoFlags", () => {
  test.each([
    [2019, ["Established"]],
    [2020, []],
    [null, []],
  ])("calls a casino of %p established only before 2020", (establishedYear, shown) => {
    expect(labels({ ...plain, establishedYear })).toEqual(shown);
  });

  test("names what a casino has, in a fixed order", () => {
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
