import type { Recipe, SlotRecipe } from "../../theme/recipe";

/** A bonus card in a list. */
export const bonusCard = {
  className: "bonus-card",
  slots: ["casino", "exit"],
  base: {
    casino: { display: "grid", lineHeight: 1.35, fontWeight: 650, "& > .text--size_tiny": { fontWeight: 400 } },
    exit: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
  },
} as const satisfies SlotRecipe;

/** A bonus in its casino's review. */
export const bonusPanel = {
  className: "bonus-panel",
  slots: ["root", "head", "words", "actions", "checks"],
  base: {
    root: { "& > .cost__root": { my: "4" } },
    head: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "flex-start",
      gap: "3",
      "& h3": { fontFamily: "heading", fontSize: "xl", fontWeight: 600, letterSpacing: "-0.015em" },
    },
    words: {
      mb: "3",
      fontSize: "sm",
      color: "ink.2",
      "& > h4": { color: "ink", fontWeight: 650 },
      "& > dl": { display: "flex", flexWrap: "wrap", columnGap: "4" },
      "& > dl > div": { display: "flex", gap: "1.5" },
      "& dt": { color: "ink.3" },
      "& dd": { overflowWrap: "anywhere" },
    },
    actions: { mt: "4", "& > button": { minH: "40px", px: "3.5" } },
    checks: { mt: "2", "& a": { textDecoration: "underline" } },
  },
} as const satisfies SlotRecipe;

/** The button with a bonus code. */
export const bonusCode = {
  className: "bonus-code",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minH: "32px",
    maxW: "100%",
    px: "2.5",
    borderRadius: "s",
    border: "1px dashed",
    borderColor: "gold",
    bg: "gold.soft",
    color: "gold",
    fontSize: "sm",
    fontWeight: 700,
    cursor: "copy",
    _hover: { borderStyle: "solid" },
    "& code": { fontFamily: "mono", overflowWrap: "anywhere" },
  },
} as const satisfies Recipe;

/** The significant terms of an offer. They wrap and are never truncated. */
export const offerTerms = {
  className: "offer-terms",
  slots: ["root", "terms", "notes"],
  base: {
    root: { fontSize: "sm" },
    terms: {
      display: "grid",
      columnGap: "3",
      rowGap: "2.5",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(5.6rem, 100%), 1fr))",
      "& > div": { display: "flex", flexDirection: "column", minW: 0 },
      "& dt": { fontSize: "2xs", color: "ink.3" },
      "& dd": { m: 0, fontSize: "0.875rem", fontWeight: 650, lineHeight: 1.35, overflowWrap: "break-word" },
      "& > [data-unstated] dd": { fontWeight: 400, color: "ink.2" },
    },
    notes: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "1.5",
      mt: "2",
      fontSize: "2xs",
      color: "ink.2",
      "& > li": { display: "inline-flex", alignItems: "center", minH: "24px" },
      "& > li + li::before": { content: '"·"', mr: "1.5" },
      "& a": {
        position: "relative",
        display: "inline-flex",
        alignItems: "center",
        gap: "1",
        minH: "24px",
        color: "accent",
        textDecoration: "underline",
      },
      "& time": { fontWeight: 650, color: "warn" },
    },
  },
  variants: {
    place: {
      card: { root: { m: "12px 18px 14px" } },
      panel: {
        root: { my: "4" },
        terms: { gridTemplateColumns: "repeat(auto-fill, minmax(min(8rem, 45%), 1fr))" },
      },
    },
  },
} as const satisfies SlotRecipe;

/** The cost of a bonus. */
export const cost = {
  className: "cost",
  slots: ["root", "head", "field", "box", "bets", "flag"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      p: "14px 16px",
      borderRadius: "m",
      bg: "sunken",
      "& h4": { fontWeight: 650 },
      "& > p": { mt: "1", lineHeight: 1.4 },
      "& > table": { mt: "1", fontSize: "sm" },
      ".card__root > &": { mx: "18px", mb: "3.5", fontSize: "sm", p: "10px 12px", "& > p": { minH: "2.8em" } },
    },
    head: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "3",
      rowGap: "1",
      minH: "34px",
    },
    field: { display: "inline-flex", alignItems: "center", gap: "2", fontSize: "sm", color: "ink.2" },
    box: {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.5",
      h: "34px",
      px: "2.5",
      borderRadius: "s",
      border: "1px solid",
      borderColor: "line.control",
      bg: "bg",
      color: "ink",
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
      "&:has([aria-invalid=true])": { borderColor: "warn" },
      "& input": { h: "100%", w: "9ch", bg: "transparent", outline: "none", fontVariantNumeric: "tabular-nums" },
    },
    // Reserves space for longer amounts, so nothing moves when the visitor changes the deposit.
    bets: { display: "block", minH: { base: "3.1em", md: "1.55em" }, mt: "1.5", ".card__root &": { minH: "3.1em" } },
    flag: {
      mt: "1.5",
      "& > summary": { cursor: "pointer", display: "inline-flex", minH: "24px", alignItems: "center" },
      "& > summary > span::after": { content: '"?"', ml: "1", fontWeight: 700 },
    },
  },
} as const satisfies SlotRecipe;

/** The deposit field above a list of bonuses. */
export const costChoice = {
  className: "cost-choice",
  base: { pt: "4", "& > p": { mt: "1" } },
} as const satisfies Recipe;
