import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

import { palette } from "../client/theme/semanticTokens.js";
import {
  accentColorsOf,
  accentContrast,
  accentThemes,
  contrastOf,
  isReadableAccent,
  minContrast,
  nearestAccent,
} from "../server/shared/accent.js";

const themes = ["light", "dark"] as const;

describe("the accent color", () => {
  it("follows the same rules in the panel and on the server", () => {
    const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
    expect(read("client/shared/accent.ts")).toBe(read("server/shared/accent.ts"));
  });

  it.each(themes)("is checked against the surfaces of the %s theme", (theme) => {
    const at = theme === "light" ? 0 : 1;
    const { surface, bg, sunken, accent, accentInk, accentSoft, accentStrong } = palette;
    expect(accentThemes[theme].surfaces).toEqual([surface[at], bg[at], sunken[at]]);
    const standard = { accent: accent[at], ink: accentInk[at], soft: accentSoft[at], strong: accentStrong[at] };
    expect(accentThemes[theme].standard).toEqual(standard);
    expect(accentColorsOf(theme, accent[at].toUpperCase())).toEqual(standard);
    expect(isReadableAccent(theme, accent[at])).toBe(true);
  });

  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#0b6b50", "#0b6b50", 1],
  ])("has the contrast ratio that WCAG defines for %s on %s", (color, other, contrast) => {
    expect(contrastOf(color, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, color)).toBeCloseTo(contrast, 2);
  });

  it.each(themes)("always has a nearest readable color in the %s theme", (theme) => {
    const steps = ["00", "33", "66", "99", "cc", "ff"];
    const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
    for (const color of colors)
      expect(accentContrast(theme, nearestAccent(theme, color))).toBeGreaterThanOrEqual(minContrast);
    const readable = colors.filter((color) => isReadableAccent(theme, color));
    expect(readable.length).toBeGreaterThan(20);
    expect(readable.map((color) => nearestAccent(theme, color))).toEqual(readable);
  });
});
