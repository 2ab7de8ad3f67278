import { defineStyles } from "../shared/ui/defineStyles";

/** About Us: mission and story beside the receipt that proves them. */
export const styles = defineStyles({
  ".about": {
    display: "grid",
    columnGap: { md: "8", lg: "12" },
    rowGap: { base: "10", md: "12" },
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px", lg: "minmax(0, 1fr) 400px" },
    gridTemplateAreas: {
      base: '"mission" "score" "story" "values"',
      md: '"mission score" "story score" "values values"',
    },
    gridTemplateRows: { md: "auto 1fr auto" },
  },
  ".about-mission": { gridArea: "mission", "& p": { mt: "4", maxW: "text" } },
  ".about-lead": {
    fontFamily: "heading",
    fontWeight: 600,
    fontSize: { base: "1.25rem", lg: "1.5rem" },
    lineHeight: 1.4,
    textWrap: "pretty",
  },
  ".about-score": { gridArea: "score", bg: "bg", "& > .receipt": { my: "3" }, "& > h2 + p": { mt: "2" } },
  ".about-values": { gridArea: "values" },
  ".about-story": { gridArea: "story" },
  ".about-story-text": {
    mt: "4",
    maxW: "text",
    fontSize: "1rem",
    lineHeight: 1.7,
    textWrap: "pretty",
    "& > p + p": { mt: "4" },
  },
});
