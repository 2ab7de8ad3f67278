import { defineStyles } from "./defineStyles";

/** A strip of tabs, wider than a phone: it scrolls sideways. */
export const styles = defineStyles({
  ".tabs": { display: "flex", gap: "1" },
  ".tabs-scroll": { overflowX: "auto", scrollbarWidth: "none", "&::-webkit-scrollbar": { display: "none" } },
  ".tabs > a": {
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
});
