import type { Recipe, SlotRecipe } from "../../theme/recipe";

/**
 * The search matches outside the name. They appear above the footer, so the footers in a row of cards still line up.
 */
export const matches = {
  className: "matches",
  base: {
    display: "grid",
    alignContent: "start",
    gap: "1.5",
    m: "0 18px 14px",
    fontSize: "sm",
    lineHeight: 1.45,
    _empty: { m: 0 },
    "& > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "1.5" },
    "& dt": { fontSize: "xs", color: "ink.3" },
    "& dd": { m: 0, color: "ink.2" },
  },
} as const satisfies Recipe;

/** A casino's receipt on the home page. */
export const heroReceipt = {
  className: "hero-receipt",
  slots: ["root", "title"],
  base: {
    root: { position: "relative", bg: "bg", fontSize: "sm" },
    title: { fontFamily: "body", fontSize: "lg", fontWeight: 650, letterSpacing: 0, lineHeight: 1.25 },
  },
} as const satisfies SlotRecipe;

/** The parts of the review page: its header, tabs and columns. */
export const reviewTop = { className: "review-top", base: { bg: "surface", pt: "5" } } as const satisfies Recipe;

export const reviewTabs = {
  className: "review-tabs",
  base: {
    position: "sticky",
    top: { base: "56px", md: "64px" },
    zIndex: 10,
    bg: "surface",
    borderBottom: "1px solid",
    borderColor: "line",
    "@media (max-height: 480px)": { top: "0 !important" },
  },
} as const satisfies Recipe;

export const reviewBody = {
  className: "review-body",
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
    gap: { base: "5", lg: "7" },
    alignItems: "start",
    pt: "7",
    pb: { base: "10", md: "16" },
  },
} as const satisfies Recipe;

export const reviewAside = {
  className: "review-aside",
  base: {
    "& > :only-child": { gridColumn: "1 / -1" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" },
    alignItems: "start",
  },
} as const satisfies Recipe;

/** The header of a review, and the content of its tabs. */
export const review = {
  className: "review",
  slots: [
    "back",
    "head",
    "trust",
    "license",
    "name",
    "detail",
    "figures",
    "actions",
    "buttons",
    "text",
    "points",
    "pros",
    "cons",
    "list",
    "answer",
  ],
  base: {
    back: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minH: "24px",
      fontSize: "sm",
      color: "ink.2",
      _hover: { color: "accent" },
    },
    head: {
      display: "grid",
      gridTemplateColumns: { base: "auto minmax(0, 1fr) auto", lg: "auto minmax(0, 1fr) auto auto" },
      gridTemplateAreas: {
        base: '"logo name trust" "detail detail detail" "actions actions actions"',
        md: '"logo name trust" "logo detail detail" "logo actions actions"',
        lg: '"logo name trust actions" "logo detail detail actions"',
      },
      columnGap: { base: "4", md: "5" },
      alignItems: "start",
      py: "5",
      "& > .image": { gridArea: "logo" },
    },
    trust: { gridArea: "trust", alignSelf: "center" },
    license: { display: "inline-flex", alignItems: "center", gap: "1.5", fontSize: "sm", fontWeight: 600 },
    name: {
      gridArea: "name",
      alignSelf: "center",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      columnGap: "3",
      // On a phone, the font is small enough for the longest word that casino names commonly contain.
      "& > h1": { minW: 0, fontSize: { base: "1.5rem", md: "3xl" } },
    },
    detail: { gridArea: "detail", mt: { base: "3", md: "1.5" }, "& > p": { maxW: "60ch", textWrap: "pretty" } },
    figures: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "1", mt: "3" },
    actions: {
      gridArea: "actions",
      mt: { base: "4", lg: 0 },
      maxW: { lg: "28rem" },
      "& > p": { mt: "2" },
      "& > p:last-child": { textAlign: { lg: "right" }, textWrap: "balance" },
    },
    // On a phone, the two toggles share a row, and the link to the casino has its own row below.
    buttons: {
      display: { base: "grid", sm: "flex" },
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "2",
      justifyContent: { lg: "flex-end" },
      whiteSpace: "nowrap",
      "& > a": { gridColumn: "1 / -1" },
    },
    text: { mt: "3", maxW: "text", fontSize: "1rem", lineHeight: 1.65, textWrap: "pretty" },
    points: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      gap: "5",
      mt: "5",
      pt: "5",
      borderTop: "1px solid",
      borderColor: "line",
      "& ul": { display: "grid", gap: "1.5", mt: "2" },
      "& li": { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: "2", color: "ink.2" },
      "& svg": { mt: "4px" },
    },
    pros: { "& h3, & svg": { color: "accent" } },
    cons: { "& h3, & svg": { color: "warn" } },
    list: {
      mt: "5",
      pt: "4",
      borderTop: "1px solid",
      borderColor: "line",
      "& h3": { fontSize: "md", mb: "2" },
      "& li": { py: "1", px: "2.5", fontSize: "sm" },
    },
    answer: { mt: "4", "& > b": { ml: "1" } },
  },
} as const satisfies SlotRecipe;

/** The history of a casino's trust score. */
export const scoreHistory = {
  className: "score-history",
  slots: ["root", "line", "list"],
  base: {
    root: { my: "4", "& > h3": { fontSize: "md" } },
    line: { w: "100%", h: "40px", my: "3", fill: "none", stroke: "accent", strokeWidth: 2, overflow: "visible" },
    list: { display: "grid", gap: "1.5" },
  },
} as const satisfies SlotRecipe;

/** A rating with a bar. */
export const ratingBar = {
  className: "rating-bar",
  slots: ["root", "track", "value"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "3",
      "& > .score": { fontSize: "xl" },
      "& > svg": { w: "110px", h: "6px", borderRadius: "3px" },
    },
    track: { fill: "line" },
    value: { fill: "accent" },
  },
  variants: {
    band: { middle: { value: { fill: "gold" } }, low: { value: { fill: "warn" } } },
  },
} as const satisfies SlotRecipe;
