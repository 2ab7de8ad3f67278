import { searchPath } from "../../shared/paths";
import { emptySearch, filterOf, hasCriteria, readSearchState, searchParameters, sortOf } from "./searchState";
import { cleanSearchText } from "./recentSearches";

function read(search: string) {
  return readSearchState(Object.fromEntries(new URLSearchParams(search)));
}

describe("the search state in the URL", () => {
  test.each([
    "/search",
    "/search?q=live%20tables",
    "/search?q=100%25%20%26%20more&rating=4.5&years=2010-2014&features=crypto,fast_withdrawal&sort=name",
    "/search?rating=3.0&sort=newest",
    "/search?features=crypto&license=mga,ukgc&payment=trustly&provider=netent&payout=24&sort=name",
  ])("is parsed from %s and serialized to the same URL", (address) => {
    const state = read(address.split("?")[1] ?? "");
    expect(searchPath(state.text, searchParameters(state))).toBe(address);
  });

  test.each([
    "rating=9&years=1999-2001&sort=password&features=admin,root",
    "rating=4.5,4.0&years=2020&sort=RATING_DESC&features=",
    "q=%20%20&rating=&years=&sort=&features=,,,",
    "rating=<script>&q=%00",
    "license=A%20B&payment=<script>&provider=,&payout=7",
  ])("is empty for invalid parameters: %s", (search) => {
    expect(read(search)).toEqual(emptySearch);
  });

  test("includes each feature once, in the same order as the page", () => {
    expect(read("features=mobile,crypto,mobile,else").features).toEqual(["crypto", "mobile"]);
  });

  test("has a query that is truncated to the server's limit, but never inside a character", () => {
    expect(cleanSearchText(` ${"a".repeat(300)}`)).toBe("a".repeat(200));
    expect(cleanSearchText(`${"a".repeat(199)}🎰`)).toBe("a".repeat(199));
    expect(cleanSearchText("\uD83Dlive \uDFB0🎰\uD83D")).toBe("live 🎰");
  });

  test.each([
    ["", false],
    ["sort=name", false],
    ["q=bit", true],
    ["rating=3.0", true],
    ["years=2000-2009", true],
    ["features=fast_withdrawal", true],
    ["license=mga", true],
    ["payout=24", true],
  ])("with '%s' counts as a search: %p", (search, expected) => {
    expect(hasCriteria(read(search))).toBe(expected);
  });

  test.each([
    ["q=bit", { search: "bit" }],
    ["rating=4.0&years=2015-2019", { minRating: 4, establishedFrom: 2015, establishedTo: 2019 }],
    ["features=crypto,mobile,live_chat", { acceptsCrypto: true, mobileOptimized: true, hasLiveGames: true }],
    ["features=fast_withdrawal", { maxPayoutHours: 24 }],
    ["features=fast_withdrawal&payout=12", { maxPayoutHours: 12 }],
    ["features=fast_withdrawal&payout=72", { maxPayoutHours: 24 }],
    ["license=mga,ukgc&provider=netent", { authorities: ["mga", "ukgc"], providers: ["netent"] }],
  ])("with %s becomes the filter %p", (search, filter) => {
    expect(filterOf(read(search))).toEqual(filter);
  });

  test.each([
    ["", "RATING_DESC"],
    ["sort=name", "NAME_ASC"],
    ["sort=established", "ESTABLISHED_DESC"],
    ["sort=newest", "CREATED_DESC"],
  ])("with '%s' becomes the order %s", (search, order) => {
    expect(sortOf(read(search)).orderBy).toBe(order);
  });
});
