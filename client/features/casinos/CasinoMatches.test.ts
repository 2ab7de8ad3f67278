import { snippetAround } from "./CasinoMatches";

const text =
  "A quiet casino for people who read the terms first, with bitcoin tables, fast withdrawals and a cashier that answers within the hour.";

function around(word: string, length: number): string {
  const start = text.indexOf(word);
  const snippet = snippetAround(text, [{ start, end: start + word.length }], length);
  return snippet.ranges.reduceRight(
    (shown, { start: from, end }) => `${shown.slice(0, from)}[${shown.slice(from, end)}]${shown.slice(end)}`,
    snippet.text,
  );
}

describe("snippetAround", () => {
  test.each([
    ["quiet", 40, "A [quiet] casino for people who read the terms…"],
    ["bitcoin", 40, "…first, with [bitcoin] tables, fast withdrawals…"],
    ["hour", 40, "…and a cashier that answers within the [hour]."],
    ["bitcoin", 500, text.replace("bitcoin", "[bitcoin]")],
  ])("shows the text around %p, up to about %p characters", (word, length, shown) => {
    expect(around(word, length)).toBe(shown);
  });

  test("removes ranges outside the snippet", () => {
    const ranges = [
      { start: 2, end: 7 },
      { start: 120, end: 124 },
    ];
    expect(snippetAround(text, ranges, 40).ranges).toEqual([{ start: 2, end: 7 }]);
  });

  test("shows a long word in full", () => {
    const word = "x".repeat(300);
    expect(snippetAround(word, [{ start: 100, end: 200 }], 40)).toEqual({
      text: word,
      ranges: [{ start: 100, end: 200 }],
    });
  });
});
