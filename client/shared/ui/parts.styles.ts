import { defineStyles } from "./defineStyles";

/** The parts that every list repeats: buttons, tags, cards, rings, offers, terms, receipts, skeletons. */
export const styles = defineStyles({
  ".btn": {
    display: "inline-flex", alignItems: "center", justifyContent: "center", gap: "2", minH: "40px", px: "4", py: "1.5",
    borderRadius: "m", border: "1px solid", borderColor: "transparent", fontSize: "0.875rem", fontWeight: 600, lineHeight: 1.2, textAlign: "center",
    cursor: "pointer", transition: "background-color .15s, border-color .15s, color .15s",
    "&:disabled, &[aria-disabled=true]": { opacity: 0.55, cursor: "not-allowed" },
  },
  ".btn-primary": { bg: "accent", color: "accent.ink", _hover: { bg: "accent.strong" } },
  ".btn-secondary": { bg: "surface", borderColor: "line.strong", color: "ink", _hover: { borderColor: "accent", color: "accent" } },
  ".btn-quiet": { color: "ink.2", bg: "transparent", _hover: { bg: "sunken", color: "ink" } },
  ".btn-sm": { minH: "32px", px: "2.5", fontSize: "sm", borderRadius: "s" },
  ".btn-lg": { minH: "48px", px: "6", fontSize: "1rem" },
  ".btn-icon": { minW: "40px", minH: "40px", p: 0 },

  ".tag": { display: "inline-flex", alignItems: "center", gap: "1", px: "2", py: "0.5", borderRadius: "6px", fontSize: "xs", fontWeight: 600, lineHeight: 1.5, bg: "sunken", color: "ink.2", whiteSpace: "nowrap" },
  ".tag-ok": { bg: "accent.soft", color: "accent" },
  ".tag-gold": { bg: "gold.soft", color: "gold" },
  ".tag-warn": { bg: "warn.soft", color: "warn" },
  ".tag-info": { bg: "info.soft", color: "info" },
  ".tags": { display: "flex", flexWrap: "wrap", gap: "1.5" },

  ".chip": {
    display: "inline-flex", alignItems: "center", gap: "1.5", minH: "34px", px: "3", borderRadius: "full", border: "1px solid", borderColor: "line.strong",
    bg: "surface", fontSize: "0.84375rem", fontWeight: 550, cursor: "pointer", transition: "border-color .15s, color .15s",
    _hover: { borderColor: "accent", color: "accent" },
    "&[aria-pressed=true], &.is-on": { bg: "accent.soft", borderColor: "accent", color: "accent" },
  },
  ".chip-lg": { minH: "44px", px: "4.5", fontSize: "md" },

  ".panel": { bg: "surface", border: "1px solid", borderColor: "line", borderRadius: "l", boxShadow: "card", p: { base: "4", md: "5.5" } },
  ".panel-sunken": { bg: "sunken", borderRadius: "m", p: "4" },

  ".cards": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))", gap: "4.5" },
  ".cards > li": { display: "grid", minW: 0 },
  ".cards-narrow": { gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))" },
  ".card": { display: "flex", flexDirection: "column", bg: "surface", border: "1px solid", borderColor: "line", borderRadius: "l", boxShadow: "card", minW: 0, position: "relative" },
  ".card-head": { display: "flex", alignItems: "flex-start", gap: "3.5", p: "18px 18px 14px" },
  ".card-foot": { mt: "auto", display: "flex", alignItems: "center", gap: "2", borderTop: "1px solid", borderColor: "line", p: "12px 18px" },

  ".mono": { w: "56px", h: "56px", flex: "none", display: "grid", placeItems: "center", borderRadius: "12px", color: "white", fontFamily: "heading", fontSize: "xl", fontWeight: 600 },

  ".ring": {
    position: "relative", w: "60px", h: "60px", flex: "none", display: "grid", placeItems: "center", borderRadius: "50%",
    "& svg": { position: "absolute", inset: 0, w: "100%", h: "100%", fill: "none", strokeWidth: 3.4 },
    "& > span": { display: "grid", justifyItems: "center", fontSize: "1.0625rem", fontWeight: 700, lineHeight: 1 },
    "& small": { mt: "0.5", fontSize: "0.625rem", fontWeight: 500, color: "ink.3" },
  },
  ".ring-track": { stroke: "line" },
  ".ring-value": { stroke: "accent", strokeLinecap: "round" },
  ".ring-middle .ring-value": { stroke: "gold" },
  ".ring-low .ring-value": { stroke: "warn" },

  ".offer": { mx: "18px", px: "3.5", py: "2.5", borderRadius: "m", border: "1px solid", borderColor: "gold.line", bg: "gold.soft", color: "gold", fontWeight: 650 },
  ".terms": {
    display: "grid", gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", sm: "repeat(4, minmax(0, 1fr))" }, rowGap: "2.5", m: "12px 18px 14px",
    "& > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", pl: "2.5", pr: "1", borderLeft: "1px solid", borderColor: "line" },
    "& > div:first-of-type": { pl: 0, border: 0 },
    "& > div:nth-of-type(3)": { pl: { base: 0, sm: "2.5" }, borderLeftWidth: { base: 0, sm: "1px" } },
    "& dt, & span": { fontSize: "2xs", color: "ink.3" },
    "& dd, & b": { display: "block", fontSize: "0.875rem", fontWeight: 650, m: 0 },
  },
  ".score": { display: "inline-flex", alignItems: "baseline", gap: "1", fontWeight: 700, "& small": { fontSize: "xs", fontWeight: 500, color: "ink.3" } },
  ".bar": { w: "84px", h: "6px", borderRadius: "3px", bg: "line", overflow: "hidden", "& i": { display: "block", h: "100%", bg: "accent" } },

  ".receipt": {
    w: "full", borderCollapse: "collapse",
    "& td, & th": { py: "2", borderBottom: "1px dashed", borderColor: "line", verticalAlign: "top", textAlign: "left", fontWeight: 400 },
    "& td:last-child": { pl: "3", textAlign: "right", fontWeight: 700, whiteSpace: "nowrap" },
    "& .is-missed td, & .is-missed th": { color: "ink.3" },
    "& .is-sum td, & .is-sum th": { pt: "2.5", borderTop: "2px solid", borderTopColor: "ink", borderBottom: 0, fontSize: "1.0625rem", fontWeight: 700 },
  },

  ".field": {
    minH: "40px", w: "full", px: "3.5", borderRadius: "m", border: "1px solid", borderColor: "line.control", bg: "bg", color: "ink", fontSize: "md",
    "&::placeholder": { color: "ink.3", opacity: 1 },
  },

  ".skeleton": {
    display: "block", borderRadius: "s", bg: "line", minH: "1em",
    animation: "skeleton-pulse 1.6s ease-in-out infinite",
  },
  "@keyframes skeleton-pulse": { "0%, 100%": { opacity: 1 }, "50%": { opacity: 0.5 } },

  ".banner": { bg: "surface", borderBottom: "1px solid", borderColor: "line" },
  ".banner-inner": { display: "flex", alignItems: "flex-start", gap: "4.5", py: { base: "7", md: "10" } },
  ".banner-icon": { flex: "none", display: "grid", placeItems: "center", w: "52px", h: "52px", borderRadius: "l", bg: "accent.soft", color: "accent" },
  ".banner-inner .row-wrap": { mt: "5" },
  ".banner-text": { mt: "2", maxW: "62ch", color: "ink.2", fontSize: { base: "md", md: "1.0625rem" } },

  ".empty": { display: "grid", justifyItems: "center", gap: "2", py: "14", px: "5", textAlign: "center", border: "1px dashed", borderColor: "line.strong", borderRadius: "l", "& > p": { maxW: "48ch", color: "ink.2" }, "& > .btn": { mt: "3" } },
  ".error-line": { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "3", p: "4", borderRadius: "m", bg: "warn.soft", color: "warn", fontWeight: 600 },
});
