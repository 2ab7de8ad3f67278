import type { SlotRecipe } from "../../theme/recipe";

/** The About page, with the mission and the story next to the scoring rules. */
export const about = {
  className: "about",
  slots: ["root", "mission", "lead", "score", "values", "story", "text"],
  base: {
    root: {
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
    mission: { gridArea: "mission", "& p": { mt: "4", maxW: "text" } },
    lead: {
      fontFamily: "heading",
      fontWeight: 600,
      fontSize: { base: "1.25rem", lg: "1.5rem" },
      lineHeight: 1.4,
      textWrap: "pretty",
    },
    score: { gridArea: "score", "& > .receipt__root": { my: "3" }, "& > h2 + p": { mt: "2" } },
    values: { gridArea: "values" },
    story: { gridArea: "story" },
    text: {
      mt: "4",
      maxW: "text",
      fontSize: "1rem",
      lineHeight: 1.7,
      textWrap: "pretty",
      "& > p + p": { mt: "4" },
    },
  },
} as const satisfies SlotRecipe;
