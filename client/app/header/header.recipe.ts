import type { Recipe, SlotRecipe } from "../../theme/recipe";

/** The header, which has a top row and a sticky bar. */
export const header = {
  className: "header",
  slots: ["root", "top", "bar", "logo", "wide", "narrow", "language"],
  base: {
    // The header has no box of its own. Otherwise, the sticky bar would scroll away with the header.
    root: { display: "contents" },
    top: {
      display: { base: "none", md: "block" },
      borderBottom: "1px solid",
      borderColor: "line",
      fontSize: "sm",
      color: "ink.2",
      "& > div": { display: "flex", alignItems: "center", gap: "3.5", h: "38px" },
      "& ul": { display: "flex", gap: { md: "3", lg: "4.5" } },
      "& a": { display: "inline-flex", alignItems: "center", minH: "24px", _hover: { color: "accent" } },
      "& a[aria-current=page]": { color: "ink", fontWeight: 600 },
    },
    bar: {
      position: "sticky",
      top: 0,
      zIndex: "nav",
      bg: "surface",
      borderBottom: "1px solid",
      borderColor: "line",
      // On a short screen, the bar scrolls away to leave space for the page.
      "@media (max-height: 480px)": { position: "static" },
      "& > div": {
        display: "flex",
        alignItems: "center",
        // The gap depends on the width, so larger text does not push the menu button off a phone's screen.
        gap: { base: "min(0.5rem, 2.1vw)", md: "1", lg: "4" },
        px: { base: "min(1rem, 4.3vw)", md: "6" },
        minH: { base: "56px", md: "64px" },
      },
    },
    logo: {
      fontFamily: "heading",
      fontSize: { base: "min(1.4375rem, 6.2vw)", md: "1.4375rem" },
      fontWeight: 600,
      letterSpacing: "-0.02em",
      lineHeight: "40px",
      mr: { md: "1", lg: "3" },
      "& span": { color: "accent" },
      "& img": { h: "32px", w: "auto", maxW: "180px", my: "1", objectFit: "contain" },
    },
    wide: { display: { base: "none", md: "block" } },
    narrow: { display: { md: "none" } },
    language: { cursor: "help" },
  },
} as const satisfies SlotRecipe;

/** The header's menu. Its buttons open lists of links. */
export const menu = {
  className: "menu",
  slots: ["root", "group", "button", "badge", "list"],
  base: {
    root: { display: "flex", alignItems: "center", gap: { md: "0", lg: "1" } },
    group: { position: "relative" },
    button: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minH: "40px",
      px: { md: "1.5", lg: "2.5" },
      borderRadius: "s",
      fontSize: { md: "sm", lg: "0.90625rem" },
      fontWeight: 600,
      cursor: "pointer",
      whiteSpace: "nowrap",
      _hover: { color: "accent" },
      "& svg": { color: "ink.3", transition: "transform .15s" },
      "&[aria-expanded=true] svg": { transform: "rotate(180deg)" },
      "&[aria-current]": { color: "accent" },
    },
    badge: { px: "1.5", py: 0, fontSize: "0.6875rem", letterSpacing: "0.03em" },
    list: {
      position: "absolute",
      top: "calc(100% + 6px)",
      left: 0,
      zIndex: "popup",
      minW: "208px",
      p: "1.5",
      bg: "surface",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "l",
      boxShadow: "raised",
      _before: { content: '""', position: "absolute", left: 0, right: 0, top: "-8px", h: "8px" },
      "& a": {
        display: "flex",
        alignItems: "center",
        minH: "40px",
        px: "3",
        borderRadius: "s",
        fontWeight: 550,
        _hover: { bg: "accent.soft", color: "accent" },
      },
      "& a[aria-current=page]": { color: "accent", fontWeight: 650 },
    },
  },
} as const satisfies SlotRecipe;

/** The mobile menu, along the right edge of the window. */
export const sheet = {
  className: "sheet",
  slots: ["root", "head", "group"],
  base: {
    root: {
      w: "min(360px, 100vw)",
      h: "100dvh",
      borderLeft: "1px solid",
      borderColor: "line",
      bg: "surface",
      color: "ink",
      overflowY: "auto",
      overscrollBehavior: "contain",
      "& nav": { px: "4", pb: "8" },
    },
    head: {
      position: "sticky",
      top: 0,
      display: "flex",
      alignItems: "center",
      gap: "min(0.75rem, 3.2vw)",
      minH: "56px",
      px: "4",
      bg: "surface",
      borderBottom: "1px solid",
      borderColor: "line",
      fontSize: "sm",
      color: "ink.2",
    },
    group: {
      pt: "4",
      "& h3": { display: "flex", alignItems: "center", gap: "2", fontSize: "sm", color: "ink.3", fontWeight: 600 },
      "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "3" },
      "& a": {
        display: "flex",
        alignItems: "center",
        minH: "44px",
        fontWeight: 600,
        borderBottom: "1px solid",
        borderColor: "line",
      },
      "& a[aria-current=page]": { color: "accent" },
    },
  },
} as const satisfies SlotRecipe;

/** The three radio buttons of the theme switch. */
export const themeSwitch = {
  className: "theme-switch",
  base: {
    display: "inline-flex",
    gap: "0.5",
    p: "0.5",
    border: "1px solid",
    borderColor: "line.strong",
    borderRadius: "full",
    "& label": {
      display: "grid",
      placeItems: "center",
      w: "26px",
      h: "24px",
      borderRadius: "full",
      color: "ink.3",
      cursor: "pointer",
      _hover: { color: "ink" },
    },
    "& label:has(:checked)": { bg: "accent.soft", color: "accent" },
    "& label:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "1px" },
  },
} as const satisfies Recipe;

/** The search button and its popup. On a wide screen, the button looks like a field. */
export const searchToggle = {
  className: "search-toggle",
  slots: ["root", "button", "popup"],
  base: {
    root: {
      display: "flex",
      justifyContent: "flex-end",
      position: { lg: "relative" },
      minW: { lg: "176px", xl: "264px" },
    },
    button: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: { base: "center", lg: "flex-start" },
      gap: "2",
      minH: "40px",
      minW: { base: "40px", lg: 0 },
      px: { base: "min(0.625rem, 2.7vw)", lg: "3.5" },
      border: "1px solid",
      borderColor: "line.control",
      borderRadius: "m",
      bg: "bg",
      color: "ink.3",
      cursor: "pointer",
      _hover: { borderColor: "accent" },
      "& span": {
        display: { base: "none", lg: "inline" },
        minW: 0,
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
      },
      // On a wide screen, the popup has its own field, so the button becomes a close icon.
      "&[aria-expanded=true]": {
        position: "relative",
        zIndex: "notice",
        minW: "40px",
        px: "2.5",
        justifyContent: "center",
        borderColor: "transparent",
        bg: "transparent",
        color: "ink",
        _hover: { bg: "sunken" },
        "& span": { display: "none" },
      },
    },
    // On a wide screen, the popup covers the bar, and its field is where the button was. On a narrow screen, the popup
    // opens below the bar.
    popup: {
      position: "absolute",
      top: { base: "100%", lg: "-12px" },
      left: { base: 0, lg: "auto" },
      right: { base: 0, lg: "-12px" },
      w: { lg: "660px" },
      zIndex: "popup",
      bg: "surface",
      border: { lg: "1px solid" },
      borderBottom: "1px solid",
      borderColor: { base: "line", lg: "line.strong" },
      borderRadius: { lg: "l" },
      boxShadow: "raised",
      maxH: { base: "calc(100dvh - 56px)", lg: "calc(100dvh - 72px)" },
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
  },
} as const satisfies SlotRecipe;
