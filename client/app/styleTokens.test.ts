import { readdirSync } from "node:fs";
import { join } from "node:path";
import { palette } from "../shared/palette";

const files = readdirSync("client", { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(?:styles|adminStyles)\.ts$/.test(name),
);

/** `lineStrong` is the token `line.strong`, `ink2` is `ink.2`. */
const tokens = new Set(
  Object.keys(palette).map((name) => name.replace(/(?<=[a-z])([A-Z]|\d)/, (part) => `.${part.toLowerCase()}`)),
);
const COLOR = /^(?:bg|background|backgroundColor|color|fill|stroke|(?:\w*[a-z])?Color)$/;
/** A keyword, a hex color, or a CSS function such as `rgb()`, `var()` or a gradient. */
const CSS_COLOR = /^(?:transparent|white|black|inherit|currentcolor|none|initial|#[\da-f]+|.*\(.*)$/i;

/** The colors of a rule, with those of its conditions and of what is inside of it. */
function colorsOf(rule: object, inherited = ""): string[] {
  return Object.entries(rule).flatMap(([key, value]: [string, unknown]) => {
    const property = COLOR.test(key) ? key : inherited;
    if (typeof value === "object" && value !== null) return colorsOf(value, COLOR.test(key) ? key : "");
    return property && typeof value === "string" ? [value] : [];
  });
}

describe("the style rules", () => {
  it.each(files)("of %s name colors that the theme has", async (file) => {
    const { styles } = (await import(join(process.cwd(), "client", file))) as { styles: object };
    const unknown = colorsOf(styles).filter((value) => !tokens.has(value) && !CSS_COLOR.test(value));
    expect(unknown).toEqual([]);
  });
});
