import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { OfferTerms } from "./OfferTerms";
import type { OfferTerms_bonusFragment } from "./OfferTerms.generated";

const money = (amount: number, currency = "USD") => ({ __typename: "Money" as const, amount, currency });

const offer: OfferTerms_bonusFragment["offer"] = {
  __typename: "BonusOffer",
  matchPercent: 100,
  cap: money(500),
  minDeposit: money(20),
  wagering: { __typename: "Wagering", multiple: 35, base: "BONUS_AND_DEPOSIT" },
  maxBet: money(5),
  maxCashout: money(1000),
  isCashoutUncapped: false,
  validDays: 30,
  isNewCustomersOnly: true,
};

interface Changes extends Partial<OfferTerms_bonusFragment["offer"]> {
  freeSpins?: number | null;
  termsUrl?: string | null;
  endsAt?: string | null;
}

function renderTerms({ freeSpins = 100, termsUrl = null, endsAt = null, ...changes }: Changes = {}) {
  render(<OfferTerms bonus={{ freeSpins, termsUrl, endsAt, offer: { ...offer, ...changes } }} place="card" />);
}

function lines(): Record<string, string> {
  return Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );
}

describe("the terms of an offer", () => {
  test("list every significant term", () => {
    renderTerms();
    expect(lines()).toEqual({
      Wagering: "35x bonus and deposit",
      "Min deposit": "$20",
      "Max bet": "$5",
      "Valid for": "30 days",
      "Max cashout": "$1,000",
      "Free spins": "100",
    });
    expect(screen.getByText("new customers only")).toBeInTheDocument();
    expect(screen.getByText("18+")).toBeInTheDocument();
  });

  test("say which terms the casino does not state", () => {
    const unknown = { wagering: null, minDeposit: null, maxBet: null, maxCashout: null, validDays: null };
    renderTerms({ ...unknown, isNewCustomersOnly: false, freeSpins: null });
    expect(lines()).toEqual({
      Wagering: "not stated",
      "Min deposit": "not stated",
      "Max bet": "not stated",
      "Valid for": "not stated",
      "Max cashout": "not stated",
    });
    expect(screen.queryByText("new customers only")).not.toBeInTheDocument();
    expect(screen.getByText("no link to the full terms")).toBeInTheDocument();
  });

  test.each<[string, Changes, Record<string, string>]>([
    [
      "a multiple without a stated base",
      { wagering: { __typename: "Wagering", multiple: 35, base: null } },
      { Wagering: "35x, basis not stated" },
    ],
    ["no minimum deposit", { minDeposit: money(0) }, { "Min deposit": "None" }],
    ["an unlimited cashout", { maxCashout: null, isCashoutUncapped: true }, { "Max cashout": "No cap" }],
    ["another currency", { maxBet: money(2.5, "EUR") }, { "Max bet": "€2.50" }],
    ["a cryptocurrency", { minDeposit: money(0.5, "BTC") }, { "Min deposit": "0.50 BTC" }],
    ["one day", { validDays: 1 }, { "Valid for": "1 day" }],
  ])("are formatted for %s", (_what, changes, expected) => {
    renderTerms(changes);
    expect(lines()).toMatchObject(expected);
  });

  test("omit the maximum bet and the validity if there is no wagering", () => {
    const wagering = { __typename: "Wagering" as const, multiple: 0, base: null };
    renderTerms({ wagering, maxBet: null, validDays: null, freeSpins: 0 });
    expect(lines()).toEqual({ Wagering: "None", "Min deposit": "$20", "Max cashout": "$1,000" });
  });

  test("link to the full terms with the same rel values as links to casinos", () => {
    renderTerms({ termsUrl: "https://northgate.example/terms" });
    const link = screen.getByRole("link", { name: /^full terms/ });
    expect(link).toHaveAttribute("href", "https://northgate.example/terms");
    expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
  });

  test("do not link to a URL that is not a web page", () => {
    renderTerms({ termsUrl: "javascript:alert(1)" });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("the end of an offer", () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ["2026-11-25T12:30:00Z", "ends in 3 days"],
    ["2026-11-23T12:30:00Z", "ends in 1 day"],
    ["2026-11-22T17:30:00Z", "ends in 5 hours"],
    ["2026-11-22T12:30:00Z", "ends within the hour"],
    ["2026-11-22T12:00:00Z", "ended"],
    ["2026-12-22T11:59:00Z", "ends in 29 days"],
    ["2026-12-22T12:00:00Z", "ends Dec 22, 2026"],
    ["2027-02-01T12:00:00Z", "ends Feb 1, 2027"],
  ])("at %s appears as %p", (endsAt, words) => {
    jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") });
    renderTerms({ endsAt });
    expect(screen.getByText(words)).toHaveAttribute("datetime", endsAt);
  });
});
