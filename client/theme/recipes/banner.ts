import type { SlotRecipe } from "../recipe";

/** The banner of a page. On a phone, the icon is next to the title, and the text below uses the full width. */
export const banner = {
  className: "banner",
  slots: ["root", "inner", "icon", "text"],
  base: {
    root: {
      bg: "surface",
      borderBottom: "1px solid",
      borderColor: "line",
      // Without a border between them, the banner and the search controls look like one header.
      "&:has(+ .search-controls)": { borderBottom: 0, "& > div": { pb: "5" } },
    },
    inner: {
      display: { base: "flow-root", md: "flex" },
      alignItems: "flex-start",
      gap: "4.5",
      py: { base: "6", md: "10" },
      "& h1": {
        display: { base: "flex", md: "block" },
        alignItems: "center",
        minH: { base: "44px", md: "0" },
        fontSize: { base: "1.75rem", md: "3xl" },
      },
      "& .row": { mt: "5" },
    },
    icon: {
      float: { base: "left", md: "none" },
      flex: "none",
      display: "grid",
      placeItems: "center",
      w: { base: "44px", md: "52px" },
      h: { base: "44px", md: "52px" },
      mr: { base: "3.5", md: 0 },
      borderRadius: "l",
      bg: "accent.soft",
      color: "accent",
    },
    text: {
      clear: "both",
      pt: "2",
      maxW: "62ch",
      color: "ink.2",
      fontSize: { base: "md", md: "1.0625rem" },
      textWrap: "pretty",
    },
  },
} as const satisfies SlotRecipe;
