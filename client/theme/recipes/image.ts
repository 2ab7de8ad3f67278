import type { Recipe } from "../recipe";

/** An image. A background color fills the image's space until it loads. */
export const image = {
  className: "image",
  base: {
    display: "block",
    flex: "none",
    overflow: "hidden",
    bg: "sunken",
    "& img": { display: "block", w: "100%", h: "100%", objectFit: "cover" },
  },
} as const satisfies Recipe;

/** The letters that replace a missing image. */
export const monogram = {
  className: "monogram",
  base: {
    display: "grid",
    placeItems: "center",
    w: "100%",
    h: "100%",
    bg: "accent.soft",
    color: "accent",
    fontFamily: "heading",
    fontWeight: 600,
    fontSize: "1.25em",
  },
} as const satisfies Recipe;

/** The sizes of a casino's logo. */
export const logo = {
  className: "casino-logo",
  variants: {
    size: {
      24: { w: "24px", h: "24px", borderRadius: "6px", fontSize: "0.625rem" },
      32: { w: "32px", h: "32px", borderRadius: "s", fontSize: "sm" },
      36: { w: "36px", h: "36px", borderRadius: "8px", fontSize: "0.6875rem" },
      44: { w: "44px", h: "44px", borderRadius: "10px", fontSize: "0.8125rem" },
      56: { w: "56px", h: "56px", borderRadius: "12px", fontSize: "1rem" },
      88: {
        w: { base: "64px", md: "88px" },
        h: { base: "64px", md: "88px" },
        borderRadius: { base: "14px", md: "18px" },
        fontSize: "1.5rem",
      },
    },
  },
} as const satisfies Recipe;

export const icon = {
  className: "icon",
  base: {
    flex: "none",
    fill: "none",
    stroke: "currentcolor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  variants: { isFilled: { true: { fill: "currentcolor" } } },
} as const satisfies Recipe;
