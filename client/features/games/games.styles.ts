import { defineStyles } from "../../shared/ui/defineStyles";

/** Game cards: a tile above the figures that are known. */
export const styles = defineStyles({
  ".game-card": { overflow: "hidden" },
  ".game-tile": { aspectRatio: "16 / 10", bg: "sunken", fontSize: "2rem" },
  ".game-body": { flex: "1", display: "flex", flexDirection: "column", p: "14px 16px 16px", "& > h3": { mt: "0.5", fontSize: "1rem" } },
  ".game-figures": {
    display: "flex", gap: "4", mt: "auto", pt: "3",
    "& > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", minW: 0 },
    "& dt": { fontSize: "2xs", color: "ink.3" },
    "& dd": { fontSize: "0.875rem", fontWeight: 650 },
  },
});
