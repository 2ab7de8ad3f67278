import { defineStyles } from "../../shared/ui/defineStyles";

/** Casino cards, and what stands around them. */
export const styles = defineStyles({
  ".card-who": { flex: "1 1 0", minW: 0 },
  ".card-who > p": { mt: "0.5" },
  ".card-who > .tags": { mt: "2", gap: "1", "& > .tag": { px: "1.5", fontSize: "2xs" } },
  // The whole card answers to its name's link; what else can be pressed lies above it.
  ".card-link::after": { content: '""', position: "absolute", inset: 0, borderRadius: "l" },
  ".card-link:focus-visible": { outline: "none" },
  ".card-link:focus-visible::after": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  ".card": { transition: "border-color .15s" },
  ".card:has(.card-link:hover)": { borderColor: "line.control" },
  ".card-link:hover": { color: "accent" },
  ".card-foot > *": { position: "relative" },
  ".card-foot > :not(* + *)": { mr: "auto" },
  // The parts of the cards in a row stand on common lines: head, offer, terms, foot.
  "@supports (grid-template-rows: subgrid)": {
    ".cards-aligned > li, .cards-aligned > .card": {
      display: "grid",
      gridTemplateRows: "subgrid",
      gridRow: "span 4",
      rowGap: 0,
    },
    ".cards-aligned > li > .card": {
      display: "grid",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridRow: "span 4",
    },
    ".cards-found > li, .cards-found > li > .card": { gridRow: "span 5" },
    ".cards-of-bonuses > li, .cards-of-bonuses > .card, .cards-of-bonuses > li > .card": { gridRow: "span 6" },
  },
  // What a search has found beside the name: above the foot, whose line the cards of a row share.
  ".found": {
    display: "grid",
    alignContent: "start",
    gap: "1.5",
    mx: "18px",
    mb: "3.5",
    fontSize: "sm",
    lineHeight: 1.45,
    _empty: { m: 0 },
    "& > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "1.5" },
    "& dt": { fontSize: "xs", color: "ink.3" },
    "& dd": { m: 0, color: "ink.2" },
  },
  ".is-warning": { color: "warn" },
  ".favorite[aria-pressed=true]": { color: "warn" },
  ".compare[aria-pressed=true]": { bg: "accent.soft", borderColor: "accent", color: "accent" },
  // Four terms share a row; the year needs the least room.
  ".card > .terms > *": { minW: "min-content" },
  ".card > .terms > div:last-child": { flexGrow: 0.7, pr: "9px" },
  ".offer": {
    minH: "44px",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    lineHeight: 1.3,
  },
  ".hero-receipt": { position: "relative", bg: "bg", fontSize: "sm" },
  ".card-title": { fontFamily: "body", fontSize: "lg", fontWeight: 650, letterSpacing: 0, lineHeight: 1.25 },
});
