import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { mockOperation } from "../test/api";
import { makeBonus, makeCasino, makeConnection, makeGame } from "../test/catalogue";
import { mockCasinos } from "../test/editors";
import { renderPage } from "../test/renderPage";
import { homeSettings } from "../test/site";

/** The list pages and content pages, which start with the shared banner. */
const withBanner = [
  "/all-casinos",
  "/new-casinos",
  "/mobile-casinos",
  "/live-casinos",
  "/bitcoin-casinos",
  "/ethereum-casinos",
  "/no-deposit",
  "/welcome-bonus",
  "/free-spins",
  "/cashback",
  "/crypto-bonuses",
  "/slots",
  "/table-games",
  "/live-games",
  "/jackpots",
  "/search",
  "/favorites",
  "/news",
  "/about-us",
  "/blog",
  "/faq",
  "/playsafe",
  "/guides",
  "/how-we-rate",
];
const withoutBanner = ["/", "/casino/northgate", "/casino-reviews/northgate", "/admin"];

/** The console methods that no page may call. */
const methods = ["error", "warn", "log", "info", "debug"] as const;

function mockEverything(): void {
  mockCasinos();
  const casino = makeCasino();
  const casinos = makeConnection("Casino", [casino]);
  const bonuses = makeConnection("Bonus", [makeBonus({ casino })]);
  const games = makeConnection("Game", [makeGame()]);
  mockOperation("Home", () => ({ data: { casinos, bonuses, games, siteSettings: homeSettings } }));
  mockOperation("CasinoList", () => ({ data: { casinos } }));
  mockOperation("BonusList", () => ({ data: { bonuses } }));
  mockOperation("GameList", () => ({ data: { games } }));
  mockOperation("Casino", () => ({ data: { casino } }));
}

beforeEach(mockEverything);
afterEach(() => jest.restoreAllMocks());

describe("every page", () => {
  it.each([...withBanner, ...withoutBanner, "/no-such-page"])(
    "shows the age notice in the header and footer: %s",
    async (path) => {
      jest.spyOn(console, "warn").mockImplementation(() => undefined);
      await renderPage(path);
      expect(within(screen.getAllByRole("banner")[0]!).getAllByText("18+")[0]).toBeVisible();
      expect(within(screen.getByRole("contentinfo")).getByText("18+")).toBeVisible();
    },
  );

  it.each([...withBanner, ...withoutBanner])("logs nothing to the console: %s", async (path) => {
    const said = methods.map((method) => jest.spyOn(console, method).mockImplementation(() => undefined));
    await renderPage(path);
    await screen.findAllByRole("heading", { level: 2 });
    expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  it.each(withBanner)("begins with a banner that has a title, a description and an icon: %s", async (path) => {
    await renderPage(path);
    const title = screen.getByRole("heading", { level: 1 });
    const banner = title.closest(".banner__root");
    expect(screen.getByRole("main").querySelector(":scope > :not(script)")).toBe(banner);
    expect(title.nextElementSibling?.textContent?.length).toBeGreaterThan(20);
    expect(banner?.querySelector("svg")).toBeInTheDocument();
  });
});
