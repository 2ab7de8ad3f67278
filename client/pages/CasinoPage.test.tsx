import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { mockOperation, api, fail } from "../test/api";
import { makeBonus, makeCasino, makeDirectoryRow, makeScoreChange, makeTrustScore } from "../test/catalogue";
import { currentAddress, renderPage } from "../test/renderPage";
import { structuredDataOf } from "../test/structuredData";

function mockResponse(changes: Record<string, unknown> = {}) {
  const casino = makeCasino(changes);
  const requests: unknown[] = [];
  mockOperation("Casino", ({ slug }) => {
    requests.push(slug);
    return { data: { casino } };
  });
  return { casino, requests };
}

function rowOf(label: string): HTMLElement {
  return screen.getByRole("rowheader", { name: label }).closest("tr")!;
}

describe("a casino's review", () => {
  test.each(["/casino/northgate", "/casino-reviews/northgate"])("opens at %s", async (address) => {
    mockResponse();
    await renderPage(address);
    expect(screen.getByRole("heading", { level: 1, name: "Northgate" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Casinos" })).toHaveAttribute("href", "/");
    expect(document.title).toBe("Northgate Review | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/casino/northgate");
  });

  test("shows the casino's name, rating and links", async () => {
    mockResponse({ rating: 5, acceptsCrypto: true, establishedYear: 2019 });
    await renderPage("/casino/northgate");
    const head = screen.getByRole("heading", { level: 1 }).closest("header")!;
    for (const text of ["Established", "Crypto", "10", "38 reviews", "Mar 2, 2026"]) {
      expect(within(head).getByText(text)).toBeInTheDocument();
    }
    for (const text of ["Fast payouts", "No phone support"]) expect(screen.getByText(text)).toBeInTheDocument();
    const visit = screen.getByRole("link", { name: /Visit casino/ });
    expect(visit).toHaveAttribute("href", "https://www.northgate.example/");
    expect(visit).toHaveAttribute("rel", "sponsored nofollow noopener");
  });

  test.each([
    [0, [], "Immediately"],
    [1, ["Trustly"], "Within 1 hourTrustly"],
    [48, ["Neteller", "Skrill", "Trustly", "Visa"], "Within 48 hoursNeteller, Skrill and 2 more"],
  ])("shows how long the fastest withdrawal takes: %p by %p", async (hours, names, words) => {
    const methods = names.map((name) => makeDirectoryRow("PaymentMethod", name));
    mockResponse({ fastestPayout: { __typename: "FastestPayout", hours, methods } });
    await renderPage("/casino/northgate");
    expect(rowOf("Withdrawals")).toHaveTextContent(words);
  });

  test("omits the withdrawal time if it is unknown", async () => {
    mockResponse({ fastestPayout: null });
    await renderPage("/casino/northgate");
    expect(rowOf("Established")).toBeInTheDocument();
    expect(screen.queryByRole("rowheader", { name: "Withdrawals" })).not.toBeInTheDocument();
  });

  test("shows paragraphs and lists, but displays markup as plain text", async () => {
    const about = "First <b>line</b>,\nsecond line.\n\nNew paragraph:\n- fast\n- fair\n\n1. Sign up\n2. Play";
    mockResponse({ review: { ...makeCasino().review, about } });
    await renderPage("/casino/northgate");
    const text = screen.getByRole("heading", { name: "Our verdict" }).nextElementSibling as HTMLElement;
    const paragraphs = within(text).getAllByRole("paragraph");
    expect(paragraphs.map((each) => each.textContent)).toEqual(["First <b>line</b>,second line.", "New paragraph:"]);
    expect(paragraphs[0]!.querySelectorAll("br")).toHaveLength(1);
    const [bullets, numbers] = within(text).getAllByRole("list");
    expect(
      within(bullets!)
        .getAllByRole("listitem")
        .map((each) => each.textContent),
    ).toEqual(["fast", "fair"]);
    expect(numbers!.tagName).toBe("OL");
    expect(
      within(numbers!)
        .getAllByRole("listitem")
        .map((each) => each.textContent),
    ).toEqual(["Sign up", "Play"]);
    expect(text.querySelector("b")).toBeNull();
  });

  test("links only to http and https URLs and warns about a casino without a license", async () => {
    mockResponse({ websiteUrl: "javascript:alert(1)", licenses: [] });
    await renderPage("/casino/northgate");
    expect(screen.queryByRole("link", { name: /Visit casino/ })).not.toBeInTheDocument();
    expect(screen.getByText(/We do not recommend playing here/)).toBeInTheDocument();
  });

  test('has no "Established" badge if the casino opened in 2020 or later', async () => {
    mockResponse({ establishedYear: 2020 });
    await renderPage("/casino/northgate");
    const head = screen.getByRole("heading", { level: 1 }).closest("header")!;
    expect(within(head).queryByText("Established")).not.toBeInTheDocument();
  });

  test("shows every row of the trust score, including missed points, and the sum", async () => {
    const trustScore = makeTrustScore([
      ["Every casino starts at", 50, 50],
      ["Licensed (MGA)", 20, 20],
      ["Rated 8 out of 10 or higher", 10, 5],
      ["38 reviews, fewer than 50", 6, 0],
      ["No score goes above 70", 0, -5],
    ]);
    mockResponse({ trustScore });
    await renderPage("/casino/northgate");
    expect(rowOf("Every casino starts at")).toHaveTextContent(/50$/);
    expect(rowOf("Licensed (MGA)")).toHaveTextContent(/\+20$/);
    expect(rowOf("Rated 8 out of 10 or higher")).toHaveTextContent(/\+5 of 10$/);
    expect(rowOf("38 reviews, fewer than 50")).toHaveTextContent(/0 of 6$/);
    expect(rowOf("No score goes above 70")).toHaveTextContent(/−5$/);
    expect(rowOf("Trust score")).toHaveTextContent(/70\/100$/);
  });

  test("shows how the trust score changed, newest first, with the points gained and lost", async () => {
    mockResponse({
      scoreHistory: [
        makeScoreChange("2026-11-12T09:24:00.000Z", 72, 92, [["Licensed (MGA)", 0, 20]]),
        makeScoreChange("2026-01-01T00:00:00.000Z", 75, 72, [
          ["Established 2020, more than 5 years ago", 0, 15],
          ["No live games", 2, 0],
          ["Rated below 8 out of 10", 10, 0],
          ["12 reviews, fewer than 50", 6, 0],
        ]),
      ],
    });
    await renderPage("/casino/northgate");
    const list = (await screen.findByRole("heading", { name: "Score history" })).closest("section")!;
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((each) => each.textContent),
    ).toEqual([
      "Nov 12, 2026: 72 → 92. Licensed (MGA) +20",
      "Jan 1, 2026: 75 → 72. Established 2020, more than 5 years ago +15, No live games −2, Rated below 8 out of 10 −10, 12 reviews, fewer than 50 −6",
    ]);
    expect(list.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    expect(list.querySelector("path")).toHaveAttribute("d", "M0 25H33V28H67V8H100");
  });

  test("has no score history if the score has never changed", async () => {
    mockResponse();
    await renderPage("/casino/northgate");
    expect(rowOf("Trust score")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Score history" })).not.toBeInTheDocument();
  });

  test("escapes its structured data", async () => {
    mockResponse({
      description: "</script><script>alert(1)</script>",
      review: { __typename: "CasinoReview" },
    });
    await renderPage("/casino/northgate");
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(scripts.map(({ textContent }) => textContent).join("")).not.toContain("<");
    expect(structuredDataOf("Review")).toMatchObject([{ url: "http://localhost/casino/northgate" }]);
  });

  test("has no review in its structured data if the casino is unrated", async () => {
    mockResponse({ rating: 0 });
    await renderPage("/casino/northgate");
    expect(screen.getByText("Not rated yet")).toBeInTheDocument();
    expect(structuredDataOf("Review")).toEqual([]);
  });

  test("is stored as recently viewed", async () => {
    const { casino } = mockResponse();
    await renderPage("/casino/northgate");
    await waitFor(() => expect(localStorage.getItem("recentlyViewed")).toContain(casino.id));
  });

  test("redirects an old slug to the casino's current URL", async () => {
    mockResponse({ name: "Northgate" });
    await renderPage("/casino/old-gate");
    await waitFor(() => expect(currentAddress()).toBe("/casino/northgate"));
  });

  test("shows a skeleton while it loads", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    mockOperation("Casino", () => finished.then(() => ({ data: { casino: makeCasino() } })));
    const page = renderPage("/casino/northgate");
    expect(await screen.findByRole("status", { name: "Loading review" })).toBeInTheDocument();
    expect(document.title).toBe("Casino Review | HonestOdds");
    finish();
    expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
    await page;
    expect(screen.queryByRole("status", { name: "Loading review" })).not.toBeInTheDocument();
  });
});

describe("the tabs in a review", () => {
  test("include seven sections, with the first one open initially", async () => {
    mockResponse();
    await renderPage("/casino/northgate");
    const tabs = within(screen.getByRole("tablist")).getAllByRole("tab");
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("aria-selected")])).toEqual([
      ["Overview", "true"],
      ...["Games", "Bonuses", "Payments", "Support", "Mobile", "Security"].map((label) => [label, "false"]),
    ]);
  });

  test.each([
    ["Overview", "/casino/northgate", "About the casino."],
    ["Games", "/casino/northgate?tab=games", "About its games."],
    ["Bonuses", "/casino/northgate?tab=bonuses", "About its bonuses."],
    ["Payments", "/casino/northgate?tab=payments", "About its payments."],
    ["Support", "/casino/northgate?tab=support", "About its support."],
    ["Mobile", "/casino/northgate?tab=mobile", "About its phone site."],
    ["Security", "/casino/northgate?tab=security", "About its security."],
  ])("each have their own URL and text: %s", async (label, address, text) => {
    mockResponse();
    await renderPage(address);
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(label);
    expect(screen.getByRole("tab", { selected: true })).toHaveAttribute("href", address);
    expect(screen.getByRole("tabpanel", { name: label })).toHaveTextContent(text);
  });

  test("change the URL without a request", async () => {
    const { requests } = mockResponse();
    const { user } = await renderPage("/casino/northgate");
    await user.click(screen.getByRole("tab", { name: "Payments" }));
    expect(await screen.findByText("About its payments.")).toBeInTheDocument();
    expect(screen.getByText("Trustly")).toBeInTheDocument();
    expect(currentAddress()).toBe("/casino/northgate?tab=payments");
    expect(requests).toEqual(["northgate"]);
  });

  test.each([
    ["support", true],
    ["overview", false],
  ])("show the facts below a short text, but next to a long one (tab %s, below: %p)", async (tab, isUnderText) => {
    mockResponse();
    await renderPage(`/casino/northgate?tab=${tab}`);
    const facts = screen.getAllByRole("heading", { name: "Facts" });
    expect(facts).toHaveLength(1);
    expect(screen.getByRole("tabpanel").contains(facts[0]!)).toBe(isUnderText);
  });

  test("can be reached with the arrow keys", async () => {
    mockResponse();
    const { user } = await renderPage("/casino/northgate");
    screen.getByRole("tab", { selected: true }).focus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Games", selected: true })).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(screen.getByRole("tab", { name: "Security", selected: true })).toHaveFocus();
    await user.keyboard("{Home}");
    expect(screen.getByRole("tab", { name: "Overview", selected: true })).toHaveFocus();
  });

  test("say that there is no text if a section is empty", async () => {
    mockResponse({ review: { __typename: "CasinoReview", about: null, support: null } });
    await renderPage("/casino/northgate?tab=support");
    expect(screen.getByText("We have not reviewed this part of Northgate yet.")).toBeInTheDocument();
  });
});

describe("the bonuses in a review", () => {
  const bonuses = [
    makeBonus({ title: "Monday cashback", bonusType: "CASHBACK", bonusCode: null }),
    makeBonus({ title: "Sunday reload", bonusType: "RELOAD", bonusCode: "SUN40" }),
    makeBonus({ title: "Welcome match", bonusType: "WELCOME", bonusCode: "NORTH100" }),
  ];

  test("start with the welcome offer and link to all bonuses", async () => {
    mockResponse({ bonuses });
    const { user } = await renderPage("/casino/northgate");
    expect(screen.getByText("Welcome match")).toBeInTheDocument();
    expect(screen.queryByText("Sunday reload")).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "All 3 bonuses" }));
    expect(await screen.findByText("Sunday reload")).toBeInTheDocument();
    expect(currentAddress()).toBe("/casino/northgate?tab=bonuses");
  });

  test("get focus if the URL names one of them, and link to the casino's website", async () => {
    mockResponse({ bonuses });
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    await renderPage(`/casino/northgate?tab=bonuses#bonus-${bonuses[1]!.id}`);
    const panel = (await screen.findByText("Sunday reload")).closest("article")!;
    await waitFor(() => expect(panel).toHaveFocus());
    expect(scroll.mock.contexts).toEqual([panel]);
    const visit = within(panel).getByRole("link", { name: /^Visit casino Northgate for this bonus/ });
    expect(visit).toHaveAttribute("rel", "sponsored nofollow noopener");
  });

  test("have codes that visitors can copy with one click", async () => {
    mockResponse({ bonuses });
    const { user } = await renderPage("/casino/northgate?tab=bonuses");
    const copy = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "Copy bonus code SUN40" }));
    expect(await screen.findByText("Bonus code copied!")).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith("SUN40");
    expect(screen.getByText("No code needed")).toBeInTheDocument();
  });

  test("show an empty state if there are none", async () => {
    mockResponse();
    await renderPage("/casino/northgate?tab=bonuses");
    expect(screen.getByText("No bonuses available")).toBeInTheDocument();
  });
});

describe("a missing casino's page", () => {
  const words = "The casino you're looking for doesn't exist or has been removed.";

  test("links to the home page", async () => {
    mockOperation("Casino", () => ({ data: { casino: null } }));
    await renderPage("/casino/nowhere");
    expect(screen.getByRole("heading", { name: "Casino Not Found" })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("has no retry button if the slug is invalid", async () => {
    fail("Casino", "BAD_USER_INPUT");
    await renderPage("/casino/%00");
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument();
  });

  test("shows the not-found message and a retry button if the casino could not be loaded", async () => {
    fail("Casino", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/casino/northgate");
    expect(screen.getByText(words)).toBeInTheDocument();
    mockResponse();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Northgate" })).toBeInTheDocument();
  });

  test("shows the not-found message if the server does not respond, but an offline message if the browser is offline", async () => {
    api.use(http.get("http://localhost/graphql", () => HttpResponse.error()));
    const { unmount } = await renderPage("/casino/northgate");
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeInTheDocument();
    unmount();
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await renderPage("/casino/northgate");
    expect(await screen.findByRole("heading", { level: 1, name: "You are offline" })).toBeInTheDocument();
    onLine.mockRestore();
  });
});
