/**
 * The colours, type and spacing of the house as Chakra tokens, for light and dark.
 * Holds what the browser needs at run time only: the rules of class names stand in `*.styles.ts` and are compiled into one style sheet by the build.
 */
import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { palette, type ColorPair } from "../shared/palette";

/** What differs between the two themes. */
function pair([light, dark]: ColorPair) {
  return { value: { base: light, _dark: dark } };
}

const colors = {
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
};

const shadows = {
  card: pair([
    "0 1px 2px rgb(20 33 29 / .06), 0 6px 20px -12px rgb(20 33 29 / .18)",
    "inset 0 1px 0 rgb(255 255 255 / .03)",
  ]),
  raised: pair([
    "0 2px 4px rgb(20 33 29 / .08), 0 24px 48px -20px rgb(20 33 29 / .35)",
    "inset 0 1px 0 rgb(255 255 255 / .05), 0 24px 48px -12px rgb(0 0 0 / .7)",
  ]),
};

/** Spacing in steps of 4 px. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 0.25}rem` }]));

export const houseConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: "ho",
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    tokens: {
      fonts: {
        heading: { value: '"Fraunces", "Fraunces fallback", "Fraunces fallback 2", serif' },
        body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif' },
        mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace' },
      },
      fontSizes: {
        "2xs": { value: "0.71875rem" },
        xs: { value: "0.75rem" },
        sm: { value: "0.8125rem" },
        md: { value: "0.9375rem" },
        lg: { value: "1.125rem" },
        xl: { value: "1.375rem" },
        "2xl": { value: "clamp(1.5rem, 1.3rem + 1vw, 1.75rem)" },
        "3xl": { value: "clamp(1.875rem, 1.4rem + 2vw, 2.5rem)" },
        "4xl": { value: "clamp(2.125rem, 1.2rem + 4vw, 3.5rem)" },
      },
      radii: { s: { value: "8px" }, m: { value: "10px" }, l: { value: "14px" }, full: { value: "999px" } },
      spacing,
      sizes: { ...spacing, full: { value: "100%" }, page: { value: "1200px" }, text: { value: "68ch" } },
      zIndex: { nav: { value: 20 }, popup: { value: 30 }, notice: { value: 40 } },
    },
    semanticTokens: { colors, shadows },
  },
});

const house = createSystem(defaultBaseConfig, houseConfig);

/** The system for the provider: its global rules are in the style sheet already, so it writes none of its own. */
export const system = { ...house, _global: [] };
