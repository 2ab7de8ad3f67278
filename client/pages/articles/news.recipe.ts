import type { SlotRecipe } from "../../theme/recipe";

/** The news page: the featured story, the cards and the email box. */
export const news = {
  className: "news",
  slots: ["image", "story", "storyHead", "eyebrow", "excerpt", "opening", "list", "card", "text", "loop", "loopField"],
  base: {
    image: { aspectRatio: "16 / 9" },
    story: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      columnGap: "8",
      rowGap: "5",
      alignItems: "center",
      justifyItems: "start",
      p: { md: "6" },
      "& > .news__image": { borderRadius: "m", w: "100%" },
    },
    storyHead: {
      display: "grid",
      gap: "3.5",
      justifyItems: "start",
      "& h2": { fontSize: { base: "2xl", md: "2.125rem" } },
    },
    eyebrow: { fontSize: "xs", fontWeight: 650, letterSpacing: "0.06em", textTransform: "uppercase", color: "accent" },
    excerpt: { fontSize: "1.0625rem", color: "ink.2", lineHeight: 1.5, textWrap: "pretty" },
    opening: {
      gridColumn: { lg: "1 / -1" },
      columnCount: { lg: 2 },
      columnGap: "8",
      pt: "5",
      borderTop: "1px dashed",
      borderColor: "line.strong",
      lineHeight: 1.65,
      "& > p": { breakInside: "avoid" },
      "& > p + p": { mt: { base: "3", lg: "0" } },
    },
    // The five cards form rows of two and three on a wide screen, and rows of one, two and two on a tablet.
    list: {
      display: "grid",
      gap: "4.5",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        md: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(6, minmax(0, 1fr))",
      },
      "& > li": { display: "grid", minW: 0, gridColumn: { lg: "span 2" } },
      "& > li:first-of-type": { gridColumn: { md: "1 / -1", lg: "span 3" } },
      "& > li:nth-of-type(2)": { gridColumn: { lg: "span 3" } },
      "& > li:nth-of-type(-n + 2) h3": { fontSize: { lg: "xl" } },
    },
    card: { "& > .news__image": { borderRadius: "13px 13px 0 0" } },
    text: { flex: "1 1 0", display: "flex", flexDirection: "column", gap: "2", p: "18px", minW: 0 },
    loop: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 27rem)" },
      gap: { base: "4", md: "6" },
      alignItems: "center",
      "& p": { mt: "1" },
    },
    loopField: {
      display: "flex",
      flexWrap: "wrap",
      gap: "2.5",
      "& > .field": { flex: "1 1 190px" },
      "& .btn": { whiteSpace: "nowrap" },
    },
  },
} as const satisfies SlotRecipe;

/**
 * The blog. The featured post covers two columns and two rows of a grid with three columns and three rows. Five other
 * posts fill the rest.
 */
export const blog = {
  className: "blog",
  slots: ["list", "post", "figure", "text"],
  base: {
    list: {
      display: "grid",
      gap: "4.5",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        md: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(3, minmax(0, 1fr))",
      },
      "& > li:last-of-type": { gridColumn: { md: "span 2", lg: "auto" } },
    },
    post: { display: "grid", minW: 0, "& h2": { fontSize: "xl", lineHeight: 1.2 } },
    figure: {
      display: "flex",
      alignItems: "baseline",
      gap: "3",
      p: "16px 18px",
      borderBottom: "1px dashed",
      borderColor: "line.strong",
      bg: "bg",
      borderRadius: "13px 13px 0 0",
      "& > b": { flex: "none", fontSize: "2.25rem", fontWeight: 600, lineHeight: 1, color: "accent" },
      "& > span": { fontSize: "xs", color: "ink.2", lineHeight: 1.35, textWrap: "balance" },
    },
    text: { flex: "1 1 0", display: "flex", flexDirection: "column", gap: "2.5", p: "18px" },
  },
  variants: {
    isFeatured: {
      true: {
        post: {
          gridColumn: { md: "span 2" },
          gridRow: { lg: "span 2" },
          "& h2": { fontSize: { base: "2xl", lg: "2.125rem" } },
          "& h2 + p": { fontSize: { md: "1.0625rem" } },
          "& .receipt__root :is(th, td)": { py: { lg: "3.5" } },
        },
        figure: {
          p: { md: "28px" },
          // On a phone, the label is in its own row and starts at the same edge as the number.
          flexDirection: { base: "column", md: "row" },
          alignItems: { base: "flex-start", md: "flex-end" },
          gap: { base: "1.5", md: "5" },
          "& > b": { fontSize: { base: "3rem", md: "4.5rem", lg: "6rem" } },
          "& > span": { fontSize: { md: "md" }, pb: { md: "2" } },
        },
        text: { p: { md: "28px" }, gap: { md: "4" } },
      },
    },
  },
} as const satisfies SlotRecipe;
