import type { Recipe } from "../recipe";

/** Text that differs from the body text in size or color. */
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
  /** `isRow` is for a link on its own line, next to an icon. */
  variants: {
    isRow: { true: { display: "inline-flex", alignItems: "center", gap: "1", fontSize: "sm", minH: "24px" } },
  },
} as const satisfies Recipe;

/** Gives other elements the look of a heading. */
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

/** Hides text from everyone except screen-reader users. */
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
    // Without this rule, a long line of code would widen the grid.
    minW: 0,
    "& > * + *": { mt: "3" },
    "& pre": { whiteSpace: "pre-wrap" },
    "& ul, & ol": { pl: "5" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { mt: "1" },
  },
} as const satisfies Recipe;
