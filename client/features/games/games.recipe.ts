import type { SlotRecipe } from "../../theme/recipe";

/** A game's card. Its image is above the known values, or next to them on a narrow screen. */
export const gameCard = {
  className: "game-card",
  slots: ["root", "tile", "body", "figures"],
  base: {
    root: { overflow: "hidden", flexDirection: { base: "row", sm: "column" } },
    tile: {
      w: { base: "96px", sm: "auto" },
      aspectRatio: { base: "auto", sm: "16 / 10" },
      bg: "sunken",
      fontSize: "2rem",
    },
    body: {
      flex: "1",
      minW: 0,
      display: "flex",
      flexDirection: "column",
      p: { base: "10px 14px 12px", sm: "14px 16px 16px" },
      "& > h3": { mt: "0.5", fontSize: "1rem" },
      // The padding keeps the link large enough to press.
      "& > h3 > a": { display: "inline-block", py: "1" },
      "& > .skeleton + .skeleton": { mt: "1.5" },
      "& > .skeleton:last-child": { mt: "1", minH: { base: "36px", sm: "40px" } },
    },
    figures: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: { base: "2", lg: "4" },
      rowGap: "1",
      mt: "auto",
      pt: { base: "2", sm: "3" },
      minH: { base: "0", sm: "52px" },
      alignItems: "flex-end",
      "& > div": { display: "flex", flexDirection: "column-reverse", minW: 0 },
      "& dt": { fontSize: "2xs", color: "ink.3" },
      "& dd": { fontSize: "0.875rem", fontWeight: 650, whiteSpace: "nowrap" },
    },
  },
} as const satisfies SlotRecipe;
