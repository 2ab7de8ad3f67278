import type { Page } from "playwright-core";
import { setUpFixtures } from "./fixtures.js";
import { ask } from "./product.js";

interface Casino {
  name: string;
  rating: number;
  isFeatured: boolean;
  isNew: boolean;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  mobileOptimized: boolean;
}

interface Bonus {
  id: string;
  title: string;
  bonusType: string;
  isActive: boolean;
  createdAt: string;
  wageringMultiple: number | null;
  casino: { name: string } | null;
}

interface Game {
  name: string;
  category: string;
  isPopular: boolean;
}

const PAGE_SIZE = 24;

const { url, browser } = setUpFixtures();
let page: Page;
let casinos: Casino[];
let bonuses: Bonus[];
let games: Game[];

interface Answer<Row> {
  data: { list: { nodes: Row[]; pageInfo: { endCursor: string; hasNextPage: boolean } } };
}

/** Returns all rows in a list after the cursor, in the default order. */
async function readAll<Row>(list: string, fields: string, after: string | null = null): Promise<Row[]> {
  const selection = `nodes { ${fields} } pageInfo { endCursor hasNextPage }`;
  const query = `query ($after: String) { list: ${list}(first: 100, after: $after) { ${selection} } }`;
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { nodes, pageInfo } = ((await response.json()) as Answer<Row>).data.list;
  return pageInfo.hasNextPage ? [...nodes, ...(await readAll<Row>(list, fields, pageInfo.endCursor))] : nodes;
}

beforeAll(async () => {
  const flags = "isFeatured isNew acceptsCrypto hasLiveGames mobileOptimized";
  casinos = await readAll("casinos", `name rating ${flags}`);
  bonuses = await readAll("bonuses", "id title bonusType isActive createdAt wageringMultiple casino { name }");
  games = await readAll("games", "name category isPopular");
  // Without JavaScript, the page keeps the order that the server sent.
  page = await browser().newPage({ baseURL: url, javaScriptEnabled: false });
});

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1;
const byRating = (one: Casino, other: Casino) => other.rating - one.rating || byName(one, other);
const byPopularity = (one: Game, other: Game) => Number(other.isPopular) - Number(one.isPopular) || byName(one, other);
const byNewest = (one: Bonus, other: Bonus) =>
  other.createdAt.localeCompare(one.createdAt) || (other.id < one.id ? -1 : 1);

function cardNames(section: { getByRole: Page["getByRole"] } = page): Promise<string[]> {
  return section.getByRole("article").getByRole("heading", { level: 3 }).allInnerTexts();
}

describe("a list of casinos", () => {
  it.each<[string, (casino: Casino) => boolean]>([
    ["/all-casinos", () => true],
    ["/new-casinos", (casino) => casino.isNew],
    ["/mobile-casinos", (casino) => casino.mobileOptimized],
    ["/live-casinos", (casino) => casino.hasLiveGames],
    ["/bitcoin-casinos", (casino) => casino.acceptsCrypto],
    ["/ethereum-casinos", (casino) => casino.acceptsCrypto],
  ])("shows the matching casinos on %s, highest rating first", async (path, keeps) => {
    const expected = casinos.filter(keeps).toSorted(byRating);
    expect(expected.length).toBeGreaterThan(3);
    await page.goto(path);
    expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe(`${expected.length} Casinos Found`);
    expect(await cardNames()).toEqual(expected.slice(0, PAGE_SIZE).map(({ name }) => name));
  });
});

describe("a list of bonuses", () => {
  it.each<[string, (bonus: Bonus) => boolean]>([
    ["/no-deposit", ({ bonusType }) => bonusType === "NO_DEPOSIT"],
    ["/welcome-bonus", ({ bonusType }) => bonusType === "WELCOME"],
    ["/free-spins", ({ bonusType }) => bonusType === "FREE_SPINS"],
    ["/cashback", ({ bonusType }) => bonusType === "CASHBACK"],
    ["/crypto-bonuses", ({ casino }) => /bit|stake/i.test(casino?.name ?? "")],
  ])("shows the matching active bonuses on %s, newest first", async (path, keeps) => {
    // In demo mode, the API also returns inactive bonuses. Pages must not show them.
    expect(bonuses.some(({ isActive }) => !isActive)).toBe(true);
    const expected = bonuses.filter((bonus) => bonus.isActive && keeps(bonus)).toSorted(byNewest);
    expect(expected.length).toBeGreaterThan(3);
    await page.goto(path);
    expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe(`${expected.length} Bonuses Found`);
    expect(await cardNames()).toEqual(expected.slice(0, PAGE_SIZE).map(({ title }) => title));
  });
});

describe("a list of bonuses without JavaScript", () => {
  it("can be filtered and sorted with its form", async () => {
    await page.goto("/free-spins");
    await page.getByLabel("Wagering").selectOption("0");
    await page.getByLabel("Sort by").selectOption("ends");
    await page.getByRole("button", { name: "Apply" }).click();
    expect(new URL(page.url()).searchParams.get("wagering")).toBe("0");
    const expected = bonuses.filter(
      ({ isActive, bonusType, wageringMultiple }) => isActive && bonusType === "FREE_SPINS" && wageringMultiple === 0,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect((await cardNames()).toSorted()).toEqual(expected.map(({ title }) => title).toSorted());
    expect(await page.getByLabel("Wagering").inputValue()).toBe("0");
    expect(await page.getByRole("option", { name: `No wagering (${expected.length})` }).count()).toBe(1);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  });

  it("ignores invalid filters", async () => {
    const response = await page.goto("/free-spins?wagering=abc&deposit=-1&sort=x");
    expect(response?.status()).toBe(200);
    const expected = bonuses.filter(({ isActive, bonusType }) => isActive && bonusType === "FREE_SPINS");
    expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe(`${expected.length} Bonuses Found`);
  });
});

describe("a bonus list by value", () => {
  interface Valued {
    title: string;
    value: { value: number | null; explanation: string | null };
  }
  interface ValuedPage {
    bonuses: { nodes: Valued[]; pageInfo: { endCursor: string } };
  }

  /** Returns the rows that the API sorts for a deposit, page by page. */
  async function readPages(orderBy: string, deposit: number): Promise<ValuedPage["bonuses"][]> {
    const pages: ValuedPage["bonuses"][] = [];
    for (let number = 1; number <= 3; number += 1) {
      const { bonuses: list } = await ask<ValuedPage>(
        url,
        `query ($after: String) { bonuses(
           filter: { isActive: true, bonusType: WELCOME }, orderBy: ${orderBy}, deposit: ${deposit}, first: ${PAGE_SIZE}, after: $after
         ) { nodes { title value(deposit: ${deposit}) { value explanation } } pageInfo { endCursor } } }`,
        { after: pages.at(-1)?.pageInfo.endCursor },
      );
      pages.push(list);
    }
    return pages;
  }

  it.each([
    ["cost", "COST_ASC"],
    ["value", "VALUE_DESC"],
  ])(
    "sorted by %s has the order of the API for every deposit, and the cards show the values",
    async (sort, orderBy) => {
      const firstPages = new Set<string>();
      for (const deposit of [20, 50, 500]) {
        const [first, second, third] = await readPages(orderBy, deposit);
        firstPages.add(String(first!.nodes.map(({ title }) => title)));
        for (const [after, { nodes }] of [
          ["", first!],
          [`&after=${encodeURIComponent(second!.pageInfo.endCursor)}`, third!],
        ] as const) {
          await page.goto(`/welcome-bonus?sort=${sort}&deposit=${deposit}${after}`);
          expect(nodes.length).toBeGreaterThan(0);
          expect(await cardNames()).toEqual(nodes.map(({ title }) => title));
          expect(await page.getByText(`Sorted by ${sort} for a deposit of $${deposit}, `).count()).toBe(1);
          const cards = await page.getByRole("article").allInnerTexts();
          for (const [at, { value }] of nodes.entries()) {
            const { value: amount, explanation } = value;
            const shown =
              amount === null ? explanation!.slice(1) : `its value is ${["−", "", "+"][Math.sign(amount) + 1]}$`;
            expect(cards[at]).toContain(shown);
          }
        }
      }
      expect(firstPages.size).toBeGreaterThan(1);
    },
  );
});

describe("a list of games", () => {
  it.each([
    ["/slots", "SLOTS"],
    ["/table-games", "TABLE_GAMES"],
    ["/live-games", "LIVE_GAMES"],
    ["/jackpots", "JACKPOTS"],
  ])("shows the matching games on %s, popular games first, then by name", async (path, category) => {
    const expected = games.filter((game) => game.category === category).toSorted(byPopularity);
    expect(expected.some(({ isPopular }) => isPopular)).toBe(true);
    await page.goto(path);
    expect(await page.getByRole("heading", { name: `${expected.length} Games Found` }).count()).toBe(1);
    // /jackpots starts with three famous jackpots in a separate region.
    const shown = (await cardNames()).slice(path === "/jackpots" ? 3 : 0);
    expect(shown).toEqual(expected.slice(0, PAGE_SIZE).map(({ name }) => name));
  });
});

describe("the home page", () => {
  it("shows the best-rated featured casinos, the newest bonuses, and popular games by name", async () => {
    await page.goto("/");
    const section = (name: string) => page.locator("section", { has: page.getByRole("heading", { name, level: 2 }) });
    const featured = casinos.filter(({ isFeatured }) => isFeatured).toSorted(byRating);
    const popular = games.filter(({ isPopular }) => isPopular).toSorted(byName);
    expect(featured.length).toBeGreaterThanOrEqual(6);
    expect(popular.length).toBeGreaterThanOrEqual(12);
    expect(await cardNames(section("Top-rated casinos"))).toEqual(featured.slice(0, 3).map(({ name }) => name));
    const newest = bonuses
      .filter(({ isActive }) => isActive)
      .toSorted(byNewest)
      .slice(0, 3);
    expect(await cardNames(section("Best bonuses"))).toEqual(newest.map(({ title }) => title));
    expect(await cardNames(section("Popular games"))).toEqual(popular.slice(0, 4).map(({ name }) => name));
  });
});
