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
  ".guide": { p: "18px", gap: "2" },
  ".guide-top": { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3", mb: "1" },
  ".guide-number": { fontSize: "xl", color: "ink.3" },
});
