import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { answer } from "../test/api";
import { makeBonus, makeCasino, makeConnection, makeGame } from "../test/catalogue";
import { keepCasinos } from "../test/editors";
import { renderPage } from "../test/renderPage";

/** Lists and content: their first words stand in the shared banner. */
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
];
const withoutBanner = ["/", "/casino/northgate", "/casino-reviews/northgate", "/admin"];

/** What may be said in the console, and by which of its methods. */
const methods = ["error", "warn", "log", "info", "debug"] as const;

function answerEverything(): void {
  keepCasinos();
  const casino = makeCasino();
  const casinos = makeConnection("Casino", [casino]);
  const bonuses = makeConnection("Bonus", [makeBonus({ casino })]);
  const games = makeConnection("Game", [makeGame()]);
  answer("Home", () => ({ data: { casinos, bonuses, games } }));
  answer("CasinoList", () => ({ data: { casinos } }));
  answer("BonusList", () => ({ data: { bonuses } }));
  answer("GameList", () => ({ data: { games } }));
  answer("Casino", () => ({ data: { casino } }));
}

beforeEach(answerEverything);
afterEach(() => jest.restoreAllMocks());

describe("every page", () => {
  it.each([...withBanner, ...withoutBanner, "/no-such-page"])(
    "%s carries the age notice at its top and its foot",
    async (path) => {
      jest.spyOn(console, "warn").mockImplementation(() => undefined);
      await renderPage(path);
      expect(within(screen.getAllByRole("banner")[0]!).getAllByText("18+")[0]).toBeVisible();
      expect(within(screen.getByRole("contentinfo")).getByText("18+")).toBeVisible();
    },
  );

  it.each([...withBanner, ...withoutBanner])("%s says nothing in the console", async (path) => {
    const said = methods.map((method) => jest.spyOn(console, method).mockImplementation(() => undefined));
    await renderPage(path);
    await screen.findAllByRole("heading", { level: 2 });
    expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  it.each(withBanner)("%s begins with the banner: title, description and icon", async (path) => {
    await renderPage(path);
    const title = screen.getByRole("heading", { level: 1 });
    const banner = title.closest(".banner");
    expect(screen.getByRole("main").querySelector(":scope > :not(script)")).toBe(banner);
    expect(title.nextElementSibling?.textContent?.length).toBeGreaterThan(20);
    expect(banner?.querySelector("svg")).toBeInTheDocument();
  });
});
