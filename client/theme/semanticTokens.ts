import { type AccentColors, accentThemes } from "../../shared/accent";

/** Returns a background color behind text in the accent color. */
function background(at: 0 | 1 | 2): ColorPair {
  return [accentThemes.light.surfaces[at], accentThemes.dark.surfaces[at]];
}

/** Returns an accent color of a new site. */
function standard(name: keyof AccentColors): ColorPair {
  return [accentThemes.light.standard[name], accentThemes.dark.standard[name]];
}

/** A color's value in each theme. */
type ColorPair = readonly [light: string, dark: string];

/** The site's colors. The theme converts them to tokens, and the API playground uses them directly. */
export const palette = {
  bg: background(1),
  surface: background(0),
  sunken: background(2),
  line: ["#e0ded4", "#25322d"],
  lineStrong: ["#c9c6b8", "#3a4a44"],
  lineControl: ["#858272", "#6b7d76"],
  ink: ["#14211d", "#eaf1ee"],
  ink2: ["#4a5a54", "#b3c2bc"],
  ink3: ["#5f6d67", "#93a39d"],
  accent: standard("accent"),
  accentInk: standard("ink"),
  accentSoft: standard("soft"),
  accentStrong: standard("strong"),
  gold: ["#8a5a00", "#f0bd5a"],
  goldSoft: ["#fbf0d6", "#2b2210"],
  goldLine: ["#ecd9a6", "#4a3a17"],
  warn: ["#a33a1f", "#ff9b82"],
  warnSoft: ["#fbe6df", "#34190f"],
  info: ["#2b5c8a", "#8fc1ee"],
  infoSoft: ["#e4eef7", "#12273a"],
} as const satisfies Record<string, ColorPair>;

/** Creates a token whose value depends on the theme. */
function pair([light, dark]: ColorPair) {
  return { value: { base: light, _dark: dark } };
}

export const semanticTokens = {
  colors: {
    bg: pair(palette.bg),
    surface: pair(palette.surface),
    sunken: pair(palette.sunken),
    line: { DEFAULT: pair(palette.line), strong: pair(palette.lineStrong), control: pair(palette.lineControl) },
    ink: { DEFAULT: pair(palette.ink), 2: pair(palette.ink2), 3: pair(palette.ink3) },
    accent: {
      DEFAULT: pair(palette.accent),
      ink: pair(palette.accentInk),
      soft: pair(palette.accentSoft),
      strong: pair(palette.accentStrong),
    },
    gold: { DEFAULT: pair(palette.gold), soft: pair(palette.goldSoft), line: pair(palette.goldLine) },
    warn: { DEFAULT: pair(palette.warn), soft: pair(palette.warnSoft) },
    info: { DEFAULT: pair(palette.info), soft: pair(palette.infoSoft) },
  },
  shadows: {
    card: pair([
      "0 1px 2px rgb(20 33 29 / .06), 0 6px 20px -12px rgb(20 33 29 / .18)",
      "inset 0 1px 0 rgb(255 255 255 / .03)",
    ]),
    raised: pair([
      "0 2px 4px rgb(20 33 29 / .08), 0 24px 48px -20px rgb(20 33 29 / .35)",
      "inset 0 1px 0 rgb(255 255 255 / .05), 0 24px 48px -12px rgb(0 0 0 / .7)",
    ]),
  },
};
