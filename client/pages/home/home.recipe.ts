import type { SlotRecipe } from "../../theme/recipe";

/** The home page's hero. */
export const hero = {
  className: "hero",
  slots: ["root", "inner", "title", "text", "actions", "stats"],
  base: {
    root: { bg: "surface", borderBottom: "1px solid", borderColor: "line" },
    inner: {
      display: "grid",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        md: "minmax(0, 1fr) 340px",
        lg: "minmax(0, 1.15fr) minmax(0, .85fr)",
      },
      gap: { base: "8", lg: "12" },
      alignItems: "center",
      py: { base: "9", lg: "14" },
    },
    // Without wrapping, a title with short lines has the same number of lines before and after the heading font loads.
    title: { fontSize: { base: "4xl", md: "2.5rem", lg: "4xl" }, mt: "4", whiteSpace: { md: "nowrap" } },
    text: {
      mt: "3.5",
      maxW: "46ch",
      fontSize: { base: "1.0625rem", md: "lg" },
      color: "ink.2",
      textWrap: "balance",
    },
    actions: { mt: "6" },
    stats: {
      display: "flex",
      gap: { base: "6", sm: "9", md: "6", lg: "9" },
      mt: "8",
      "& > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
      "& dt": { fontSize: "xs", color: "ink.3" },
      "& dd": { fontSize: "1.75rem" },
    },
  },
  variants: {
    wraps: { true: { title: { whiteSpace: "normal", textWrap: "balance", overflowWrap: "anywhere" } } },
  },
} as const satisfies SlotRecipe;

/** The category tiles. */
export const categories = {
  className: "categories",
  slots: ["root", "tile"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
      gap: "3",
    },
    tile: {
      display: "flex",
      alignItems: "center",
      gap: "3.5",
      h: "100%",
      px: { base: "3.5", md: "4.5" },
      py: "3.5",
      bg: "surface",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "l",
      transition: "border-color .15s",
      _hover: { borderColor: "accent" },
      "& > svg": { color: "accent" },
      "& > span": { display: "grid", lineHeight: 1.35 },
      "& b": { fontWeight: 650 },
    },
  },
} as const satisfies SlotRecipe;
