import { defineStyles } from "../../shared/ui/defineStyles";

/** Bonus cards, bonus codes, and the bonuses of a review. */
export const styles = defineStyles({
  ".bonus-casino": { display: "grid", lineHeight: 1.35, fontWeight: 650, "& > .tiny": { fontWeight: 400 } },
  ".card.bonus-card > .terms": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > div:nth-of-type(3)": { pl: 0, borderLeftWidth: 0 },
  },
  ".bonus-card > .offer": { fontSize: "md" },
  ".card-note": {
    mx: "18px",
    mb: "3.5",
    fontSize: "sm",
    color: "ink.2",
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
  },
  ".bonus-code": {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minH: "32px",
    maxW: "100%",
    px: "2.5",
    borderRadius: "s",
    border: "1px dashed",
    borderColor: "gold",
    bg: "gold.soft",
    color: "gold",
    fontSize: "sm",
    fontWeight: 700,
    cursor: "copy",
    _hover: { borderStyle: "solid" },
    "& code": { fontFamily: "mono", overflowWrap: "anywhere" },
  },
  ".bonus-head": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "flex-start",
    gap: "3",
    "& h3": { fontFamily: "heading", fontSize: "xl", fontWeight: 600, letterSpacing: "-0.015em" },
  },
  ".bonus-panel > .terms": { mx: 0, my: "4" },
  ".bonus-panel > .bonus-code": { mt: "4", minH: "40px", px: "3.5" },
  ".bonus-panel > .tiny": { mt: "3" },
});
