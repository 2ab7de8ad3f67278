import type { SlotRecipe } from "../../theme/recipe";

/** The global error screen. */
export const errorScreen = {
  className: "error-screen",
  slots: ["root", "mark", "summary", "details"],
  base: {
    root: {
      display: "grid",
      alignContent: "center",
      justifyItems: "center",
      gap: "4",
      minH: "70dvh",
      p: "4",
      "& > [role=alert]": { display: "grid", gap: "4", w: "min(560px, 100%)" },
    },
    mark: {
      display: "grid",
      placeItems: "center",
      w: "52px",
      h: "52px",
      borderRadius: "l",
      bg: "warn.soft",
      color: "warn",
    },
    summary: { cursor: "pointer", fontWeight: 600, minH: "24px" },
    details: {
      mt: "2",
      p: "3",
      borderRadius: "s",
      bg: "sunken",
      fontFamily: "mono",
      fontSize: "sm",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
  },
} as const satisfies SlotRecipe;
