/** The elements that are hidden in print. */
const hidden = [
  ".header__top",
  ".header__bar",
  ".site__skip",
  ".site__offline",
  ".tray__root",
  ".notice__region",
  ".toast__region",
  ".install-card",
  ".tabs__scroll",
  ".review__back",
  "dialog",
  ".tooltip__content",
  ".show-more .btn",
].join(", ");

/** Print styles. Every theme prints in the light colors (panda.config.ts) on white, without the elements above. */
const print = {
  // These colors carry meaning, so they are printed exactly.
  ".image, .ring__root": { _print: { printColorAdjust: "exact" } },
  [hidden]: { _print: { display: "none !important" } },
  ".card__root, .panel, tr": { _print: { breakInside: "avoid", boxShadow: "none !important" } },
} as const;

/** The styles of plain elements and of the window. All other styles are recipes. */
export const globalCss = {
  html: {
    bg: "bg",
    color: "ink",
    colorScheme: "light",
    fontFamily: "body",
    fontSize: "100%",
    lineHeight: 1.55,
    fontVariantNumeric: "tabular-nums",
    // The height reserved at the bottom of the window. Toasts and cards in the lower corners appear above this space.
    "--foot": "calc(var(--tray, 0px) + var(--offline, 0px))",
    scrollPaddingTop: "80px",
    overflowWrap: "anywhere",
    // These declarations need `!important`, because the theme's own values are in a later cascade layer.
    _print: { "--colors-bg": "#ffffff !important", "--colors-ink": "#000000 !important" },
  },
  "html.dark": { _screen: { colorScheme: "dark" } },
  "html:has(.tray__root)": {
    "--tray": { base: "99px", lg: "61px" },
    "@media (max-height: 480px)": { "--tray": "48px" },
  },
  "html:has(.tray__root, .site__offline:not(:empty))": { scrollPaddingBottom: "calc(var(--foot) + 8px)" },
  "html:has(.site__offline:not(:empty))": { "--offline": "40px" },
  "html:has(.review-tabs)": { scrollPaddingTop: { base: "116px", md: "124px" } },
  body: { fontSize: "md" },
  "h1, h2": {
    fontFamily: "heading",
    fontWeight: 600,
    letterSpacing: "-0.015em",
    lineHeight: 1.12,
    textWrap: "balance",
  },
  h1: { fontSize: "3xl" },
  h2: { fontSize: "2xl" },
  h3: { fontSize: "lg", fontWeight: 650, lineHeight: 1.25 },
  mark: { bg: "gold.soft", color: "inherit", borderRadius: "3px", boxShadow: "0 0 0 1px var(--colors-gold-line)" },
  // The page behind an open dialog does not scroll.
  "html:has(dialog[open])": { overflow: "hidden" },
  ":is(a, button, input, select, textarea, summary, [tabindex]):focus-visible": {
    outline: "2px solid",
    outlineColor: "accent",
    outlineOffset: "2px",
    borderRadius: "s",
  },
  "::selection": { bg: "accent.soft", color: "ink" },
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  ...print,
} as const;
