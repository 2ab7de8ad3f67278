import { palette } from "../theme/semanticTokens";
import { editorTheme, hslParts, houseSheet } from "./look";

describe("hslParts", () => {
  test.each([
    ["#ffffff", "0.0, 0.0%, 100.0%"],
    ["#000000", "0.0, 0.0%, 0.0%"],
    ["#ff0000", "0.0, 100.0%, 50.0%"],
    ["#00ff00", "120.0, 100.0%, 50.0%"],
    ["#0000ff", "240.0, 100.0%, 50.0%"],
    ["#ff00ff", "300.0, 100.0%, 50.0%"],
    ["#808080", "0.0, 0.0%, 50.2%"],
  ])("converts %s to %s", (hex, parts) => {
    expect(hslParts(hex)).toBe(parts);
  });
});

describe("the playground's styles", () => {
  test.each([
    ["light", 0],
    ["dark", 1],
  ] as const)("use the site's colors in the %s theme", (theme, position) => {
    const rules = houseSheet()
      .split("\n")
      .filter((line) => line.startsWith(`html.${theme} `));
    expect(rules).toEqual([expect.stringContaining(`--color-primary: ${hslParts(palette.accent[position])};`)]);
    expect(editorTheme(theme).colors["focusBorder"]).toBe(palette.accent[position]);
  });
});
