import { defineStyles } from "../../shared/ui/defineStyles";

/** The favourites' page: its bar, its figures, and the way in and out of the browser. */
export const styles = defineStyles({
  // No room for what is not there; but what is on its way finds its place: the page's first script says that something is stored.
  ".favorites-bar": { minH: "40px", _empty: { display: "none" } },
  "html[data-favorites] .favorites-bar[data-place=stored], .favorites-bar[data-place=loading]": { display: "flex" },
  // Filled after the page has been taken over: the footer waits below the first screen.
  ".favorites-place": { display: "grid", alignContent: "start", gap: "7", minH: "100vh" },
  ".remove-favorite": { color: "warn" },
  ".favorite-statistics dl": {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
    gap: "4",
    minH: { base: "124px", md: "54px" },
    mt: "3.5",
    "& > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
    "& dt": { fontSize: "xs", color: "ink.3" },
    "& dd": { fontSize: "xl", fontWeight: 700, lineHeight: 1.3, "& > .skeleton": { w: "3.5ch", h: "1.3em" } },
  },
  ".favorites-transfer": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    "& p": { mt: "1", maxW: "60ch" },
  },
});
