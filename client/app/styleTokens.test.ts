import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { palette } from "../theme/semanticTokens";

const files = readdirSync("client", { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?:\.recipe|theme\/recipes\/\w+)\.ts$/.test(name),
);

/** The color tokens that styles may use. For example, the palette's `lineStrong` is the token `line.strong`. */
const tokens = new Set(
  Object.keys(palette).map((name) => name.replace(/(?<=[a-z])([A-Z]|\d)/, (part) => `.${part.toLowerCase()}`)),
);
const COLOR = /^(?:bg|background|backgroundColor|color|fill|stroke|(?:\w*[a-z])?Color)$/;
/** Matches a keyword, a hex color, or a CSS function such as `rgb()`, `var()` or a gradient. */
const CSS_COLOR = /^(?:transparent|white|black|inherit|currentcolor|none|initial|#[\da-f]+|.*\(.*)$/i;

const pandaConfig = readFileSync("client/panda.config.ts", "utf8");
const listedRecipes = new Set(pandaConfig.slice(pandaConfig.indexOf("recipes: {")).match(/\w+/g));

/** Returns the colors of a style rule, including those in its conditions and nested rules. */
function colorsOf(rule: object, inherited = ""): string[] {
  return Object.entries(rule).flatMap(([key, value]: [string, unknown]) => {
    const property = COLOR.test(key) ? key : inherited;
    if (typeof value === "object" && value !== null) return colorsOf(value, COLOR.test(key) ? key : "");
    return property && typeof value === "string" ? [value] : [];
  });
}

describe("the style rules", () => {
  it.each(files)("in %s name only colors that the theme or CSS defines", async (file) => {
    const rules = (await import(join(process.cwd(), "client", file))) as object;
    const unknown = colorsOf(rules).filter((value) => !tokens.has(value) && !CSS_COLOR.test(value));
    expect(unknown).toEqual([]);
  });

  it.each(files.filter((file) => !file.endsWith("tyles.ts")))("in %s are listed in panda.config.ts", async (file) => {
    const recipes = (await import(join(process.cwd(), "client", file))) as object;
    expect(Object.keys(recipes).filter((name) => !listedRecipes.has(name))).toEqual([]);
  });
});
