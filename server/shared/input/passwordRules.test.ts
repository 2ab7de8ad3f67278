import { describe, expect, it } from "@jest/globals";

import { findPasswordFault } from "./passwordRules.js";

const email = "ann.lee@example.com";

describe("a new password", () => {
  it.each([
    "correct horse battery",
    "ümlaute und Leerzeichen",
    "x".repeat(200),
    "ann.lee likes long sentences",
    "密码密码密码密码",
  ])("can be %j", (password) => expect(findPasswordFault(password, email)).toBeNull());

  it.each([
    ["short", /at least 8/],
    ["x".repeat(201), /at most 200/],
    ["with\0nul in it", /NUL/],
  ])("is rejected because of its length or characters: %j", (password, message) =>
    expect(findPasswordFault(password, email)).toMatch(message),
  );

  it.each(["password", "12345678", "Qwertyuiop", "iloveyou", "1QAZ2WSX", "87654321vv"])(
    "is rejected if it is common: %j",
    (password) => expect(findPasswordFault(password, email)).toMatch(/very common/),
  );

  it.each(["honestodds", "HonestOdds-2026!", "casino123456", "AnnLee12345", "example.com1"])(
    "is rejected if it is only a variant of the site's or the account's name: %j",
    (password) => expect(findPasswordFault(password, email)).toMatch(/not just the name/),
  );
});
