import { pickReceiptCasino, receiptLines } from "./TrustReceipt";

describe("receiptLines", () => {
  test.each([
    ["the base without a sign", { label: "Every casino starts at", points: 50, earned: 50 }, 0, "50", false],
    ["points earned in full", { label: "Licensed (MGA)", points: 20, earned: 20 }, 1, "+20", false],
    ["points earned in part", { label: "Rated 4 or higher", points: 10, earned: 5 }, 1, "+5 of 10", false],
    ["missed points", { label: "38 reviews, fewer than 50", points: 6, earned: 0 }, 1, "0 of 6", true],
    ["the cap as negative points", { label: "No score goes above 100", points: 0, earned: -8 }, 1, "\u22128", false],
  ])("formats %s", (_what, factor, position, amount, isMissed) => {
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

  test("prefers a receipt with missed points and no cap", () => {
    expect(pickReceiptCasino([full, capped, open])?.name).toBe("open");
  });

  test("falls back to another receipt if every receipt is complete or has a cap", () => {
    expect(pickReceiptCasino([full, capped])?.name).toBe("capped");
    expect(pickReceiptCasino([full])?.name).toBe("full");
    expect(pickReceiptCasino([])).toBeUndefined();
  });
});
