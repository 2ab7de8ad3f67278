import type { SlotRecipe } from "../recipe";

/** A strip of tabs. It scrolls sideways if it is wider than the screen. */
export const tabs = {
  className: "tabs",
  slots: ["scroll", "list", "tab"],
  base: {
    scroll: { overflowX: "auto", scrollbarWidth: "none", "&::-webkit-scrollbar": { display: "none" } },
    list: { display: "flex", gap: "1" },
    tab: {
      flex: "none",
      px: "3.5",
      py: "3",
      borderBottom: "2px solid transparent",
      fontWeight: 600,
      color: "ink.2",
      whiteSpace: "nowrap",
      _hover: { color: "ink" },
      "&[aria-selected=true]": { color: "ink", borderBottomColor: "accent" },
      _focusVisible: { outlineOffset: "-4px" },
    },
  },
} as const satisfies SlotRecipe;
