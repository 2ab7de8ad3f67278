import { describe, expect, it } from "@jest/globals";

import { canonicalEmail } from "./emailAddress.js";

describe("canonicalEmail", () => {
  it.each([
    ["Jane@EXAMPLE.com", "Jane@example.com"],
    [" jane@münchen.example ", "jane@xn--mnchen-3ya.example"],
    ["jane@MU\u0308NCHEN.example", "jane@xn--mnchen-3ya.example"],
    ["jane@XN--MNCHEN-3YA.example", "jane@xn--mnchen-3ya.example"],
    ["jane\u200B@example.com", "jane@example.com"],
    ["jane@exa\u00ADmple.com", "jane@example.com"],
    ["j@ne@example.com", "j@ne@example.com"],
    ["nobody", "nobody"],
  ])("changes %j to %j", (text, canonical) => {
    expect(canonicalEmail(text)).toBe(canonical);
  });

  it("returns text unchanged that is too long for an address, and needs no more time for it", () => {
    const text = `a@${Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("")}.example`;
    expect(canonicalEmail(text)).toBe(text);
  });
});
