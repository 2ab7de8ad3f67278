import { defineStyles } from "../../shared/ui/defineStyles";

/** The search popup and its suggestions. */
export const styles = defineStyles({
  ".search-form": { py: "4" },
  ".search-row": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    "& .link": { display: "inline-flex", alignItems: "center", minH: "24px" },
  },
  ".search-box": {
    position: "relative",
    flexBasis: { base: "100%", sm: "0" },
    "& > .icon": {
      position: "absolute",
      left: "3.5",
      top: "50%",
      translate: "0 -50%",
      color: "ink.3",
      pointerEvents: "none",
    },
    "& .field": { pl: "10", minH: "44px", fontSize: "1rem" },
  },
  ".suggestions": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
    gap: "4",
    mt: "4",
  },
  ".suggestion-group": { "& > p": { px: "3", pb: "1", fontSize: "xs", fontWeight: 600, color: "ink.3" } },
  // Fewer groups than columns: the last one spreads over what is left.
  ".suggestion-group:last-child:not(:nth-child(3))": {
    display: "grid",
    alignContent: "start",
    gridColumn: { md: "2 / -1" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" },
    "& > p": { gridColumn: "1 / -1" },
    "&:first-child": {
      gridColumn: "1 / -1",
      gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr", md: "repeat(3, minmax(0, 1fr))" },
    },
  },
  ".suggestion": {
    w: "full",
    textAlign: "left",
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "40px",
    px: "3",
    borderRadius: "s",
    cursor: "pointer",
    fontWeight: 550,
    "& .icon": { flex: "none", color: "ink.3" },
    "&:hover, &[aria-selected=true]": { bg: "accent.soft", color: "accent" },
  },
  ".suggestions-none": { color: "ink.2", _empty: { display: "none" }, px: "3", pt: "4", pb: "1" },
  // Goes on where the banner ends: one head for the whole search.
  ".banner:has(+ .search-controls)": { borderBottom: 0 },
  ".banner:has(+ .search-controls) .banner-inner": { pb: "5" },
  ".search-controls": { bg: "surface", borderBottom: "1px solid", borderColor: "line", pb: { base: "5", md: "7" } },
  ".search-page-form": { display: "flex", gap: { base: "2", sm: "3" }, "& > .search-box": { flexBasis: 0 } },
  ".search-filters": { display: "grid", gap: { base: "3.5", md: "4" }, mt: { base: "3.5", md: "4" } },
  ".search-selects": {
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
    "& > :last-child": { gridColumn: { base: "1 / -1", md: "auto" } },
  },
  ".search-chips": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "3",
    rowGap: "2",
    "& > .btn": { ml: "auto" },
  },
  ".search-filters .row-wrap": { gap: "2" },
  // On a phone a tooltip begins with its chip: around its middle it would leave the screen.
  ".search-chips .tooltip": {
    left: { base: 0, md: "50%" },
    transform: { base: "translate(0, -6px)", md: "translate(-50%, -6px)" },
    maxW: { base: "200px", md: "240px" },
  },
  ".search-start": {
    display: "grid",
    gap: "8",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" },
    "& h2": { mb: "4" },
  },
  ".search-tips": { display: "grid", gap: "2", color: "ink.2", listStyle: "disc", pl: "5" },
});
