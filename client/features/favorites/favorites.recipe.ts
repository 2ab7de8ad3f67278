import type { Recipe } from "../../theme/recipe";

/**
 * The bar above the favorites. An empty bar takes no space, unless the page's inline script has found stored favorites.
 */
export const favoritesBar = {
  className: "favorites-bar",
  base: {
    minH: "40px",
    "&:empty[data-place=false], html:not([data-favorites]) &:empty[data-place=stored]": { display: "none" },
  },
} as const satisfies Recipe;

/** The list of favorites, which appears after hydration. Its minimum height keeps the footer below the first screen. */
export const favoritesPlace = {
  className: "favorites-place",
  base: { display: "grid", alignContent: "start", gap: "7", minH: "100vh" },
} as const satisfies Recipe;

export const favoriteStatistics = {
  className: "favorite-statistics",
  base: {
    "& dl": {
      display: "grid",
      gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
      gap: "4",
      minH: { base: "124px", md: "54px" },
      mt: "3.5",
    },
    "& dl > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
    "& dt": { fontSize: "xs", color: "ink.3" },
    "& dd": { fontSize: "xl", fontWeight: 700, lineHeight: 1.3 },
    "& dd > .skeleton": { w: "3.5ch", h: "1.3em" },
  },
} as const satisfies Recipe;

/** The buttons that import and export favorites. */
export const favoritesTransfer = {
  className: "favorites-transfer",
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    "& p": { mt: "1", maxW: "60ch" },
  },
} as const satisfies Recipe;
