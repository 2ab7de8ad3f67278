import { jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { mockOperation, fail, recordedEvents } from "../test/api";
import { makeBonus, makeCasino, makeConnection, makeTrustScore } from "../test/catalogue";
import { renderPage } from "../test/renderPage";
import { homeSettings } from "../test/site";
import { track } from "../graphql/track";

const casino = makeCasino({ name: "Northgate" });
const bonus = makeBonus({ title: "Match", bonusCode: "NORTH100", casino });

function mockPages(): void {
  const casinos = makeConnection("Casino", [casino]);
  const bonuses = makeConnection("Bonus", [bonus]);
  mockOperation("Home", () => ({
    data: { casinos, bonuses, games: makeConnection("Game", []), siteSettings: homeSettings },
  }));
  mockOperation("CasinoList", () => ({ data: { casinos } }));
  mockOperation("BonusList", () => ({ data: { bonuses } }));
  mockOperation("Casino", () => ({ data: { casino: { ...casino, bonuses: [bonus] } } }));
  mockOperation("Search", () => ({ data: { casinos: makeConnection("Casino", [casino], { totalCount: 7 }) } }));
}

function localEvents(): Record<string, unknown>[] {
  return JSON.parse(localStorage.getItem("analytics_events") ?? "[]") as Record<string, unknown>[];
}

function recorded(eventType: string): Record<string, unknown>[] {
  return recordedEvents.filter((event) => event["eventType"] === eventType);
}

/** Waits until `count` events of the type are recorded, and returns them. */
async function expectRecorded(eventType: string, count: number): Promise<Record<string, unknown>[]> {
  await waitFor(() => expect(recorded(eventType)).toHaveLength(count));
  return recorded(eventType);
}

const viewedPaths = () => recorded("PAGE_VIEW").map((event) => event["pagePath"]);

/** Clicks a link and prevents the navigation, which jsdom does not support. */
function follow(link: HTMLElement, init?: MouseEventInit): void {
  link.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent(link, new MouseEvent(init?.button ? "auxclick" : "click", { bubbles: true, cancelable: true, ...init }));
}

describe("a page view", () => {
  test("is recorded for the first page and whenever the path changes", async () => {
    mockPages();
    const { user } = await renderPage("/about-us");
    await expectRecorded("PAGE_VIEW", 1);
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await expectRecorded("PAGE_VIEW", 2);
    act(() => window.history.back());
    await expectRecorded("PAGE_VIEW", 3);
    expect(viewedPaths()).toEqual(["/about-us", "/faq", "/about-us"]);
  });

  test("includes the time, URL, screen size and referrer", async () => {
    Object.defineProperty(document, "referrer", { value: "https://elsewhere.example/", configurable: true });
    await renderPage("/about-us?utm=x");
    const [event] = await expectRecorded("PAGE_VIEW", 1);
    expect(event).toEqual({
      eventType: "PAGE_VIEW",
      pagePath: "/about-us",
      referrer: "https://elsewhere.example/",
      metadata: {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        url: "http://localhost/about-us?utm=x",
        screen_resolution: expect.stringMatching(/^\d+x\d+$/),
        viewport_size: `${window.innerWidth}x${window.innerHeight}`,
      },
    });
    Reflect.deleteProperty(document, "referrer");
  });

  test("is not recorded when the visitor switches tabs on a page", async () => {
    mockPages();
    const { user } = await renderPage("/casino/northgate");
    await user.click(await screen.findByRole("tab", { name: "Games" }));
    await screen.findByRole("tabpanel", { name: "Games" });
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await expectRecorded("PAGE_VIEW", 2);
    expect(viewedPaths()).toEqual(["/casino/northgate", "/faq"]);
  });

  test("is not recorded when the visitor changes a filter", async () => {
    mockPages();
    const { user } = await renderPage("/search");
    await user.click(screen.getByRole("button", { name: "Crypto Friendly" }));
    await screen.findByRole("link", { name: "Review of Northgate" });
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await expectRecorded("PAGE_VIEW", 2);
    expect(viewedPaths()).toEqual(["/search", "/faq"]);
  });

  test("is never recorded in the admin panel", async () => {
    mockOperation("TrustScorePreview", () => ({ data: { trustScorePreview: makeTrustScore() } }));
    const { user } = await renderPage("/admin");
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await expectRecorded("PAGE_VIEW", 1);
    expect(viewedPaths()).toEqual(["/faq"]);
  });
});

describe("a casino click", () => {
  test("is recorded with the position of the link when a visitor opens a review", async () => {
    mockPages();
    const { user } = await renderPage("/all-casinos");
    await user.click(await screen.findByRole("link", { name: "Review of Northgate" }));
    const [event] = await expectRecorded("CASINO_CLICK", 1);
    expect(event).toMatchObject({
      casinoId: casino.id,
      pagePath: "/all-casinos",
      metadata: { source: "card", target: "review" },
    });
  });

  test("is recorded for a left or middle click on a link to a casino's website", async () => {
    mockPages();
    await renderPage("/casino/northgate");
    const link = await screen.findByRole("link", { name: /^Visit casino\s*\(/ });
    expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
    follow(link);
    follow(link, { button: 1 });
    follow(link, { button: 2 });
    const events = await expectRecorded("CASINO_CLICK", 2);
    const metadata = { source: "review", target: "website" };
    for (const event of events) expect(event).toMatchObject({ casinoId: casino.id, metadata });
  });
});

describe("a bonus claim", () => {
  test("is recorded when a visitor copies the code", async () => {
    mockPages();
    const { user } = await renderPage("/welcome-bonus");
    await user.click(await screen.findByRole("button", { name: "Copy bonus code NORTH100" }));
    const [event] = await expectRecorded("BONUS_CLAIM", 1);
    expect(event).toMatchObject({ bonusId: bonus.id, casinoId: casino.id, pagePath: "/welcome-bonus" });
  });

  test("is recorded when a visitor copies the code on a casino's review", async () => {
    mockPages();
    const { user } = await renderPage("/casino/northgate?tab=bonuses");
    await user.click(await screen.findByRole("button", { name: "Copy bonus code NORTH100" }));
    const [event] = await expectRecorded("BONUS_CLAIM", 1);
    expect(event).toMatchObject({ bonusId: bonus.id, casinoId: casino.id });
  });

  test("is recorded without a casino click when a visitor follows the bonus link", async () => {
    mockPages();
    const { user } = await renderPage("/welcome-bonus");
    await user.click(await screen.findByRole("link", { name: "View bonus at Northgate" }));
    const [event] = await expectRecorded("BONUS_CLAIM", 1);
    expect(event).toMatchObject({ bonusId: bonus.id, casinoId: casino.id });
    expect(recorded("CASINO_CLICK")).toEqual([]);
  });
});

describe("a newsletter subscription", () => {
  test("stores the email address in this browser and never sends it with an event", async () => {
    mockPages();
    mockOperation("subscribeToNewsletter", () => ({ data: { subscribeToNewsletter: true } }));
    const { user } = await renderPage("/");
    await user.type(screen.getByLabelText("Email address"), "ada@example.com");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    await expectRecorded("NEWSLETTER_SUBSCRIPTION", 1);
    expect(JSON.stringify(recordedEvents)).not.toContain("ada@example.com");
    const stored = localEvents().find((event) => event["event_type"] === "newsletter_subscription");
    expect(stored).toMatchObject({ metadata: { email: "ada@example.com" } });
  });

  test("is not recorded when it fails", async () => {
    mockPages();
    fail("subscribeToNewsletter", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/");
    await user.type(screen.getByLabelText("Email address"), "ada@example.com");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    await screen.findByText("Failed to subscribe. Please try again.");
    await expectRecorded("PAGE_VIEW", 1);
    expect(recorded("NEWSLETTER_SUBSCRIPTION")).toEqual([]);
  });
});

describe("a search", () => {
  test("is recorded after a pause of one second, with its result count", async () => {
    mockPages();
    await renderPage("/search?q=north");
    await screen.findByRole("link", { name: "Review of Northgate" });
    expect(recorded("SEARCH")).toEqual([]);
    const [event] = await expectRecorded("SEARCH", 1);
    expect(event).toMatchObject({ metadata: { query: "north", results_count: 7 } });
  });
});

describe("the events of this browser", () => {
  test("have the specified field names", async () => {
    await renderPage("/faq");
    await waitFor(() => expect(localEvents()).toHaveLength(1));
    expect(localEvents()[0]).toMatchObject({
      event_type: "page_view",
      page_path: "/faq",
      timestamp: expect.any(String),
      metadata: { url: "http://localhost/faq" },
    });
  });

  test("are limited to the last five hundred", async () => {
    const old = Array.from({ length: 600 }, (_, at) => ({
      event_type: "page_view",
      page_path: `/${at}`,
      timestamp: "t",
    }));
    localStorage.setItem("analytics_events", JSON.stringify([null, { event_type: 1 }, ...old]));
    await renderPage("/faq");
    await waitFor(() => expect(localEvents().at(-1)).toMatchObject({ page_path: "/faq" }));
    expect(localEvents()).toHaveLength(500);
    expect(localEvents()[0]).toMatchObject({ page_path: "/101" });
  });
});

describe("a visitor who opts out of recording", () => {
  const wishes: [string, Navigator | Window, string, unknown][] = [
    ["Do Not Track", navigator, "doNotTrack", "1"],
    ["Do Not Track in old browsers", window as Window, "doNotTrack", "yes"],
    ["Global Privacy Control", navigator, "globalPrivacyControl", true],
  ];
  test.each(wishes)("with %s is not recorded in the browser or on the server", async (_name, owner, name, value) => {
    Object.defineProperty(owner, name, { value, configurable: true });
    mockPages();
    const { user } = await renderPage("/all-casinos");
    await user.click(await screen.findByRole("link", { name: "Review of Northgate" }));
    Reflect.deleteProperty(owner, name);
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await expectRecorded("PAGE_VIEW", 1);
    expect(recordedEvents).toHaveLength(1);
    expect(localEvents()).toHaveLength(1);
  });
});

describe("a failure to record an event", () => {
  let log: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    log = jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  test("is only logged", async () => {
    mockOperation("recordEvent", () => {
      throw new Error("away");
    });
    await renderPage("/faq");
    await waitFor(() => expect(log).toHaveBeenCalledWith("Analytics tracking error:", expect.any(Error)));
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(localEvents()).toHaveLength(1);
  });
});

describe("an event that a test does not wait for", () => {
  test("is on its way when this test ends", () => {
    track({ eventType: "PAGE_VIEW" });
    expect(recordedEvents).toEqual([]);
  });

  test("does not arrive in the next test", async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(recordedEvents).toEqual([]);
  });
});
