import { defineStyles } from "../shared/ui/defineStyles";

/** The home page's opening, its sections and its tiles. */
export const styles = defineStyles({
  ".hero": { bg: "surface", borderBottom: "1px solid", borderColor: "line" },
  ".hero-inner": {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "minmax(0, 1fr) 340px",
      lg: "minmax(0, 1.15fr) minmax(0, .85fr)",
    },
    gap: { base: "8", lg: "12" },
    alignItems: "center",
    py: { base: "9", lg: "14" },
  },
  // Its two lines stay two while the face of the headings is on its way.
  ".hero-title": { fontSize: { base: "4xl", md: "2.5rem", lg: "4xl" }, mt: "4", whiteSpace: { md: "nowrap" } },
  ".hero-text": {
    mt: "3.5",
    maxW: "46ch",
    fontSize: { base: "1.0625rem", md: "lg" },
    color: "ink.2",
    textWrap: "balance",
  },
  ".hero-actions": { mt: "6" },
  ".hero-stats": {
    display: "flex",
    gap: { base: "6", sm: "9", md: "6", lg: "9" },
    mt: "8",
    "& > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
    "& dt": { fontSize: "xs", color: "ink.3" },
    "& dd": { fontSize: "1.75rem" },
  },
  ".home-section": { pt: { base: "8", md: "10" }, "&:last-of-type": { pb: { base: "10", md: "16" } } },
  // Where two cards share a row, the third keeps their width in the middle of the next row. Four games stand two by two.
  "@media (min-width: 768px) and (max-width: 1103px)": {
    ".home-section .cards-aligned": {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      "& > *": { gridColumn: "span 2" },
      "& > :last-child:nth-child(odd)": { gridColumn: "2 / span 2" },
    },
  },
  "@media (min-width: 768px) and (max-width: 1023px)": {
    ".home-section .cards-narrow": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  ".row-link": { display: "inline-flex", alignItems: "center", gap: "1", fontSize: "sm", minH: "24px" },
  ".category-tiles": {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
    gap: "3",
  },
  ".category-tile": {
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    h: "full",
    px: { base: "3.5", md: "4.5" },
    py: "3.5",
    bg: "surface",
    border: "1px solid",
    borderColor: "line",
    borderRadius: "l",
    transition: "border-color .15s",
    _hover: { borderColor: "accent" },
    "& > svg": { flex: "none", color: "accent" },
    "& > span": { display: "grid", lineHeight: 1.35 },
    "& b": { fontWeight: 650 },
  },
});
