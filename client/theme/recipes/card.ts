import type { Recipe, SlotRecipe } from "../recipe";

/** Makes each card span `count` grid rows. The parts of all cards in a row then line up. */
function alignedRows(count: number) {
  return {
    root: {
      "@supports (grid-template-rows: subgrid)": {
        "& > *": { display: "grid", gridTemplateRows: "subgrid", gridRow: `span ${count}`, rowGap: 0 },
        "& > li > *": {
          display: "grid",
          gridTemplateRows: "subgrid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gridRow: `span ${count}`,
        },
      },
    },
  };
}

/** A list of cards. */
export const cards = {
  className: "cards",
  slots: ["root"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
      gap: "4.5",
      "& > li": { display: "grid", minW: 0 },
    },
  },
  variants: {
    isNarrow: { true: { root: { gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))" } } },
    /** Lines up the headers, offers, terms and footers of the cards in a row. */
    aligned: { casinos: alignedRows(4), detailed: alignedRows(5), bonuses: alignedRows(6) },
  },
} as const satisfies SlotRecipe;

export const card = {
  className: "card",
  slots: ["root", "head", "who", "link", "offer", "note", "detail", "foot"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      bg: "surface",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "l",
      boxShadow: "card",
      minW: 0,
      position: "relative",
      transition: "border-color .15s",
      "&:has(.card__link:hover)": { borderColor: "line.control" },
    },
    head: { display: "flex", alignItems: "flex-start", gap: "3.5", p: "18px 18px 14px" },
    who: { flex: "1 1 0", minW: 0, "& > p": { mt: "0.5" }, "& > ul": { mt: "2" } },
    // The name's link covers the whole card. Other controls are above this area.
    link: {
      // The padding makes the name's own click area at least 24px tall. The link is inline, so the layout does not
      // change.
      py: "0.5",
      "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "l" },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
      "&:hover": { color: "accent" },
    },
    offer: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "center",
      minH: "44px",
      lineHeight: 1.3,
      mx: "18px",
      px: "3.5",
      py: "2.5",
      borderRadius: "m",
      border: "1px solid",
      borderColor: "gold.line",
      bg: "gold.soft",
      color: "gold",
      fontWeight: 650,
      overflowWrap: "break-word",
    },
    note: {
      mx: "18px",
      mb: "3.5",
      fontSize: "sm",
      color: "ink.2",
      lineClamp: 2,
      _empty: { mb: 0 },
    },
    /** A line that relates the casino to the current list. Its links are above the card's click area. */
    detail: { mx: "18px", mb: "3.5", fontSize: "sm", color: "ink.2", "& > a": { position: "relative" } },
    foot: {
      mt: "auto",
      display: "flex",
      alignItems: "center",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      gap: "2",
      borderTop: "1px solid",
      borderColor: "line",
      p: "12px 18px",
      "& > *": { position: "relative" },
      "& > :not(* + *)": { mr: "auto" },
    },
  },
  variants: {
    look: {
      bonus: {
        head: {
          flexWrap: "wrap",
          rowGap: "2.5",
          alignContent: "flex-start",
          "& > .not-recommended": { flexBasis: "100%" },
        },
        offer: { fontSize: "md" },
      },
    },
  },
} as const satisfies SlotRecipe;

/** Terms in columns of equal width. A column with a long word is wider, and columns that don't fit wrap. */
export const terms = {
  className: "terms",
  base: {
    display: "flex",
    flexWrap: "wrap",
    rowGap: "2.5",
    m: "12px 18px 14px",
    overflow: "hidden",
    "& > *": { flex: "1 1 0", minW: { base: "40%", sm: "min-content" } },
    // Moves the left border of each row's first term outside the box, which clips it.
    "& > div": {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      ml: "-9px",
      pl: "2",
      pr: "13px",
      borderLeft: "1px solid",
      borderColor: "line",
      overflowWrap: "break-word",
    },
    "& dt": { fontSize: "2xs", color: "ink.3", whiteSpace: "nowrap" },
    "& dd": { display: "block", fontSize: "0.875rem", fontWeight: 650, m: 0 },
  },
  variants: {
    place: {
      // Four terms share a row. The last term, the founding year, needs the least space.
      casinoCard: { "& > *": { minW: "min-content" }, "& > div:last-child": { flexGrow: 0.7, pr: "9px" } },
    },
  },
} as const satisfies Recipe;

export const panel = {
  className: "panel",
  base: {
    bg: "surface",
    border: "1px solid",
    borderColor: "line",
    borderRadius: "l",
    boxShadow: "card",
    p: { base: "4", md: "5.5" },
  },
  /** The `paper` look is for a panel that contains a receipt. */
  variants: { look: { paper: { bg: "bg" } } },
} as const satisfies Recipe;
