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
  ])("removes %s", (_what, text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });

  it.each([
    "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
    "\u2764\uFE0F",
    "1\uFE0F\u20E3",
    "Casinos \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} in Scotland",
    "\u0645\u06CC\u200C\u062E",
    "a\tb\nc",
  ])("keeps %j", (text) => {
    expect(visibleText(text)).toBe(text);
  });
});
