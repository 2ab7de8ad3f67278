import { describe, expect, it } from "@jest/globals";

import {
  accentColorsOf,
  accentContrast,
  accentThemes,
  contrastOf,
  isReadableAccent,
  minContrast,
  nearestAccent,
} from "./accent.js";

const themes = ["light", "dark"] as const;

describe("the accent color", () => {
  it.each(themes)("of a new site is readable in the %s theme, and has the theme's own companions", (theme) => {
    const { standard } = accentThemes[theme];
    expect(accentColorsOf(theme, standard.accent.toUpperCase())).toEqual(standard);
    expect(isReadableAccent(theme, standard.accent)).toBe(true);
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
