import type { Recipe, SlotRecipe } from "../../theme/recipe";

/** The search popup and its suggestions. */
export const search = {
  className: "search",
  slots: ["form", "waiting", "row", "list", "group", "suggestion", "none"],
  base: {
    form: { py: { base: "4", lg: "2.5" }, px: { lg: "3" } },
    waiting: { minH: "80px" },
    row: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "3",
      // Leaves space for the close icon.
      pr: { lg: "48px" },
      "& > span": { flexBasis: { base: "100%", sm: 0 } },
      "& > a": { display: "inline-flex", alignItems: "center", minH: "24px", ml: { base: "auto", sm: 0 } },
    },
    // All groups of results share one list, so nothing moves sideways while the visitor types.
    list: { mt: { base: "3", lg: "2" } },
    group: {
      py: "2",
      "& + &": { borderTop: "1px solid", borderColor: "line" },
      "& > p": { px: "3", pb: "1", fontSize: "xs", fontWeight: 600, color: "ink.3" },
    },
    suggestion: {
      w: "100%",
      textAlign: "left",
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      minH: { base: "40px", lg: "36px" },
      px: "3",
      borderRadius: "s",
      cursor: "pointer",
      fontWeight: 550,
      "& > svg": { color: "ink.3" },
      "&:hover, &[aria-selected=true]": { bg: "accent.soft", color: "accent" },
    },
    none: { color: "ink.2", _empty: { display: "none" }, px: "3", pt: "4", pb: "1" },
  },
} as const satisfies SlotRecipe;

/** The text field and the filters of the search page. They look like a part of the banner above (recipes/banner.ts). */
export const searchControls = {
  className: "search-controls",
  base: { bg: "surface", borderBottom: "1px solid", borderColor: "line", pb: { base: "5", md: "7" } },
} as const satisfies Recipe;

export const searchPage = {
  className: "search-page",
  slots: ["form", "filters", "selects", "chips", "start", "tips"],
  base: {
    form: { display: "flex", gap: { base: "2", sm: "3" } },
    filters: {
      display: "grid",
      gap: { base: "3.5", md: "4" },
      mt: { base: "3.5", md: "4" },
      "& ul": { gap: "2" },
    },
    selects: {
      display: "grid",
      gap: "3",
      gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
      "& > :last-child": { gridColumn: { base: "1 / -1", md: "auto" } },
    },
    chips: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "3",
      rowGap: "2",
      "& > button": { ml: "auto" },
    },
    start: {
      display: "grid",
      gap: "8",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" },
      "& h2": { mb: "4" },
      "& ul": { gap: "2" },
    },
    tips: { display: "grid", color: "ink.2", listStyle: "disc", pl: "5" },
  },
} as const satisfies SlotRecipe;
