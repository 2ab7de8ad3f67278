import type { Recipe } from "../recipe";

/** Text with a size or color that differs from the body's. */
export const text = {
  className: "text",
  variants: {
    size: {
      title: { fontSize: "xl" },
      small: { fontSize: "sm" },
      tiny: { fontSize: "xs", color: "ink.3" },
    },
    tone: {
      muted: { color: "ink.2" },
      warning: { color: "warn" },
    },
  },
} as const satisfies Recipe;

export const link = {
  className: "link",
  base: { color: "accent", fontWeight: 600, _hover: { textDecoration: "underline", textUnderlineOffset: "3px" } },
  /** A separate line with an icon. */
  variants: {
    isRow: { true: { display: "inline-flex", alignItems: "center", gap: "1", fontSize: "sm", minH: "24px" } },
  },
} as const satisfies Recipe;

/** The heading font, for elements that are not headings. */
export const display = {
  className: "display",
  base: {
    fontFamily: "heading",
    fontWeight: 600,
    letterSpacing: "-0.015em",
    lineHeight: 1.12,
    textWrap: "balance",
  },
} as const satisfies Recipe;

/** For screen readers only. */
export const srOnly = {
  className: "sr-only",
  base: {
    position: "absolute",
    w: "1px",
    h: "1px",
    p: 0,
    m: "-1px",
    overflow: "hidden",
    clip: "rect(0,0,0,0)",
    whiteSpace: "nowrap",
    border: 0,
  },
} as const satisfies Recipe;

/** An editor's paragraphs and lists. */
export const textBlocks = {
  className: "text-blocks",
  base: {
    overflowWrap: "anywhere",
    // A grid must not grow with a long line of code.
    minW: 0,
    "& > * + *": { mt: "3" },
    "& pre": { whiteSpace: "pre-wrap" },
    "& ul, & ol": { pl: "5" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { mt: "1" },
  },
} as const satisfies Recipe;
