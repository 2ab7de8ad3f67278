import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BonusCost, type ListDeposit, type ValuedBonus } from "./BonusCost";
import { chooseDeposit } from "./DepositField";

const KEY = "bonusDeposit";

const welcome: ValuedBonus = {
  bonusType: "WELCOME",
  currency: "USD",
  matchPercent: 100,
  capMinor: 50_000,
  minDepositMinor: 2_000,
  wageringMultiple: 35,
  wageringBase: "BONUS_AND_DEPOSIT",
  contributionSlots: null,
  maxCashoutMinor: null,
  isCashoutUncapped: false,
  isBonusRemoved: false,
  freeSpins: null,
  spinValue: null,
  spinsWageringMultiple: null,
  spinsMaxCashout: null,
};

type Changes = Partial<ValuedBonus>;

const spins: Changes = {
  bonusType: "FREE_SPINS",
  freeSpins: 50,
  spinValue: 10,
  matchPercent: null,
  capMinor: null,
  wageringBase: "WINNINGS",
};

const bonusWith = (changes: Changes): ValuedBonus => ({ ...welcome, ...changes });

const wagering = (wageringMultiple: number, wageringBase: ValuedBonus["wageringBase"] = null): Changes => ({
  wageringMultiple,
  wageringBase,
});

function renderCost(changes: Changes = {}, isDetailed = true, deposit?: ListDeposit) {
  return render(<BonusCost bonus={bonusWith(changes)} isDetailed={isDetailed} deposit={deposit} />);
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
      "You must place $7,000 in bets before you can withdraw. On slots that return 96%, that costs about $200 on average. For a deposit of $100, its value is −$100.",
    );
    expect(screen.getByText("35x: above 10x")).toBeInTheDocument();
    expect(screen.getByText(/Since 2026, Great Britain has capped wagering requirements at 10x/)).toBeInTheDocument();
    expect(screen.getByText("35x the bonus and deposit, $100 + $100.")).toBeInTheDocument();
  });

  test.each<[string, Changes, string, string]>([
    [
      "a bonus with fair wagering",
      wagering(10, "BONUS"),
      "You must place $1,000 in bets before you can withdraw. On slots that return 96%, that costs about $40 on average. For a deposit of $100, its value is +$60.",
      "10x the $100 bonus.",
    ],
    [
      "a bonus with high wagering only relative to the bonus",
      wagering(6, "BONUS_AND_DEPOSIT"),
      "You must place $1,200 in bets before you can withdraw. On slots that return 96%, that costs about $48 on average. For a deposit of $100, its value is +$52.",
      "6x the bonus and deposit, $100 + $100.",
    ],
    [
      "a bonus with wagering on the deposit",
      wagering(3, "DEPOSIT"),
      "You must place $300 in bets before you can withdraw. On slots that return 96%, that costs about $12 on average. For a deposit of $100, its value is +$88.",
      "3x the $100 deposit.",
    ],
    [
      "a bonus whose slots count in part",
      { ...wagering(10, "BONUS"), contributionSlots: 80 },
      "You must place $1,250 in bets before you can withdraw. On slots that return 96%, that costs about $50 on average. For a deposit of $100, its value is +$50.",
      "10x the $100 bonus. Bets on slots count 80%.",
    ],
    [
      "a bonus without wagering",
      wagering(0),
      "You can withdraw the bonus without placing any bets. For a deposit of $100, its value is +$100.",
      "The bonus's other terms still apply.",
    ],
    [
      "a bonus whose spins must be wagered, but not the money",
      { ...wagering(0), freeSpins: 50, spinValue: 10, spinsWageringMultiple: 35 },
      "You can withdraw the bonus without placing any bets. You must place 35 times the winnings from the spins in bets before you can withdraw them. On slots that return 96%, that costs about $4.80 on average. For a deposit of $100, its value is +$100.",
      "The bonus's other terms still apply.",
    ],
    [
      "a bonus with spins of unknown value",
      { ...wagering(0), freeSpins: 20 },
      "You can withdraw the bonus without placing any bets. For a deposit of $100, its value is +$100, not counting the spins.",
      "The bonus's other terms still apply.",
    ],
    [
      "a bonus that does not state its removal",
      { ...wagering(10, "BONUS"), isBonusRemoved: null },
      "You must place $1,000 in bets before you can withdraw. On slots that return 96%, that costs about $40 on average. We can't calculate its value: the casino does not state whether it removes the bonus at withdrawal.",
      "10x the $100 bonus.",
    ],
    [
      "free spins",
      { ...spins, wageringMultiple: 20 },
      "You must place 20 times the winnings from the spins in bets before you can withdraw them. On slots that return 96%, that costs about $3.84 on average. For a deposit of $100, its value is +$0.96.",
      "The bonus's other terms still apply.",
    ],
    [
      "free spins of unknown value",
      { ...spins, spinValue: null },
      "We can't calculate this: the casino does not state how much the spins are worth, or how often their winnings must be wagered.",
      "Ask the casino before you accept the bonus.",
    ],
    [
      "a bonus without a stated wagering requirement",
      { wageringMultiple: null },
      "We can't calculate this: the casino does not state how often the bonus must be wagered.",
      "Ask the casino before you accept the bonus.",
    ],
    [
      "a bonus without a stated amount",
      { matchPercent: null, capMinor: null },
      "We can't calculate this: the casino does not state the amount of the bonus.",
      "Ask the casino before you accept the bonus.",
    ],
  ])("is described for %s", (_what, changes, words, note) => {
    renderCost(changes);
    expect(sentence()).toBe(words);
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  test.each<[string, Changes, string]>([
    ["cashback", { bonusType: "CASHBACK" }, "the amount of cashback depends on how much the player loses."],
    [
      "a bonus that can't be wagered on slots",
      { contributionSlots: 0 },
      "bets on slots do not count toward the wagering requirement.",
    ],
  ])("is unknown for %s", (_what, changes, reason) => {
    renderCost(changes);
    expect(sentence()).toBe(`We can't calculate this: ${reason}`);
  });

  test.each<[string, Changes, string]>([
    ["the multiple", wagering(40, "BONUS"), "40x: above 10x"],
    ["the multiple relative to the bonus", wagering(6, "BONUS_AND_DEPOSIT"), "12x the bonus: above 10x"],
    ["the multiple on winnings", { ...spins, wageringMultiple: 25 }, "25x: above 10x"],
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

  test("is for the deposit of the list, in its currency", () => {
    renderCost(wagering(10, "BONUS"), false, { amount: 50, currency: "USD" });
    expect(sentence()).toMatch(/^You must place \$500 in bets/);
  });

  test("is unknown in a list for deposits in another currency", () => {
    renderCost({ currency: "EUR" }, false, { amount: 50, currency: "USD" });
    expect(sentence()).toBe(
      "We can't calculate this: the amounts of the offer are in another currency than the deposit.",
    );
  });

  test.each<[string, Changes]>([
    ["no deposit", { bonusType: "NO_DEPOSIT", matchPercent: null, capMinor: 500, minDepositMinor: 0 }],
    ["cashback", { bonusType: "CASHBACK" }],
    ["spins for any deposit", { ...spins, minDepositMinor: 0 }],
  ])("has no deposit field if the deposit makes no difference: %s", (_what, changes) => {
    renderCost(changes);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  const rowsOf = (table: string) =>
    within(screen.getByRole("table", { name: table }))
      .getAllByRole("row")
      .map((row) => row.textContent);

  test("includes the bets and the value, row by row, in the detailed view", () => {
    renderCost({ ...wagering(35, "BONUS"), freeSpins: 10, spinValue: 100, spinsWageringMultiple: 0 });
    expect(rowsOf("How the bets add up")).toEqual([
      "The bonus, $100bet 35 times$3,500",
      "Your deposit, $100not counted$0",
      "Bets before you can withdraw$3,500",
    ]);
    expect(rowsOf("How the value adds up")).toEqual([
      "The bonus+$100",
      "Average loss on the bets−$140",
      "The spins, after their bets+$9.60",
      "Value of the bonus−$30.40",
    ]);
  });

  test("says in the value that the bonus is removed, and what the maximum cashout takes", () => {
    const { unmount } = renderCost({ ...wagering(5, "BONUS"), isBonusRemoved: true });
    expect(rowsOf("How the value adds up")).toEqual([
      "The bonusremoved at withdrawal$0",
      "Average loss on the bets−$20",
      "Value of the bonus−$20",
    ]);
    unmount();
    renderCost({ ...wagering(5, "BONUS"), maxCashoutMinor: 5_000 });
    expect(rowsOf("How the value adds up")).toEqual([
      "The bonus+$100",
      "Average loss on the bets−$20",
      "Above the maximum cashout−$30",
      "Value of the bonus+$50",
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

  test("must be at least the minimum deposit, and is capped at the amount that earns a bonus", async () => {
    renderCost();
    await type("5");
    expect(sentence()).toBe("We can't calculate this: the deposit is below the offer's minimum deposit.");
    expect(screen.getByText("The minimum deposit is $20.")).toBeInTheDocument();
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
          <BonusCost bonus={bonusWith(wagering(10, "BONUS"))} isDetailed />
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
