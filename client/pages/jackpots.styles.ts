import { defineStyles } from "../shared/ui/defineStyles";

/** The three famous jackpots above their list. */
export const styles = defineStyles({
  ".jackpots": { pt: { base: "8", md: "12" }, "& > h2": { mb: "5" } },
  ".jackpot-cards": { gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))" },
  ".jackpot-card": {
    display: "grid",
    gridTemplateColumns: "92px minmax(0, 1fr)",
    overflow: "hidden",
    borderColor: "gold.line",
  },
  ".jackpot-tile": { bg: "sunken", fontSize: "1.75rem" },
  ".jackpot-body": { p: "14px 16px 16px", "& h3": { mt: "0.5" }, "& > .small": { mt: "1.5" } },
  ".jackpot-amount": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2.5",
    mt: "1",
    fontSize: "xl",
    fontWeight: 700,
    color: "gold",
  },
});
