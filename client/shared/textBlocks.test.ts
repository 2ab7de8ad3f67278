import { textBlocks, type TextBlock } from "./textBlocks";

const paragraph = (...lines: string[]): TextBlock => ({ kind: "paragraph", lines });
const list = (start: number | null, ...items: string[][]): TextBlock => ({ kind: "list", start, items });

describe("the blocks of a text", () => {
  it.each<[string, string, TextBlock[]]>([
    ["one paragraph", "One.", [paragraph("One.")]],
    [
      "paragraphs between blank lines",
      "One.\n\n \n\nTwo.\r\n\r\nThree.",
      [paragraph("One."), paragraph("Two."), paragraph("Three.")],
    ],
    ["the lines of a paragraph", "One,\ntwo.", [paragraph("One,", "two.")]],
    ["a list right below a paragraph", "Good:\n- fast\n- fair", [paragraph("Good:"), list(null, ["fast"], ["fair"])]],
    ["bullets that a word processor pastes", "•\tfast\n* fair", [list(null, ["fast"], ["fair"])]],
    ["a list with numbers", "1. Sign up\n2) Deposit", [list(1, ["Sign up"], ["Deposit"])]],
    [
      "a list that begins at another number",
      "Text.\n\n3. Third\n4. Fourth",
      [paragraph("Text."), list(3, ["Third"], ["Fourth"])],
    ],
    ["a list with blank lines in it", "- a\n\n- b\n\nText.", [list(null, ["a"], ["b"]), paragraph("Text.")]],
    ["an item of two lines", "- a\n  goes on\n- b", [list(null, ["a", "goes on"], ["b"])]],
    ["a list of either kind", "- a\n1. b", [list(null, ["a"]), list(1, ["b"])]],
    [
      "a number in a sentence",
      "It opened in\n2019. It is large.\n24. May",
      [paragraph("It opened in", "2019. It is large.", "24. May")],
    ],
    ["a hyphen that is no bullet", "-5 percent\n-\n--", [paragraph("-5 percent", "-", "--")]],
    [
      "markup, as text",
      "<b>bold</b>\n\n[a](javascript:alert(1))",
      [paragraph("<b>bold</b>"), paragraph("[a](javascript:alert(1))")],
    ],
    ["nothing", " \n ", []],
  ])("are %s", (_what, text, blocks) => {
    expect(textBlocks(text)).toEqual(blocks);
  });

  it("are found quickly in a long text", () => {
    expect(textBlocks("- a\n".repeat(100_000))).toEqual([{ kind: "list", start: null, items: expect.any(Array) }]);
  });
});
