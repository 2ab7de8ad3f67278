import { parseTextBlocks, type TextBlock } from "./TextBlocks";

const paragraph = (...lines: string[]): TextBlock => ({ kind: "paragraph", lines });
const list = (start: number | null, ...items: string[][]): TextBlock => ({ kind: "list", start, items });

describe("parseTextBlocks", () => {
  it.each<[string, string, TextBlock[]]>([
    ["one paragraph", "One.", [paragraph("One.")]],
    [
      "paragraphs separated by blank lines",
      "One.\n\n \n\nTwo.\r\n\r\nThree.",
      [paragraph("One."), paragraph("Two."), paragraph("Three.")],
    ],
    ["a paragraph of two lines", "One,\ntwo.", [paragraph("One,", "two.")]],
    [
      "a list directly below a paragraph",
      "Good:\n- fast\n- fair",
      [paragraph("Good:"), list(null, ["fast"], ["fair"])],
    ],
    ["bullets pasted from a word processor", "•\tfast\n* fair", [list(null, ["fast"], ["fair"])]],
    ["a numbered list", "1. Sign up\n2) Deposit", [list(1, ["Sign up"], ["Deposit"])]],
    [
      "a list that starts at another number",
      "Text.\n\n3. Third\n4. Fourth",
      [paragraph("Text."), list(3, ["Third"], ["Fourth"])],
    ],
    ["a list with blank lines between items", "- a\n\n- b\n\nText.", [list(null, ["a"], ["b"]), paragraph("Text.")]],
    ["an item that spans two lines", "- a\n  goes on\n- b", [list(null, ["a", "goes on"], ["b"])]],
    ["a bulleted list above a numbered list", "- a\n1. b", [list(null, ["a"]), list(1, ["b"])]],
    [
      "a number in a sentence",
      "It opened in\n2019. It is large.\n24. May",
      [paragraph("It opened in", "2019. It is large.", "24. May")],
    ],
    ["a hyphen that is not a bullet", "-5 percent\n-\n--", [paragraph("-5 percent", "-", "--")]],
    [
      "markup as plain text",
      "<b>bold</b>\n\n[a](javascript:alert(1))",
      [paragraph("<b>bold</b>"), paragraph("[a](javascript:alert(1))")],
    ],
    ["an empty text", " \n ", []],
  ])("parses %s", (_what, text, blocks) => {
    expect(parseTextBlocks(text)).toEqual(blocks);
  });

  it("parses a list of 100,000 items", () => {
    expect(parseTextBlocks("- a\n".repeat(100_000))).toEqual([{ kind: "list", start: null, items: expect.any(Array) }]);
  });
});
