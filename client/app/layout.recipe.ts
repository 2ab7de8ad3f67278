import type { Recipe, SlotRecipe } from "../theme/recipe";

/** The layout of every page. */
export const site = {
  className: "site",
  slots: ["root", "main", "skip", "offline"],
  base: {
    root: { display: "flex", flexDirection: "column", minH: "100dvh", _print: { display: "block", minH: 0 } },
    // The minimum height keeps the footer below the fold, so content that loads late does not visibly shift it.
    main: {
      flex: "1 0 auto",
      minH: { base: "calc(100dvh - 57px)", md: "calc(100dvh - 104px)" },
      outline: "none",
      // The outline is inside the element, because the edges of the window would clip an outline outside it.
      _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-4px", borderRadius: "s" },
      _print: { display: "block", minH: 0 },
    },
    skip: {
      position: "absolute",
      left: "4",
      top: "-100px",
      bg: "accent",
      color: "accent.ink",
      px: "4",
      py: "2",
      borderRadius: "s",
      fontWeight: 600,
      // The focused link has its own row, because it would otherwise cover other links.
      _focus: { position: "static", alignSelf: "flex-start", m: "2" },
    },
    /** The offline notice, at the bottom of the window. If the comparison tray is open, the notice is above it. */
    offline: {
      position: "fixed",
      left: 0,
      right: 0,
      bottom: "var(--tray, 0px)",
      zIndex: "nav",
      display: "flex",
      minH: "40px",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      px: "4",
      py: "2",
      bg: "warn.soft",
      borderTop: "1px solid",
      borderColor: "warn",
      color: "warn",
      fontSize: "sm",
      fontWeight: 600,
      lineHeight: 1.3,
      _empty: { display: "none" },
    },
  },
} as const satisfies SlotRecipe;

/** The progress bar at the top of the window while the next page loads. */
export const pendingBar = {
  className: "pending-bar",
  base: {
    position: "fixed",
    zIndex: "notice",
    top: 0,
    left: 0,
    h: "3px",
    w: "100%",
    bg: "accent",
    transformOrigin: "left",
    // The bar starts after a delay, so a page that loads fast shows no bar.
    animation: "pending 8s .2s cubic-bezier(.1,.7,.3,1) both",
  },
} as const satisfies Recipe;

/**
 * The notice about a newer release. release.ts creates it and can't use class functions. The notice hides the install
 * card.
 */
export const releaseNotice = {
  className: "release-notice",
  base: {
    position: "fixed",
    zIndex: "notice",
    left: "4",
    bottom: "4",
    display: "flex",
    alignItems: "center",
    gap: "3",
    maxW: "calc(100vw - 2rem)",
    mb: "var(--foot)",
    pl: "4",
    pr: "1.5",
    minH: "56px",
    bg: "surface",
    color: "ink",
    border: "1px solid",
    borderColor: "line.strong",
    borderRadius: "l",
    boxShadow: "raised",
    fontWeight: 600,
    _empty: { display: "none" },
    "& button:last-child": { fontSize: "xl" },
  },
} as const satisfies Recipe;
