import { defineStyles } from "../shared/ui/defineStyles";

/** About Us: the mission beside the receipt that proves it. */
export const styles = defineStyles({
  ".about": {
    display: "grid",
    columnGap: "12",
    rowGap: { base: "10", md: "14" },
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
  },
  ".about-mission": { "& p": { mt: "4", maxW: "text" } },
  ".about-lead": {
    fontFamily: "heading",
    fontSize: { base: "1.25rem", md: "1.5rem" },
    lineHeight: 1.4,
    textWrap: "pretty",
  },
  ".about-score": { bg: "bg", "& > .receipt": { my: "3" } },
  ".about-values, .about-story": { gridColumn: { lg: "1 / -1" } },
  ".about-story": {
    display: "grid",
    gap: { base: "4", lg: "12" },
    gridTemplateColumns: { lg: "240px minmax(0, 1fr)" },
    pt: { base: "8", md: "10" },
    borderTop: "1px solid",
    borderColor: "line",
  },
  ".about-story-text": {
    maxW: "text",
    fontSize: "1rem",
    lineHeight: 1.7,
    textWrap: "pretty",
    "& > p + p": { mt: "4" },
  },
});
