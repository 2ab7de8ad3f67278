import { defineStyles } from "../shared/ui/defineStyles";

/** The three famous jackpots above their list. */
export const styles = defineStyles({
  ".jackpots": { pt: { base: "8", md: "12" }, "& > h2": { mb: "5" } },
  ".jackpot-cards": { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" } },
  ".jackpot-card": {
    display: "grid",
    gridTemplateColumns: { base: "112px minmax(0, 1fr)", md: "72px minmax(0, 1fr)", lg: "112px minmax(0, 1fr)" },
    gridTemplateRows: "auto auto 1fr",
    columnGap: "3.5",
    rowGap: "2.5",
    p: "16px",
    borderColor: "gold.line",
    "& > p": { gridColumn: "1 / -1" },
  },
  ".jackpot-tile": { aspectRatio: "16 / 10", borderRadius: "s", overflow: "hidden", bg: "sunken", fontSize: "1.5rem" },
  ".jackpot-name": { alignSelf: "center", "& > h3": { mt: "0.5" } },
  ".jackpot-amount": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2.5",
    fontSize: "xl",
    fontWeight: 700,
    color: "gold",
  },
});
