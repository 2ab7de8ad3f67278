import type { SlotRecipe } from "../../theme/recipe";

/** The three famous jackpots above their list. */
export const jackpots = {
  className: "jackpots",
  slots: ["root", "cards", "card", "tile", "name", "amount"],
  base: {
    root: { pt: { base: "8", md: "12" }, "& > h2": { mb: "5" } },
    cards: { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" } },
    card: {
      display: "grid",
      gridTemplateColumns: { base: "112px minmax(0, 1fr)", md: "72px minmax(0, 1fr)", lg: "112px minmax(0, 1fr)" },
      gridTemplateRows: "auto auto 1fr",
      columnGap: "3.5",
      rowGap: "2.5",
      p: "16px",
      borderColor: "gold.line",
      "& > p": { gridColumn: "1 / -1" },
    },
    tile: { aspectRatio: "16 / 10", borderRadius: "s", fontSize: "1.5rem" },
    name: { alignSelf: "center", "& > h3": { mt: "0.5" } },
    amount: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "2.5",
      fontSize: "xl",
      fontWeight: 700,
      color: "gold",
    },
  },
} as const satisfies SlotRecipe;

/** The filters above a list: a row of selects for bonuses, facets for casinos and games. */
export const filters = {
  className: "filters",
  slots: [
    "root",
    "list",
    "next",
    "note",
    "actions",
    "toggle",
    "facets",
    "facet",
    "find",
    "values",
    "value",
    "none",
    "show",
  ],
  base: {
    root: {
      display: "grid",
      gap: "3",
      alignItems: "end",
      pt: "5",
      gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(auto-fit, minmax(170px, 1fr))" },
      // Two selects fit next to each other on a phone, even with the counts in their options.
      "& select": { px: { base: "2", md: "3" } },
    },
    list: { display: "grid", gap: "3", pt: "5" },
    next: { mb: "4" },
    note: { gridColumn: "1 / -1" },
    actions: { gridColumn: "1 / -1", display: "flex", gap: "3", _empty: { display: "none" } },
    toggle: { display: { md: "none" }, justifySelf: "start" },
    // On a phone, a button shows and hides the facets. Without JavaScript, the facets are always visible.
    facets: {
      display: { base: "none", md: "grid" },
      "@media (scripting: none)": { display: "grid" },
      gap: "4",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        md: "repeat(3, minmax(0, 1fr))",
        lg: "repeat(3, minmax(0, 1fr)) 200px",
      },
      flexDirection: "column",
      alignItems: { md: "start" },
      // The button at the bottom must not cover a focused control.
      "& :is(input, select)": { scrollMarginBottom: { base: "80px", md: "0" } },
    },
    facet: {
      minW: 0,
      "& > legend": { mb: "1", fontSize: "sm", fontWeight: 600, color: "ink.2" },
    },
    find: { mb: "1", minH: { md: "32px" } },
    // The height cuts off the last row, so the visitor sees that there are more rows.
    values: {
      h: { md: "156px" },
      maxH: "252px",
      overflowY: "auto",
      border: "1px solid",
      borderColor: "line.control",
      borderRadius: "m",
      bg: "bg",
      py: "1",
      // Shadows at both edges show that the box scrolls. At the start and the end, the content covers them.
      backgroundImage:
        "linear-gradient(var(--colors-bg) 40%, transparent), linear-gradient(transparent, var(--colors-bg) 60%), linear-gradient(var(--colors-line-control), transparent), linear-gradient(transparent, var(--colors-line-control))",
      backgroundAttachment: "local, local, scroll, scroll",
      backgroundPosition: "top, bottom, top, bottom",
      backgroundRepeat: "no-repeat",
      backgroundSize: "100% 32px, 100% 32px, 100% 8px, 100% 8px",
    },
    value: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "2.5",
      minH: { base: "40px", md: "32px" },
      px: "3",
      cursor: "pointer",
      overflowWrap: "anywhere",
      _hover: { color: "accent" },
      "& > input": { w: "16px", h: "16px", accentColor: "var(--colors-accent)", cursor: "pointer" },
      "& > small": { fontSize: "xs", color: "ink.3" },
    },
    none: { px: "3", py: "1" },
    // On a phone, the button stays at the bottom of the screen while the visitor scrolls through the facets.
    show: {
      display: { md: "none" },
      position: "sticky",
      bottom: "calc(var(--foot) + 12px)",
      zIndex: 1,
      justifyContent: "center",
    },
  },
  variants: {
    isOpen: { true: { facets: { display: { base: "flex", md: "grid" } } } },
    /** A value that no row in the list has. */
    isEmpty: { true: { value: { color: "ink.3" } } },
  },
} as const satisfies SlotRecipe;
