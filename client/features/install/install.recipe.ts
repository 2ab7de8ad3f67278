import type { Recipe } from "../../theme/recipe";

/** The install card, in the lower left corner. The notice about a newer release hides it. */
export const installCard = {
  className: "install-card",
  base: {
    position: "fixed",
    zIndex: "nav",
    left: "4",
    bottom: "4",
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    w: "min(380px, calc(100vw - 2rem))",
    mb: "var(--foot)",
    p: "4",
    bg: "surface",
    border: "1px solid",
    borderColor: "line.strong",
    borderRadius: "l",
    boxShadow: "raised",
    "& > img": { borderRadius: "m", flex: "none" },
    "& p:first-child": { fontWeight: 650 },
    "& div > button": { mt: "2.5" },
    "body:has(> .release-notice) &": { display: "none" },
  },
} as const satisfies Recipe;
