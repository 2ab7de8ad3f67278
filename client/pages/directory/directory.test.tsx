import { screen, waitFor, within } from "@testing-library/react";
import { fail, mockOperation } from "../../test/api";
import { makeCasino, makeConnection, makeDirectoryRow, makeGame } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";

const casinos = () => makeConnection("Casino", [makeCasino({ name: "Northgate" })]);

function mockEntries(changes: Record<string, unknown> = {}) {
  const games = makeConnection("Game", [makeGame()]);
  mockOperation("ProviderPage", () => ({
    data: { entry: makeDirectoryRow("Provider", "NetEnt", changes), casinos: casinos(), games },
  }));
  mockOperation("PaymentMethodPage", () => ({
    data: { entry: makeDirectoryRow("PaymentMethod", "Trustly", changes), casinos: casinos() },
  }));
  mockOperation("LicensePage", () => ({
    data: { entry: makeDirectoryRow("LicensingAuthority", "MGA", changes), casinos: casinos() },
  }));
}

function mockGame(changes: Record<string, unknown> = {}) {
  mockOperation("GamePage", () => ({
    data: { game: makeGame({ name: "Book of Dead", casinos: casinos(), ...changes }) },
  }));
}

function isIndexed(): boolean {
  return document.head.querySelector('meta[name="robots"]') === null;
}

const pages: [string, string, string][] = [
  ["/provider/netent", "NetEnt Casinos and Games", "NetEnt"],
  ["/payment-method/trustly", "Casinos That Accept Trustly", "Trustly"],
  ["/license/mga", "Casinos Licensed by MGA", "MGA"],
];

describe("a directory page", () => {
  test.each(pages)("at %s has its own title, text and casinos", async (path, title, name) => {
    mockEntries();
    await renderPage(path);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(`What ${name} is.`)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "1 Casino Found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Northgate" })).toHaveAttribute("href", "/casino/northgate");
    expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", `http://localhost${path}`);
    expect(isIndexed()).toBe(true);
  });

  test.each(pages)("at %s is not indexed if it has no text", async (path, title) => {
    mockEntries({ description: null });
    await renderPage(path);
    await screen.findByRole("heading", { level: 1, name: title });
    expect(isIndexed()).toBe(false);
  });

  test.each(pages)("at %s is not indexed if it has fewer than three casinos", async (path, title) => {
    mockEntries({ casinoCount: 2 });
    await renderPage(path);
    await screen.findByRole("heading", { level: 1, name: title });
    expect(isIndexed()).toBe(false);
  });

  test.each([...pages.map(([path]) => path), "/game/book-of-dead"])(
    "at %s links to its first page if the cursor is invalid",
    async (path) => {
      for (const name of ["ProviderPage", "PaymentMethodPage", "LicensePage", "GamePage"]) fail(name, "BAD_USER_INPUT");
      await renderPage(`${path}?after=nonsense`);
      const title = "This page of the list does not exist";
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute("href", path);
      expect(isIndexed()).toBe(false);
    },
  );

  test("shows what each casino states about the payment method", async () => {
    const method = makeDirectoryRow("PaymentMethod", "Visa");
    const payment = { __typename: "CasinoPaymentMethod", method, canDeposit: null, canWithdraw: null };
    const stated = { payoutHoursFrom: 1, payoutHoursTo: 24, fee: "2% of deposits" };
    const unstated = { payoutHoursFrom: null, payoutHoursTo: null, fee: null };
    const casinosWith = [
      makeCasino({ name: "Northgate", casinoPaymentMethods: [{ ...payment, ...stated, canWithdraw: true }] }),
      makeCasino({
        name: "Southgate",
        casinoPaymentMethods: [{ ...payment, ...stated, canWithdraw: false, fee: "None" }],
      }),
      makeCasino({ name: "Eastgate", casinoPaymentMethods: [{ ...payment, ...unstated }] }),
    ];
    const connection = makeConnection("Casino", casinosWith);
    mockOperation("PaymentMethodPage", () => ({ data: { entry: method, casinos: connection } }));
    await renderPage("/payment-method/visa");
    await screen.findByRole("heading", { level: 1, name: "Casinos That Accept Visa" });
    const lines = screen.getAllByRole("article").map((card) => within(card).getByText(/Fee:/).textContent);
    expect(lines).toEqual([
      "Payout with Visa: 1–24 hours · Fee: 2% of deposits",
      "No withdrawals with Visa · Fee: None",
      "Payout with Visa: not stated · Fee: not stated",
    ]);
  });

  test("shows the number of each casino's license and links to the public register", async () => {
    const authority = makeDirectoryRow("LicensingAuthority", "MGA");
    const license = { __typename: "CasinoLicense", authority };
    const registerUrl = "https://register.example/1";
    const casinosWith = [
      makeCasino({ name: "Northgate", casinoLicenses: [{ ...license, number: "MGA/1", registerUrl }] }),
      makeCasino({ name: "Southgate", casinoLicenses: [{ ...license, number: null, registerUrl: null }] }),
    ];
    const connection = makeConnection("Casino", casinosWith);
    mockOperation("LicensePage", () => ({ data: { entry: authority, casinos: connection } }));
    await renderPage("/license/mga");
    await screen.findByRole("heading", { level: 1, name: "Casinos Licensed by MGA" });
    const [first, second] = screen.getAllByRole("article").map((card) => within(card));
    expect(first!.getByText(/^License number: MGA\/1/)).toBeInTheDocument();
    const register = first!.getByRole("link", { name: /^Public register entry of Northgate/ });
    expect(register).toHaveAttribute("href", registerUrl);
    expect(second!.getByText("License number: not stated")).toBeInTheDocument();
    expect(second!.queryByRole("link", { name: /register/ })).not.toBeInTheDocument();
  });

  test("lists a provider's games", async () => {
    mockEntries();
    await renderPage("/provider/netent");
    const heading = await screen.findByRole("heading", { name: "Games by NetEnt" });
    const section = within(heading.closest("section")!);
    expect(section.getByRole("link", { name: "Book of Dead" })).toHaveAttribute("href", "/game/book-of-dead");
  });

  test("says that an unknown provider does not exist", async () => {
    mockOperation("ProviderPage", () => ({
      data: { entry: null, casinos: makeConnection("Casino", []), games: makeConnection("Game", []) },
    }));
    await renderPage("/provider/nobody");
    expect(await screen.findByRole("heading", { name: "Provider Not Found" })).toBeInTheDocument();
    expect(isIndexed()).toBe(false);
  });

  test("offers a retry if it can't be loaded", async () => {
    fail("LicensePage", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/license/mga");
    expect(await screen.findByRole("heading", { name: "This page could not be loaded" })).toBeInTheDocument();
    mockEntries();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Casinos Licensed by MGA" })).toBeInTheDocument();
  });

  test("redirects an old slug to the current one", async () => {
    mockEntries();
    await renderPage("/payment-method/trustly-ab");
    await waitFor(() => expect(currentAddress()).toBe("/payment-method/trustly"));
  });
});

describe("a game's page", () => {
  test("shows the game's figures, what they mean, and casinos with games from its provider", async () => {
    mockGame();
    await renderPage("/game/book-of-dead");
    expect(await screen.findByRole("heading", { level: 1, name: "Book of Dead" })).toBeInTheDocument();
    expect(screen.getByText(/returns 96.21 on average .* and keeps 3.79/)).toBeInTheDocument();
    expect(screen.getByText(/^High volatility means/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Play'n GO" })).toHaveAttribute("href", "/provider/play-n-go");
    expect(screen.getByRole("heading", { name: "1 Casino with games by Play'n GO" })).toBeInTheDocument();
    expect(isIndexed()).toBe(true);
  });

  test("shows the editor's text, and is not indexed if it has no such text or fewer than three casinos", async () => {
    const description = "An Egyptian adventure.";
    for (const [changes, indexed] of [
      [{ description }, true],
      [{ description, providerProfile: makeDirectoryRow("Provider", "Play'n GO", { casinoCount: 2 }) }, false],
      [{ description: null }, false],
    ] as const) {
      mockGame(changes);
      const { unmount } = await renderPage("/game/book-of-dead");
      await screen.findByRole("heading", { level: 1, name: "Book of Dead" });
      expect(screen.queryByText(description) !== null).toBe("description" in changes && changes.description !== null);
      expect(isIndexed()).toBe(indexed);
      unmount();
    }
  });

  test("says that the game's return is not published if it is unknown", async () => {
    mockGame({ rtp: null, volatility: null, maxWin: null });
    await renderPage("/game/book-of-dead");
    expect(await screen.findByText(/has not published the return of Book of Dead/)).toBeInTheDocument();
  });

  test("says that an unknown game does not exist", async () => {
    mockOperation("GamePage", () => ({ data: { game: null } }));
    await renderPage("/game/nothing");
    expect(await screen.findByRole("heading", { name: "Game Not Found" })).toBeInTheDocument();
  });
});
