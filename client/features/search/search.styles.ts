import { defineStyles } from "../../shared/ui/defineStyles";

/** The search popup and its suggestions. */
export const styles = defineStyles({
  ".search-form": { py: { base: "4", lg: "2.5" }, px: { lg: "3" } },
  ".search-row": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    // The sign that closes stands at its end.
    pr: { lg: "48px" },
    "& .link": { display: "inline-flex", alignItems: "center", minH: "24px", ml: { base: "auto", sm: 0 } },
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
  // One list, whatever is found: nothing changes sides while the visitor types.
  ".suggestions": { mt: { base: "3", lg: "2" } },
  ".suggestion-group": {
    py: "2",
    "& + &": { borderTop: "1px solid", borderColor: "line" },
    "& > p": { px: "3", pb: "1", fontSize: "xs", fontWeight: 600, color: "ink.3" },
  },
  ".suggestion": {
    w: "full",
    textAlign: "left",
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: { base: "40px", lg: "36px" },
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
    "& .row-wrap": { gap: "2" },
    "& .chip-lg": { px: { base: "3.5", lg: "4.5" } },
  },
  ".search-tips": { display: "grid", gap: "2", color: "ink.2", listStyle: "disc", pl: "5" },
});
