/**
 * The colours, type and spacing of the house as Chakra tokens, for light and dark.
 * Holds what the browser needs at run time only: the rules of class names stand in `*.styles.ts` and are compiled into one style sheet by the build.
 */
import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";

/** One colour for each of the two themes. */
function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

const colors = {
  bg: pair("#f7f6f2", "#0d1412"),
  surface: pair("#ffffff", "#141d1a"),
  sunken: pair("#efeee8", "#0f1715"),
  line: {
    DEFAULT: pair("#e0ded4", "#25322d"),
    strong: pair("#c9c6b8", "#3a4a44"),
    control: pair("#858272", "#6b7d76"),
  },
  ink: { DEFAULT: pair("#14211d", "#eaf1ee"), 2: pair("#4a5a54", "#b3c2bc"), 3: pair("#5f6d67", "#93a39d") },
  accent: {
    DEFAULT: pair("#0b6b50", "#48cf9f"),
    ink: pair("#ffffff", "#06241a"),
    soft: pair("#e0f0e9", "#123328"),
    strong: pair("#085340", "#6fdcb5"),
  },
  gold: { DEFAULT: pair("#8a5a00", "#f0bd5a"), soft: pair("#fbf0d6", "#2b2210"), line: pair("#ecd9a6", "#4a3a17") },
  warn: { DEFAULT: pair("#a33a1f", "#ff9b82"), soft: pair("#fbe6df", "#34190f") },
  info: { DEFAULT: pair("#2b5c8a", "#8fc1ee"), soft: pair("#e4eef7", "#12273a") },
};

const shadows = {
  card: pair(
    "0 1px 2px rgb(20 33 29 / .06), 0 6px 20px -12px rgb(20 33 29 / .18)",
    "inset 0 1px 0 rgb(255 255 255 / .03)",
  ),
  raised: pair(
    "0 2px 4px rgb(20 33 29 / .08), 0 24px 48px -20px rgb(20 33 29 / .35)",
    "inset 0 1px 0 rgb(255 255 255 / .05), 0 24px 48px -12px rgb(0 0 0 / .7)",
  ),
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
