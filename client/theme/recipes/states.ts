import type { Recipe, SlotRecipe } from "../recipe";
import { display } from "./text";

/** The placeholder for content that is loading. */
export const skeleton = {
  className: "skeleton",
  base: {
    display: "block",
    borderRadius: "s",
    bg: "line",
    minH: "1em",
    opacity: 0.65,
    animation: "skeleton-pulse 1.6s ease-in-out infinite",
  },
  variants: {
    shape: {
      /** Shapes for a list. */
      count: { w: "220px", fontSize: "2xl", h: "1.12em" },
      /** Shapes for cards. */
      name: { w: "60%", h: "22px" },
      shortName: { w: "64px", h: "22px" },
      fine: { w: "45%", h: "16px", mt: "1" },
      tag: { w: "84px", h: "22px", mt: "9px" },
      offer: { mx: "18px", h: "44px", borderRadius: "m" },
      term: { h: "39px", mr: "2" },
      cost: { h: "150px" },
      note: { h: "40px" },
      button: { w: "120px", h: "40px" },
      /** Shapes for a review. */
      back: { w: "130px", h: "24px" },
      heading: { h: { base: "38px", md: "45px" }, w: "min(320px, 70%)" },
      title: { h: "34px", w: "min(320px, 70%)" },
      detail: { h: { base: "93px", md: "70px" }, w: "min(520px, 100%)" },
      figures: { h: { base: "54px", md: "35px" }, w: "min(360px, 100%)", mt: "3" },
      actions: { h: { base: "132px", md: "66px" }, w: { base: "100%", sm: "340px", lg: "424px" } },
      tabs: { h: "20px", w: "min(620px, 100%)", mb: "14px", mt: "15px" },
      /** The lines of a text or of a receipt. A gradient draws all lines on one element. */
      lines: {
        h: "290px",
        mt: "5",
        bg: "repeating-linear-gradient(var(--colors-line) 0 12px, transparent 12px 34px)",
        borderRadius: 0,
      },
    },
  },
} as const satisfies Recipe;

/** The message that replaces an empty list. */
export const empty = {
  className: "empty",
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: "2",
    py: "14",
    px: "5",
    textAlign: "center",
    border: "1px dashed",
    borderColor: "line.strong",
    borderRadius: "l",
    "& > p": { maxW: "min(48ch, 100%)", color: "ink.2", textWrap: "balance" },
    "& > :is(a, button)": { mt: "3" },
  },
} as const satisfies Recipe;

/** The error message that replaces a list that could not be loaded. */
export const errorLine = {
  className: "error-line",
  slots: ["root", "text", "part"],
  base: {
    /** The space around an error message that replaces a part of a page. */
    part: { p: "3" },
    root: {
      display: "flex",
      alignItems: "center",
      flexWrap: "wrap",
      gap: "3",
      p: "4",
      borderRadius: "m",
      bg: "warn.soft",
      color: "warn",
      fontWeight: 600,
    },
    // On a phone, the message fills the row, which moves the button below it.
    text: { flex: "1 1 200px", minW: 0 },
  },
} as const satisfies SlotRecipe;

/** The message that replaces a whole page. */
export const missingPage = {
  className: "missing-page",
  slots: ["root", "sign", "text", "ways"],
  base: {
    root: { display: "grid", justifyItems: "center", gap: "3", py: { base: "16", md: "24" }, textAlign: "center" },
    sign: {
      ...display.base,
      fontSize: "clamp(4rem, 12vw, 7rem)",
      color: "accent",
      "& > svg": { display: "block", strokeWidth: 1.5, color: "warn" },
    },
    text: { color: "ink.2", maxW: "52ch", textWrap: "balance" },
    ways: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "3", mt: "3", justifyContent: "center" },
  },
} as const satisfies SlotRecipe;

/** The link to the next page of a list. */
export const showMore = {
  className: "show-more",
  base: { display: "grid", justifyItems: "center", gap: "2", mt: "8" },
} as const satisfies Recipe;
