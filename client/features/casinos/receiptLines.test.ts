import { pickReceiptCasino, receiptLines } from "./receiptLines";

describe("receiptLines", () => {
  test.each([
    ["what the base adds, without a sign", { label: "Every casino starts at", points: 50, earned: 50 }, 0, "50", false],
    ["what was earned in full", { label: "Licensed (MGA)", points: 20, earned: 20 }, 1, "+20", false],
    ["what was earned in part", { label: "Rated 4 or higher", points: 10, earned: 5 }, 1, "+5 of 10", false],
    ["what was missed", { label: "38 reviews, fewer than 50", points: 6, earned: 0 }, 1, "0 of 6", true],
    ["the cap", { label: "No score goes above 100", points: 0, earned: -8 }, 1, "\u22128", false],
  ])("shows %s", (_what, factor, position, amount, isMissed) => {
    const base = { label: "Every casino starts at", points: 50, earned: 50 };
    const factors = position === 0 ? [factor] : [base, factor];
    expect(receiptLines(factors)[position]).toEqual({ label: factor.label, amount, isMissed });
  });
});

describe("pickReceiptCasino", () => {
  const casino = (name: string, ...earned: number[]) => ({
    name,
    trustScore: { factors: earned.map((each) => ({ earned: each })) },
  });
  const capped = casino("capped", 50, 60, 0, -10);
  const full = casino("full", 50, 50);
  const open = casino("open", 50, 20, 0);

  test("prefers a receipt that misses something and meets no cap", () => {
    expect(pickReceiptCasino([full, capped, open])?.name).toBe("open");
  });

  test("takes what there is", () => {
    expect(pickReceiptCasino([full, capped])?.name).toBe("capped");
    expect(pickReceiptCasino([full])?.name).toBe("full");
    expect(pickReceiptCasino([])).toBeUndefined();
  });
});
