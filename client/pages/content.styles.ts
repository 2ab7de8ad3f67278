import { defineStyles } from "../shared/ui/defineStyles";

/** What the content pages share: badges, bylines, and the grids that they are laid out on. */
export const styles = defineStyles({
  ".stack-wide": { display: "grid", gap: { base: "10", md: "14" }, "& > *": { minW: 0 } },
  ".tag-default": { bg: "accent", color: "accent.ink" },
  ".tag-secondary": { bg: "sunken", color: "ink.2" },
  ".tag-outline": { bg: "transparent", color: "ink", boxShadow: "inset 0 0 0 1px var(--ho-colors-line-control)" },
  ".tag-destructive": { bg: "warn", color: "surface" },
  ".eyebrow": { fontSize: "xs", fontWeight: 650, letterSpacing: "0.06em", textTransform: "uppercase", color: "accent" },
  ".byline": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    fontSize: "xs",
    color: "ink.3",
    "& > * + *::before": { content: '"·"', mr: "1.5" },
    "& > svg + *::before": { content: "none" },
  },
  ".panel-receipt": { bg: "bg" },

  // Three stand in a row, four in two rows until there is room.
  ".point-grid": {
    display: "grid",
    gap: "4.5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
    "&:has(> :nth-of-type(4))": {
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        md: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(4, minmax(0, 1fr))",
      },
    },
  },
  ".point": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3",
    rowGap: "1.5",
    alignItems: "center",
    alignContent: "start",
    "& > svg": { color: "accent" },
    "& > p": { gridColumn: "1 / -1" },
  },

  ".news-foot": {
    mt: "auto",
    pt: "3",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "3",
    // Beside a button the author has a line alone, so that the button never has to.
    "& > .byline": { flex: "1 1 0", minW: 0 },
    "& > .byline > span:first-child": { flexBasis: "100%" },
    "& > .byline > span:first-child + *::before": { content: "none" },
    "& .btn": { whiteSpace: "nowrap" },
  },
  ".call": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: { base: "4", md: "5" },
    "& > svg": { color: "accent" },
    "& > .grow": { flexBasis: "240px" },
    "& p": { mt: "1" },
  },
});
