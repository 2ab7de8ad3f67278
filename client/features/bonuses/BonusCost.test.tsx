import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BonusCost } from "./BonusCost";
import { chooseDeposit } from "./deposit";
import type { BonusTexts } from "./turnover";

const KEY = "bonusDeposit";

const welcome: BonusTexts = {
  bonusType: "WELCOME",
  title: "Welcome offer",
  bonusAmount: "100% up to $500",
  minDeposit: "$20",
  maxWin: "No cap",
  wageringRequirement: "35x bonus and deposit",
  terms: null,
};

function renderCost(changes: Partial<BonusTexts> = {}, isDetailed = true) {
  return render(<BonusCost bonus={{ ...welcome, ...changes }} isDetailed={isDetailed} />);
}

function sentence() {
  return screen.getByRole("status").textContent?.trim();
}

function field() {
  return screen.getByRole("textbox", { name: /^If you deposit/ });
}

async function type(amount: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), amount);
}

describe("what a bonus really costs", () => {
  beforeEach(() => act(() => chooseDeposit(100)));

  test("is worked out for $100, and flagged above 10x", () => {
    renderCost();
    expect(screen.getByRole("heading", { name: "What it really costs" })).toBeInTheDocument();
    expect(field()).toHaveValue("100");
    expect(sentence()).toBe(
      "You must place $7,000 of bets before you can withdraw. On slots that return 96%, that costs about $280 on average.",
    );
    expect(screen.getByText("35x: above 10x")).toBeInTheDocument();
    expect(screen.getByText(/Great Britain has allowed no more than 10x since 2026/)).toBeInTheDocument();
    expect(screen.getByText("35x bonus and deposit, $100 + $100.")).toBeInTheDocument();
  });

  test.each<[string, Partial<BonusTexts>, string, string]>([
    [
      "a fair one",
      { wageringRequirement: "10x bonus" },
      "You must place $1,000 of bets before you can withdraw. On slots that return 96%, that costs about $40 on average.",
      "10x the bonus of $100.",
    ],
    [
      "one that is steep for its bonus only",
      { wageringRequirement: "6x bonus and deposit" },
      "You must place $1,200 of bets before you can withdraw. On slots that return 96%, that costs about $48 on average.",
      "6x bonus and deposit, $100 + $100.",
    ],
    [
      "one that leaves open what it counts",
      { wageringRequirement: "5x" },
      "$500 of bets if the bonus alone counts, $1,000 if bonus and deposit do: the terms don't say which. On slots that return 96%, that costs about $20 or $40 on average.",
      "5x the bonus of $100, or that and $100 of deposit.",
    ],
    [
      "one on the deposit",
      { wageringRequirement: "3x deposit" },
      "You must place $300 of bets before you can withdraw. On slots that return 96%, that costs about $12 on average.",
      "3x the deposit of $100.",
    ],
    [
      "one without wagering",
      { wageringRequirement: "0x" },
      "No bets are needed before you can withdraw what it gives.",
      "Its other terms still hold.",
    ],
    [
      "spins",
      { bonusType: "FREE_SPINS", bonusAmount: "50 spins", wageringRequirement: "25x winnings" },
      "For every $10 that the spins win you must place $250 of bets.",
      "25x what the spins win.",
    ],
    [
      "spins that leave open what they count",
      { bonusType: "FREE_SPINS", bonusAmount: "50 spins", wageringRequirement: "5x" },
      "For every $10 that the spins win you must place $50 of bets if winnings alone count, and $500 more if your deposit does too: the terms don't say which.",
      "5x what the spins win.",
    ],
    [
      "spins that count the deposit",
      { bonusType: "FREE_SPINS", bonusAmount: "50 spins", wageringRequirement: "5x bonus and deposit" },
      "For every $10 that the spins win you must place $50 of bets, and $500 for your deposit.",
      "5x what the spins win.",
    ],
    [
      "cashback",
      { bonusType: "CASHBACK", bonusAmount: "10% up to $50", wageringRequirement: "2x" },
      "Lose all of it and $10 comes back; you must place $20 of bets with that. On slots that return 96%, that costs about $0.80 on average.",
      "2x the cashback of $10.",
    ],
    [
      "a requirement that can't be read",
      { wageringRequirement: "30x to 60x" },
      "We can't work this out: its wagering requirement can't be read as one figure.",
      "Ask the casino before you take it.",
    ],
    [
      "an amount that can't be read",
      { bonusAmount: "a share of the prize pool" },
      "We can't work this out: its amount does not follow from a deposit.",
      "Ask the casino before you take it.",
    ],
  ])("of %s reads so", (_what, changes, words, note) => {
    renderCost(changes);
    expect(sentence()).toBe(words);
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  test.each<[string, Partial<BonusTexts>, string]>([
    ["its multiple", { wageringRequirement: "40x bonus" }, "40x: above 10x"],
    ["what it comes to", { wageringRequirement: "6x bonus and deposit" }, "12x of the bonus: above 10x"],
    [
      "its multiple on winnings",
      { bonusType: "FREE_SPINS", bonusAmount: "50 spins", wageringRequirement: "25x winnings" },
      "25x: above 10x",
    ],
  ])("is flagged by %s, and says why", async (_what, changes, flag) => {
    renderCost(changes, false);
    const reason = screen.getByText(/Higher wagering usually costs more than the bonus is worth/);
    expect(reason).not.toBeVisible();
    await userEvent.click(screen.getByText(flag));
    expect(reason).toBeVisible();
  });

  test("leaves the field for the deposit to its list", () => {
    renderCost({}, false);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test.each<[string, Partial<BonusTexts>]>([
    ["no wagering", { wageringRequirement: "0x" }],
    [
      "no deposit",
      { bonusType: "NO_DEPOSIT", bonusAmount: "$5", minDeposit: "None", wageringRequirement: "30x bonus" },
    ],
    ["wagering on winnings", { bonusAmount: "50 spins", wageringRequirement: "25x winnings" }],
  ])("asks for no deposit where it plays no part: %s", (_what, changes) => {
    renderCost(changes);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("shows the lines that it adds up from where there is room", () => {
    renderCost({ wageringRequirement: "35x bonus" }, true);
    const rows = within(screen.getByRole("table", { name: "How the bets add up" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "The bonus, $100to bet 35 times$3,500",
      "Your deposit, $100not counted$0",
      "Bets before you can withdraw$3,500",
    ]);
  });
});

describe("the visitor's deposit", () => {
  beforeEach(() => act(() => chooseDeposit(100)));

  test("changes the cost at once, and is remembered", async () => {
    renderCost();
    await type("250");
    expect(sentence()).toMatch(/^You must place \$17,500 of bets/);
    expect(localStorage.getItem(KEY)).toBe("250");
  });

  test("counts at least the minimum, and no more than earns a bonus", async () => {
    renderCost();
    await type("5");
    expect(screen.getByText(/It takes \$20 or more, so we count that\.$/)).toBeInTheDocument();
    await type("2,000");
    expect(sentence()).toMatch(/^You must place \$35,000 of bets/);
    expect(screen.getByText(/More than \$500 adds nothing\.$/)).toBeInTheDocument();
  });

  test.each(["", "abc", "-5", "0", "1e9", "5000000", "1,00"])(
    "that reads %p is refused with words, and the last one stays",
    async (typed) => {
      renderCost();
      await userEvent.clear(field());
      if (typed) await userEvent.type(field(), typed);
      // On the way to a wrong amount there may be a right one, such as the 5 of 5000000.
      expect(field()).toHaveAttribute("aria-invalid", "true");
      expect(field()).toHaveAccessibleDescription("Type an amount between 1 and 1,000,000.");
      await userEvent.tab();
      expect(field()).toHaveAttribute("aria-invalid", "false");
    },
  );

  test("is one for the whole page, and only the bonus that is edited is read out", async () => {
    render(
      <>
        <section aria-label="One">
          <BonusCost bonus={welcome} isDetailed />
        </section>
        <section aria-label="Two">
          <BonusCost bonus={{ ...welcome, wageringRequirement: "10x bonus" }} isDetailed />
        </section>
      </>,
    );
    const one = within(screen.getByRole("region", { name: "One" }));
    const two = within(screen.getByRole("region", { name: "Two" }));
    await userEvent.clear(one.getByRole("textbox"));
    await userEvent.type(one.getByRole("textbox"), "50");

    expect(two.getByRole("textbox")).toHaveValue("50");
    expect(two.getByRole("status")).toHaveTextContent("You must place $500 of bets");
    expect(one.getByRole("status")).toHaveAttribute("aria-live", "polite");
    expect(two.getByRole("status")).toHaveAttribute("aria-live", "off");
  });

  test("follows another tab", () => {
    renderCost();
    act(() => {
      localStorage.setItem(KEY, "40");
      window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(field()).toHaveValue("40");
  });

  test.each(["not JSON", '"40"', "-1", "1e300", "null", "[]"])("takes %s in the storage for nothing", (stored) => {
    localStorage.setItem(KEY, stored);
    renderCost();
    expect(field()).toHaveValue("100");
  });

  test("works where the browser refuses storage", async () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
    try {
      localStorage.clear();
      renderCost();
      await type("60");
      expect(sentence()).toMatch(/^You must place \$4,200 of bets/);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
