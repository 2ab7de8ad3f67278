import type { SlotRecipe } from "../../theme/recipe";

/** The newsletter form. */
export const newsletter = {
  className: "newsletter",
  slots: ["root", "form", "done"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 26rem)" },
      gap: { base: "4", md: "6" },
      alignItems: "center",
      "& p": { mt: "1" },
    },
    form: { display: "flex", gap: "2.5" },
    done: { minH: "40px", display: "flex", alignItems: "center", color: "accent", fontWeight: 600 },
  },
} as const satisfies SlotRecipe;
