import type { Recipe } from "../recipe";

export const tag = {
  className: "tag",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    py: "0.5",
    borderRadius: "6px",
    fontSize: "xs",
    fontWeight: 600,
    lineHeight: 1.5,
    bg: "sunken",
    color: "ink.2",
    overflowWrap: "break-word",
  },
  variants: {
    tone: {
      ok: { bg: "accent.soft", color: "accent" },
      gold: { bg: "gold.soft", color: "gold" },
      warn: { bg: "warn.soft", color: "warn" },
      info: { bg: "info.soft", color: "info" },
    },
    size: { sm: { px: "1.5", fontSize: "2xs" } },
    /** A tag that is a link is taller, so it is easier to press. */
    isLink: { true: { minH: "28px", alignItems: "center", _hover: { bg: "accent.soft", color: "accent" } } },
    /** The news badges. The specification defines their names. */
    badge: {
      default: { bg: "accent", color: "accent.ink" },
      secondary: { bg: "sunken", color: "ink.2" },
      outline: { bg: "transparent", color: "ink", boxShadow: "inset 0 0 0 1px var(--colors-line-control)" },
      destructive: { bg: "warn", color: "surface" },
    },
  },
} as const satisfies Recipe;

/** A row of tags. */
export const tagList = {
  className: "tags",
  base: { display: "flex", flexWrap: "wrap", gap: "1.5" },
  variants: { size: { sm: { gap: "1" } } },
} as const satisfies Recipe;

/** The warning about a casino that has no license. */
export const notRecommended = {
  className: "not-recommended",
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "2",
    px: "2.5",
    py: "1.5",
    borderRadius: "s",
    bg: "warn.soft",
    color: "warn",
    fontSize: "sm",
    fontWeight: 600,
    lineHeight: 1.35,
    textAlign: "left",
  },
} as const satisfies Recipe;

export const chip = {
  className: "chip",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minH: "34px",
    px: "3",
    borderRadius: "full",
    border: "1px solid",
    borderColor: "line.strong",
    bg: "surface",
    fontSize: "0.84375rem",
    fontWeight: 550,
    cursor: "pointer",
    transition: "border-color .15s, color .15s",
    _hover: { borderColor: "accent", color: "accent" },
    "&[aria-pressed=true]": { bg: "accent.soft", borderColor: "accent", color: "accent" },
  },
  variants: {
    isOn: { true: { bg: "accent.soft", borderColor: "accent", color: "accent" } },
    size: { lg: { minH: "44px", px: { base: "3.5", lg: "4.5" }, fontSize: "md" } },
  },
} as const satisfies Recipe;
