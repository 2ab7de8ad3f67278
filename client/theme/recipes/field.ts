import type { Recipe } from "../recipe";

/** A text field, or a select. */
export const field = {
  className: "field",
  base: {
    minH: "40px",
    w: "100%",
    px: "3.5",
    borderRadius: "m",
    border: "1px solid",
    borderColor: "line.control",
    bg: "bg",
    color: "ink",
    fontSize: "md",
    "&::placeholder": { color: "ink.3", opacity: 1 },
  },
} as const satisfies Recipe;

/** A text field with a search icon. */
export const searchBox = {
  className: "search-box",
  base: {
    position: "relative",
    "& > svg": {
      position: "absolute",
      left: "3.5",
      top: "50%",
      translate: "0 -50%",
      color: "ink.3",
      pointerEvents: "none",
    },
    "& > input": { pl: "10", minH: "44px", fontSize: "1rem" },
  },
} as const satisfies Recipe;

/** A select below its label. */
export const select = {
  className: "select",
  base: {
    display: "grid",
    gap: "1",
    minW: 0,
    "& > label": { fontSize: "sm", fontWeight: 600, color: "ink.2" },
    "& > select": { cursor: "pointer" },
  },
} as const satisfies Recipe;
