import type { SlotRecipe } from "../../theme/recipe";

/** The Play Safe page. Its colors are calm, and only one element looks like a warning. */
export const playSafe = {
  className: "play-safe",
  slots: ["notice", "signs", "list"],
  base: {
    notice: {
      display: "flex",
      gap: "4",
      p: { base: "4.5", md: "5.5" },
      borderRadius: "l",
      bg: "warn.soft",
      borderLeft: "4px solid",
      borderColor: "warn",
      "& > svg": { color: "warn", mt: "1" },
      "& h2": { color: "warn" },
      "& p": { mt: "1", maxW: "text" },
    },
    signs: {
      display: "grid",
      gap: "4.5",
      alignItems: "start",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 300px", lg: "minmax(0, 1fr) 380px" },
      "& h2 + p": { mt: "2" },
      "& .receipt__root + p": { mt: "3" },
      "& .receipt__root": { mt: "3" },
    },
    list: {
      counterReset: "sign",
      my: "4",
      "& > li": {
        display: "flex",
        gap: "4",
        py: "2.5",
        borderTop: "1px dashed",
        borderColor: "line",
        counterIncrement: "sign",
      },
      "& > li::before": { content: "counter(sign)", flex: "none", w: "1ch", fontWeight: 700, color: "warn" },
    },
  },
} as const satisfies SlotRecipe;

/** The support organizations. Their telephone numbers are the largest text. */
export const support = {
  className: "support",
  slots: ["title", "list", "card", "ways", "phone"],
  base: {
    title: { scrollMarginTop: "4" },
    list: {
      display: "grid",
      gap: "4.5",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
      "& > li": { display: "grid" },
    },
    card: { p: { base: "4.5", md: "5.5" }, gap: "1.5" },
    ways: {
      mt: "auto",
      pt: "3",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "5",
      rowGap: "2.5",
      "& > .tooltip__root": { ml: { sm: "auto" } },
    },
    phone: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      flexBasis: "100%",
      minH: "28px",
      fontSize: "xl",
      fontWeight: 700,
      color: "accent",
      _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
    },
  },
} as const satisfies SlotRecipe;
