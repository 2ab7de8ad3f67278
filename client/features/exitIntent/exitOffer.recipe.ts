import type { SlotRecipe } from "../../theme/recipe";

/** The exit-intent offer. */
export const exitOffer = {
  className: "exit-offer",
  slots: ["codes", "form"],
  base: {
    codes: {
      my: "4",
      borderRadius: "m",
      border: "1px solid",
      borderColor: "line",
      "& li": { display: "flex", alignItems: "center", gap: "3", px: "3.5", minH: "44px" },
      "& li + li": { borderTop: "1px solid", borderColor: "line" },
      "& code": {
        px: "2",
        py: "0.5",
        borderRadius: "s",
        border: "1px dashed",
        borderColor: "gold",
        bg: "gold.soft",
        color: "gold",
        fontFamily: "mono",
        fontSize: "sm",
        fontWeight: 700,
      },
    },
    form: { display: "flex", gap: "2.5", mb: "3" },
  },
} as const satisfies SlotRecipe;
