import { describe, expect, it } from "@jest/globals";

import { visibleText } from "./visibleText.js";

describe("visibleText", () => {
  it.each([
    ["a zero-width space", "WEL\u200BCOME", "WELCOME"],
    ["a byte order mark", "\uFEFFvisa", "visa"],
    ["a soft hyphen", "soft\u00ADhyphen", "softhyphen"],
    ["a word joiner", "a\u2060b", "ab"],
    ["a direction mark", "a\u200Eb", "ab"],
    ["a Hangul filler", "a\u3164b", "ab"],
    ["a tag character", "a\u{E0041}b", "ab"],
    ["tag characters after a black flag that name no region", "\u{1F3F4}\u{E0041}\u{E0042}", "\u{1F3F4}"],
    ["a joiner between Latin letters", "a\u200Db\u200C", "ab"],
    ["a variation selector after a letter", "a\uFE0Fb", "ab"],
    ["a variation selector after an accented letter, a space or a digit", "\u00E9\uFE0F \uFE0F7\uFE0F", "\u00E9 7"],
    [
      "a joiner between accented, Greek or Cyrillic letters",
      "\u00E9\u200D\u03B1\u200C\u0436\u200D\u0437",
      "\u00E9\u03B1\u0436\u0437",
    ],
    ["a joiner at either end of a word", "\u200C\u0645\u06CC\u200C", "\u0645\u06CC"],
    ["an interlinear annotation mark", "a\uFFF9b\uFFFAc\uFFFB", "abc"],
  ])("removes %s", (_what, text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });

  it.each([
    "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
    "\u2764\uFE0F \u2139\uFE0F \u203C\uFE0F \u00A9\uFE0E",
    "\u{1F3F3}\uFE0F\u200D\u{1F308} \u{1F469}\u{1F3FD}\u200D\u{1F680} \u{1F468}\u200D\u{1F9B0}",
    "\u0915\u094D\u200D\u0937 \u0CB0\u0CCD\u200C\u0CAF",
    "\u0600\u0661",
    "1\uFE0F\u20E3",
    "Casinos \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} in Scotland",
    "\u0645\u06CC\u200C\u062E",
    "a\tb\nc",
  ])("keeps %j", (text) => {
    expect(visibleText(text)).toBe(text);
  });
});
