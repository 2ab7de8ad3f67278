import type { Recipe, SlotRecipe } from "../recipe";

/** The ring that shows a trust score. */
export const ring = {
  className: "ring",
  slots: ["root", "track", "value"],
  base: {
    root: {
      position: "relative",
      w: "60px",
      h: "60px",
      flex: "none",
      display: "grid",
      placeItems: "center",
      borderRadius: "50%",
      "& svg": { position: "absolute", inset: 0, w: "100%", h: "100%", fill: "none", strokeWidth: 3.4 },
      "& > span": { display: "grid", justifyItems: "center", fontSize: "1.0625rem", fontWeight: 700, lineHeight: 1 },
      "& small": { mt: "0.5", fontSize: "0.625rem", fontWeight: 500, color: "ink.3" },
    },
    track: { stroke: "line" },
    value: { stroke: "accent", strokeLinecap: "round" },
  },
  variants: {
    band: {
      high: {},
      middle: { value: { stroke: "gold" } },
      low: { value: { stroke: "warn" } },
    },
  },
} as const satisfies SlotRecipe;

export const score = {
  className: "score",
  base: {
    display: "inline-flex",
    alignItems: "baseline",
    gap: "1",
    fontWeight: 700,
    "& small": { fontSize: "xs", fontWeight: 500, color: "ink.3" },
  },
} as const satisfies Recipe;

/** A table of lines that add up to a sum. */
export const receipt = {
  className: "receipt",
  slots: ["root", "line", "sum", "note"],
  base: {
    root: {
      w: "100%",
      borderCollapse: "collapse",
      ".panel > &": { mt: "2.5" },
      "& td, & th": {
        py: "2",
        borderBottom: "1px dashed",
        borderColor: "line",
        verticalAlign: "top",
        textAlign: "left",
        fontWeight: 400,
      },
      "& td:last-child": { pl: "3", textAlign: "right", fontWeight: 700, whiteSpace: "nowrap" },
      "& tbody tr:last-of-type > *": { borderBottomColor: "transparent" },
    },
    sum: {
      "& td, & th": {
        pt: "2.5",
        borderTop: "2px solid",
        borderTopColor: "ink",
        borderBottom: 0,
        fontSize: "1.0625rem",
        fontWeight: 700,
      },
    },
    note: {
      display: "block",
      fontSize: "xs",
      fontWeight: 400,
      color: "ink.3",
      whiteSpace: "normal",
      "& a": { textDecoration: "underline" },
    },
  },
  variants: {
    isMissed: { true: { line: { "& td, & th": { color: "ink.3" } } } },
  },
} as const satisfies SlotRecipe;
