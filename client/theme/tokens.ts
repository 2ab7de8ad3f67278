/** The site's fonts, spacing and layers. The colors are in semanticTokens.ts. */

/** Spacing in units of 0.25rem (4 px). */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 12, 14, 16, 24];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 0.25}rem` }]));

export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" };

export const tokens = {
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
  sizes: { page: { value: "1200px" }, text: { value: "68ch" } },
  zIndex: { nav: { value: 20 }, popup: { value: 30 }, notice: { value: 40 } },
};

/** The site's few animations. The global rules end them immediately for visitors who prefer reduced motion. */
export const keyframes = {
  announce: { from: { opacity: 0, transform: "translateY(8px)" } },
  pending: { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(.95)" } },
  "skeleton-pulse": { "50%": { opacity: 0.35 } },
};
