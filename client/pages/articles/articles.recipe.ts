import type { Recipe, SlotRecipe } from "../../theme/recipe";

/** The author, the reading time and the date. */
export const byline = {
  className: "byline",
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    fontSize: "xs",
    color: "ink.3",
    "& > * + *::before": { content: '"·"', mr: "1.5" },
    "& > svg + *::before": { content: "none" },
  },
} as const satisfies Recipe;

/**
 * The last row of an article's card. If there is a button, the author has a separate line, so the button's label fits
 * on one line.
 */
export const articleFoot = {
  className: "article-foot",
  base: {
    mt: "auto",
    pt: "3",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "3",
    "& > .byline": { flex: "1 1 0", minW: 0 },
    "& > .byline > span:first-child": { flexBasis: "100%" },
    "& > .byline > span:first-child + *::before": { content: "none" },
    "& .btn": { whiteSpace: "nowrap" },
  },
} as const satisfies Recipe;

/** A list of points with icons. On a wide screen, all points share one row. On a tablet, four points form two rows. */
export const pointList = {
  className: "points",
  slots: ["root", "point"],
  base: {
    root: {
      display: "grid",
      gap: "4.5",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
    },
    point: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: "3",
      rowGap: "1.5",
      alignItems: "center",
      alignContent: "start",
      "& > svg": { color: "accent" },
      "& > p": { gridColumn: "1 / -1" },
    },
  },
  variants: {
    isFour: {
      true: { root: { gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" } } },
    },
  },
} as const satisfies SlotRecipe;

/** The guides page. The guides are numbered like the chapters of a book, and a link to Play Safe follows them. */
export const guides = {
  className: "guides",
  slots: ["head", "list", "card", "top", "number", "call"],
  base: {
    head: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: "3",
      alignItems: "center",
      mb: "5",
      "& > svg": { color: "accent" },
      "& > p": { gridColumn: "2" },
    },
    list: {
      display: "grid",
      gap: "4.5",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        md: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(3, minmax(0, 1fr))",
      },
      "& > li": { display: "grid", minW: 0 },
      "& > li:last-of-type": { gridColumn: { md: "1 / -1", lg: "auto" } },
    },
    card: { p: "18px", gap: "2" },
    top: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3", mb: "1" },
    number: { fontSize: "xl", color: "ink.3" },
    call: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: { base: "4", md: "5" },
      "& > svg": { color: "accent" },
      "& > div": { flexBasis: "240px" },
      "& p": { mt: "1" },
    },
  },
} as const satisfies SlotRecipe;
