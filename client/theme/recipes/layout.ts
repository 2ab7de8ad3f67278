import type { Recipe } from "../recipe";

/** The width of the pages. */
export const pageWidth = {
  className: "page-width",
  base: { maxW: "page", mx: "auto", px: { base: "4", md: "6" }, w: "100%" },
} as const satisfies Recipe;

export const section = {
  className: "section",
  base: { py: { base: "8", md: "12" } },
  variants: {
    place: {
      home: {
        pt: { base: "8", md: "10" },
        pb: 0,
        "&:last-of-type": { pb: { base: "10", md: "16" } },
        // With two columns, the third card has the same width and is centered in the second row. Four games form two
        // rows.
        "@media (min-width: 768px) and (max-width: 1103px)": {
          "& .cards__root:not(.cards__root--isNarrow_true)": {
            gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
            "& > *": { gridColumn: "span 2" },
            "& > :last-child:nth-child(odd)": { gridColumn: "2 / span 2" },
          },
        },
        "@media (min-width: 768px) and (max-width: 1023px)": {
          "& .cards__root--isNarrow_true": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        },
      },
    },
  },
} as const satisfies Recipe;

export const sectionHead = {
  className: "section-head",
  base: {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: "3",
    mb: "5",
    // A link can move the focus to this heading, but the heading is not interactive, so it shows no outline.
    "& > h2:focus-visible": { outline: "none" },
  },
} as const satisfies Recipe;

export const row = {
  className: "row",
  base: { display: "flex", alignItems: "center", gap: "3" },
  variants: { wraps: { true: { flexWrap: "wrap" } } },
} as const satisfies Recipe;

export const column = {
  className: "column",
  base: { display: "grid", gap: "5" },
  /** `isWide` is for the column of a page's sections. */
  variants: { isWide: { true: { gap: { base: "10", md: "14" }, "& > *": { minW: 0 } } } },
} as const satisfies Recipe;

/** Hides elements that don't work without JavaScript. */
export const needsScript = {
  className: "needs-script",
  base: { "@media (scripting: none)": { display: "none !important" } },
} as const satisfies Recipe;

/** The item in a row that takes the remaining space. */
export const grow = {
  className: "grow",
  base: { flex: "1 1 0", minW: 0 },
} as const satisfies Recipe;
