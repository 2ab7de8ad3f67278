import type { SlotRecipe } from "../../theme/recipe";

/** The page about a game. The game's image and facts are next to the text that explains them. */
export const gamePage = {
  className: "game-page",
  slots: ["root", "tile", "text"],
  base: {
    root: {
      display: "grid",
      columnGap: { md: "6", lg: "8" },
      rowGap: "5",
      alignItems: "start",
      pb: 0,
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "280px minmax(0, 1fr)", lg: "320px 320px minmax(0, 1fr)" },
    },
    tile: { aspectRatio: "16 / 10", borderRadius: "l", bg: "sunken", fontSize: "3rem" },
    text: {
      gridColumn: { md: "1 / -1", lg: "auto" },
      maxW: "text",
      "& > p": { mt: "3", lineHeight: 1.65, textWrap: "pretty" },
    },
  },
} as const satisfies SlotRecipe;
