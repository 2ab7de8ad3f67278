import { defineStyles } from "./defineStyles";

/** Bare elements, and the few classes that every screen is laid out with. */
export const styles = defineStyles({
  html: {
    bg: "bg",
    color: "ink",
    colorScheme: "light",
    fontFamily: "body",
    fontSize: "100%",
    lineHeight: 1.55,
    fontVariantNumeric: "tabular-nums",
    scrollPaddingTop: "80px",
    overflowWrap: "break-word",
    WebkitTextSizeAdjust: "100%",
  },
  "html.dark": { colorScheme: "dark" },
  body: { fontSize: "md", minHeight: "100dvh" },
  "h1, h2, .display": { fontFamily: "heading", fontWeight: 600, letterSpacing: "-0.015em", lineHeight: 1.12, textWrap: "balance" },
  h1: { fontSize: "3xl" },
  h2: { fontSize: "2xl" },
  h3: { fontSize: "lg", fontWeight: 650, lineHeight: 1.25 },
  "a, button, input, select, textarea, summary, [tabindex]": {
    _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px", borderRadius: "s" },
  },
  "::selection": { bg: "accent.soft", color: "ink" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animationDuration: "0.01ms !important", animationIterationCount: "1 !important", transitionDuration: "0.01ms !important", scrollBehavior: "auto !important" },
  },
  ".wrap": { maxW: "page", mx: "auto", px: { base: "4", md: "6" }, w: "full" },
  ".section": { py: { base: "8", md: "12" } },
  ".section-head": { display: "flex", alignItems: "baseline", justifyContent: "space-between", flexWrap: "wrap", gap: "3", mb: "5" },
  ".row": { display: "flex", alignItems: "center", gap: "3" },
  ".row-wrap": { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "3" },
  ".stack": { display: "grid", gap: "5" },
  ".grow": { flex: "1 1 0", minW: 0 },
  ".muted": { color: "ink.2" },
  ".small": { fontSize: "sm" },
  ".tiny": { fontSize: "xs", color: "ink.3" },
  ".prose": { maxW: "text", "& p + p": { mt: "3" } },
  ".link": { color: "accent", fontWeight: 600, _hover: { textDecoration: "underline", textUnderlineOffset: "3px" } },
  ".sr-only": { position: "absolute", w: "1px", h: "1px", p: 0, m: "-1px", overflow: "hidden", clip: "rect(0,0,0,0)", whiteSpace: "nowrap", border: 0 },
});
