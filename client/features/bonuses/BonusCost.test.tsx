import type { WageringBase } from "../../graphql/schemaTypes.generated";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BonusCost } from "./BonusCost";
import { chooseDeposit } from "./DepositField";
import type { CostTerms } from "./turnover";

const KEY = "bonusDeposit";

const money = (amount: number) => ({ __typename: "Money" as const, amount, currency: "USD" });

function wagering(multiple: number, base: WageringBase | null = null) {
  return { __typename: "Wagering" as const, multiple, base };
}

const welcome: CostTerms = {
  bonusType: "WELCOME",
  freeSpins: null,
  currency: "USD",
  offer: {
    matchPercent: 100,
    cap: money(500),
    minDeposit: money(20),
    wagering: wagering(35, "BONUS_AND_DEPOSIT"),
    contributions: [],
  },
};

interface Changes extends Partial<CostTerms["offer"]>, Partial<Pick<CostTerms, "bonusType" | "freeSpins">> {}

const spins = { bonusType: "FREE_SPINS", freeSpins: 50, matchPercent: null, cap: null } as const;

function bonusWith({ bonusType = "WELCOME", freeSpins = null, ...offer }: Changes): CostTerms {
  return { ...welcome, bonusType, freeSpins, offer: { ...welcome.offer, ...offer } };
}

function renderCost(changes: Changes = {}, isDetailed = true) {
  return render(<BonusCost bonus={bonusWith(changes)} isDetailed={isDetailed} />);
}

function sentence() {
  return screen.getByText(/./, { selector: ".cost__bets" }).textContent?.trim();
}

function field() {
  return screen.getByRole("textbox", { name: /^If you deposit/ });
}

async function type(amount: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), amount);
}

describe("the cost of a bonus", () => {
  beforeEach(() => act(() => chooseDeposit(100)));

  test("is calculated for $100 and flagged if the wagering is above 10x", () => {
    renderCost();
    expect(screen.getByRole("heading", { name: "What it really costs" })).toBeInTheDocument();
    expect(field()).toHaveValue("100");
    expect(sentence()).toBe(
      "You must place $7,000 in bets before you can withdraw. On slots that return 96%, that costs about $280 on average.",
    );
    expect(screen.getByText("35x: above 10x")).toBeInTheDocument();
    expect(screen.getByText(/Since 2026, Great Britain has capped wagering requirements at 10x/)).toBeInTheDocument();
    expect(screen.getByText("35x the bonus and deposit, $100 + $100.")).toBeInTheDocument();
  });

  test.each<[string, Changes, string, string]>([
    [
      "a bonus with fair wagering",
      { wagering: wagering(10, "BONUS") },
      "You must place $1,000 in bets before you can withdraw. On slots that return 96%, that costs about $40 on average.",
      "10x the $100 bonus.",
    ],
    [
      "a bonus with high wagering only relative to the bonus",
      { wagering: wagering(6, "BONUS_AND_DEPOSIT") },
      "You must place $1,200 in bets before you can withdraw. On slots that return 96%, that costs about $48 on average.",
      "6x the bonus and deposit, $100 + $100.",
    ],
    [
      "a bonus without a stated wagering base",
      { wagering: wagering(5) },
      "$500 in bets if only the bonus counts, or $1,000 if the bonus and the deposit both count. The terms don't say which. On slots that return 96%, that costs about $20 or $40 on average.",
      "5x the $100 bonus, or 5x the bonus plus the $100 deposit.",
    ],
    [
      "a bonus with wagering on the deposit",
      { wagering: wagering(3, "DEPOSIT") },
      "You must place $300 in bets before you can withdraw. On slots that return 96%, that costs about $12 on average.",
      "3x the $100 deposit.",
    ],
    [
      "a bonus without wagering",
      { wagering: wagering(0) },
      "You can withdraw the bonus without placing any bets.",
      "The bonus's other terms still apply.",
    ],
    [
      "free spins",
      { ...spins, wagering: wagering(25, "WINNINGS") },
      "For every $10 you win with the spins, you must place $250 in bets.",
      "25x the winnings from the spins.",
    ],
    [
      "free spins without a stated wagering base",
      { ...spins, wagering: wagering(5) },
      "For every $10 you win with the spins, you must place $50 in bets if only winnings count, and $500 more if your deposit counts too: the terms don't say which.",
      "5x the winnings from the spins.",
    ],
    [
      "free spins with wagering on the deposit",
      { ...spins, wagering: wagering(5, "BONUS_AND_DEPOSIT") },
      "For every $10 you win with the spins, you must place $50 in bets, plus $500 for your deposit.",
      "5x the winnings from the spins.",
    ],
    [
      "cashback",
      { bonusType: "CASHBACK", matchPercent: 10, cap: money(50), wagering: wagering(2, "BONUS") },
      "If you lose your whole deposit, you get $10 back, and must place $20 in bets before you can withdraw it. On slots that return 96%, that costs about $0.80 on average.",
      "2x the $10 cashback.",
    ],
    [
      "a bonus without a stated wagering requirement",
      { wagering: null },
      "We can't calculate this: the casino does not state the full wagering requirement.",
      "Ask the casino before you accept the bonus.",
    ],
    [
      "a bonus that can't be wagered on slots",
      { contributions: [{ __typename: "Contribution", category: "SLOTS", percent: 0 }] },
      "We can't calculate this: bets on slots don't count toward the wagering requirement.",
      "Ask the casino before you accept the bonus.",
    ],
    [
      "a bonus without a stated amount",
      { matchPercent: null, cap: null },
      "We can't calculate this: we don't know the bonus amount for this deposit.",
      "Ask the casino before you accept the bonus.",
    ],
  ])("is described for %s", (_what, changes, words, note) => {
    renderCost(changes);
    expect(sentence()).toBe(words);
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  test.each<[string, Changes, string]>([
    ["the multiple", { wagering: wagering(40, "BONUS") }, "40x: above 10x"],
    ["the multiple relative to the bonus", { wagering: wagering(6, "BONUS_AND_DEPOSIT") }, "12x the bonus: above 10x"],
    ["the multiple on winnings", { ...spins, wagering: wagering(25, "WINNINGS") }, "25x: above 10x"],
  ])("is flagged based on %s, and shows the reason on request", async (_what, changes, flag) => {
    renderCost(changes, false);
    const reason = screen.getByText(
      /wagering a bonus more than 25 times costs more on average than the bonus is worth/,
    );
    expect(reason).not.toBeVisible();
    await userEvent.click(screen.getByText(flag));
    expect(reason).toBeVisible();
  });

  test("has no deposit field inside a list", () => {
    renderCost({}, false);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test.each<[string, Changes]>([
    ["no wagering", { wagering: wagering(0) }],
    [
      "no deposit",
      {
        bonusType: "NO_DEPOSIT",
        matchPercent: null,
        cap: money(5),
        minDeposit: money(0),
        wagering: wagering(30, "BONUS"),
      },
    ],
    ["wagering on winnings", { matchPercent: null, cap: null, wagering: wagering(25, "WINNINGS") }],
  ])("has no deposit field if the deposit makes no difference: %s", (_what, changes) => {
    renderCost(changes);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("includes the calculation, row by row, in the detailed view", () => {
    renderCost({ wagering: wagering(35, "BONUS") }, true);
    const rows = within(screen.getByRole("table", { name: "How the bets add up" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "The bonus, $100bet 35 times$3,500",
      "Your deposit, $100not counted$0",
      "Bets before you can withdraw$3,500",
    ]);
  });
});

describe("the visitor's deposit", () => {
  beforeEach(() => act(() => chooseDeposit(100)));

  test("changes the cost immediately and is stored", async () => {
    renderCost();
    await type("250");
    expect(sentence()).toMatch(/^You must place \$17,500 in bets/);
    expect(localStorage.getItem(KEY)).toBe("250");
  });

  test.each([
    ["50,5", "50.5"],
    ["1,000", "1000"],
    ["1.000,50", "1000.5"],
    ["€ 20", "20"],
  ])("can be typed as %j", async (typed, stored) => {
    renderCost();
    await type(typed);
    expect(field()).toHaveAttribute("aria-invalid", "false");
    expect(localStorage.getItem(KEY)).toBe(stored);
  });

  test("is raised to the minimum deposit and capped at the amount that earns a bonus", async () => {
    renderCost();
    await type("5");
    expect(screen.getByText(/The minimum deposit is \$20, so we use that\.$/)).toBeInTheDocument();
    await type("2,000");
    expect(sentence()).toMatch(/^You must place \$35,000 in bets/);
    expect(screen.getByText(/Depositing more than \$500 does not increase the bonus\.$/)).toBeInTheDocument();
  });

  test.each(["", "abc", "-5", "0", "1e9", "5000000", "1,2,3"])(
    "is rejected with a message if it is %p, and the last valid deposit is kept",
    async (typed) => {
      renderCost();
      await userEvent.clear(field());
      if (typed) await userEvent.type(field(), typed);
      // The first digit of an invalid amount can be valid on its own, such as the 5 in `5000000`.
      expect(field()).toHaveAttribute("aria-invalid", "true");
      expect(field()).toHaveAccessibleDescription("Enter an amount between 1 and 1,000,000.");
      await userEvent.tab();
      expect(field()).toHaveAttribute("aria-invalid", "false");
    },
  );

  test("applies to every bonus on the page, but only the edited bonus is announced", async () => {
    render(
      <>
        <section aria-label="One">
          <BonusCost bonus={welcome} isDetailed />
        </section>
        <section aria-label="Two">
          <BonusCost bonus={bonusWith({ wagering: wagering(10, "BONUS") })} isDetailed />
        </section>
      </>,
    );
    const one = within(screen.getByRole("region", { name: "One" }));
    const two = within(screen.getByRole("region", { name: "Two" }));
    await userEvent.clear(one.getByRole("textbox"));
    await userEvent.type(one.getByRole("textbox"), "50");

    expect(two.getByRole("textbox")).toHaveValue("50");
    expect(two.getByText("$500", { selector: "b" })).toBeInTheDocument();
    expect(screen.getAllByRole("status")).toEqual([one.getByRole("status")]);
    await userEvent.click(document.body);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  test("follows a change in another tab", () => {
    renderCost();
    act(() => {
      localStorage.setItem(KEY, "40");
      window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(field()).toHaveValue("40");
  });

  test.each(["not JSON", '"40"', "-1", "1e300", "null", "[]"])(
    "falls back to $100 if the stored value is invalid: %s",
    (stored) => {
      localStorage.setItem(KEY, stored);
      renderCost();
      expect(field()).toHaveValue("100");
    },
  );

  test("can be changed in a browser that blocks storage", async () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
    try {
      localStorage.clear();
      renderCost();
      await type("60");
      expect(sentence()).toMatch(/^You must place \$4,200 in bets/);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
