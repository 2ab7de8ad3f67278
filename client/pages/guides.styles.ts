import { defineStyles } from "../shared/ui/defineStyles";

/** The guides, numbered like the chapters of a book. */
export const styles = defineStyles({
  ".guide-head": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3",
    alignItems: "center",
    mb: "5",
    "& > svg": { color: "accent" },
    "& > p": { gridColumn: "2" },
  },
  ".guide-grid": {
    display: "grid",
    gap: "4.5",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(3, minmax(0, 1fr))",
    },
    "& > li": { display: "grid", minW: 0 },
    "& > li:last-of-type": { gridColumn: { md: "1 / -1", lg: "auto" } },
  },
  ".guide": { p: "18px", gap: "2" },
  ".guide-top": { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3", mb: "1" },
  ".guide-number": { fontSize: "xl", color: "ink.3" },
});
