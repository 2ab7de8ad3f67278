import { defineStyles } from "../../shared/ui/defineStyles";

/** The header: top line, sticky line, menus, theme switch, mobile sheet. */
export const styles = defineStyles({
  ".skip-link": {
    position: "absolute", left: "4", top: "-100px", zIndex: "notice", bg: "accent", color: "accent.ink", px: "4", py: "2", borderRadius: "s", fontWeight: 600,
    _focus: { top: "2" },
  },
  ".wide-only": { display: { base: "none", md: "block" } },
  ".narrow-only": { display: { base: "inline-flex", md: "none" } },
  ".top-line": {
    display: { base: "none", md: "block" }, borderBottom: "1px solid", borderColor: "line", fontSize: "sm", color: "ink.2",
    "& .wrap": { display: "flex", alignItems: "center", gap: "3.5", h: "38px" },
    "& ul": { display: "flex", gap: { md: "3", lg: "4.5" } },
    "& a": { display: "inline-flex", alignItems: "center", minH: "24px", _hover: { color: "accent" } },
    "& a[aria-current=page]": { color: "ink", fontWeight: 600 },
  },
  ".language": { textDecoration: "none", cursor: "help" },
  ".theme-switch": {
    display: "inline-flex", gap: "0.5", p: "0.5", border: "1px solid", borderColor: "line.strong", borderRadius: "full",
    "& label": { display: "grid", placeItems: "center", w: "26px", h: "24px", borderRadius: "full", color: "ink.3", cursor: "pointer", _hover: { color: "ink" } },
    "& label:has(:checked)": { bg: "accent.soft", color: "accent" },
    "& label:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "1px" },
  },
  ".nav-line": {
    position: "sticky", top: 0, zIndex: "nav", bg: "surface", borderBottom: "1px solid", borderColor: "line",
    "& > .wrap": { display: "flex", alignItems: "center", gap: { base: "2", md: "1", lg: "4" }, h: { base: "56px", md: "64px" } },
  },
  ".logo": {
    fontFamily: "heading", fontSize: "1.4375rem", fontWeight: 600, letterSpacing: "-0.02em", lineHeight: "40px", mr: { md: "1", lg: "3" },
    "& span": { color: "accent" },
  },
  ".menu": { display: "flex", alignItems: "center", gap: { md: "0", lg: "1" } },
  ".menu-group": { position: "relative" },
  ".menu-button": {
    display: "inline-flex", alignItems: "center", gap: "1.5", minH: "40px", px: { md: "1.5", lg: "2.5" }, borderRadius: "s", fontSize: { md: "sm", lg: "0.90625rem" }, fontWeight: 600, cursor: "pointer", whiteSpace: "nowrap",
    _hover: { color: "accent" },
    "& .icon": { color: "ink.3", transition: "transform .15s" },
    "&[aria-expanded=true] .icon": { transform: "rotate(180deg)" },
    "&[aria-current=page]": { color: "accent" },
  },
  ".menu-badge": { px: "1.5", py: 0, fontSize: "0.6875rem", letterSpacing: "0.03em" },
  ".menu-list": {
    position: "absolute", top: "calc(100% + 6px)", left: 0, zIndex: "popup", minW: "208px", p: "1.5", bg: "surface", border: "1px solid", borderColor: "line", borderRadius: "l", boxShadow: "raised",
    "&::before": { content: '""', position: "absolute", left: 0, right: 0, top: "-8px", h: "8px" },
    "& a": { display: "flex", alignItems: "center", minH: "40px", px: "3", borderRadius: "s", fontWeight: 550, _hover: { bg: "accent.soft", color: "accent" } },
    "& a[aria-current=page]": { color: "accent", fontWeight: 650 },
  },

  ".search-toggle": {
    display: "inline-flex", alignItems: "center", justifyContent: { base: "center", lg: "flex-start" }, gap: "2", minH: "40px", minW: { base: "40px", lg: "264px" }, px: { base: "2.5", lg: "3.5" },
    border: "1px solid", borderColor: "line.control", borderRadius: "m", bg: "bg", color: "ink.3", cursor: "pointer",
    _hover: { borderColor: "accent" },
    "& span": { display: { base: "none", lg: "inline" } },
  },
  ".search-popup": {
    position: "absolute", top: "100%", left: 0, right: 0, zIndex: "popup", bg: "surface", borderBottom: "1px solid", borderColor: "line", boxShadow: "raised",
    maxH: "calc(100dvh - 56px)", overflowY: "auto", overscrollBehavior: "contain",
  },
  ".search-waiting": { minH: "80px" },

  ".sheet": {
    m: 0, ml: "auto", w: "min(360px, 100vw)", maxW: "none", h: "100dvh", maxH: "none", p: 0, border: 0, borderLeft: "1px solid", borderColor: "line", bg: "surface", color: "ink", overflowY: "auto", overscrollBehavior: "contain",
    "&::backdrop": { background: "rgb(6 16 12 / .5)" },
    "& nav": { px: "4", pb: "8" },
  },
  "html:has(dialog[open])": { overflow: "hidden" },
  ".sheet-head": { position: "sticky", top: 0, display: "flex", alignItems: "center", gap: "3", h: "56px", px: "4", bg: "surface", borderBottom: "1px solid", borderColor: "line", fontSize: "sm", color: "ink.2" },
  ".sheet-group": {
    pt: "4",
    "& h3": { display: "flex", alignItems: "center", gap: "2", fontSize: "sm", color: "ink.3", fontWeight: 600 },
    "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "3" },
    "& a": { display: "flex", alignItems: "center", minH: "44px", fontWeight: 600, borderBottom: "1px solid", borderColor: "line" },
    "& a[aria-current=page]": { color: "accent" },
  },
});
