import { describe, expect, it } from "@jest/globals";

import { initialsOf } from "./brand.js";

describe("initialsOf", () => {
  it.each([
    ["Acme Casinos", "AC"],
    ["Çelik Casinos", "ÇC"],
    ["★", "•"],
  ])("returns the initials of %s, also if its accents are separate characters", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
    expect(initialsOf(name.normalize("NFD"))).toBe(initials);
  });
});
