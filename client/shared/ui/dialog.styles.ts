import { defineStyles } from "./defineStyles";

/** Modal dialogs. Nothing here may give `.modal` a transform: the announcements inside of it are fixed to the window. */
export const styles = defineStyles({
  ".modal": {
    position: "fixed",
    inset: 0,
    w: "full",
    maxW: "none",
    h: "100dvh",
    maxH: "none",
    m: 0,
    p: "4",
    border: 0,
    bg: "transparent",
    color: "ink",
    overflowY: "auto",
    overscrollBehavior: "contain",
    "&[open]": { display: "grid", placeItems: "center" },
    "&::backdrop": { background: "rgb(8 14 12 / .55)" },
  },
  ".modal-side[open]": { p: 0, placeItems: "stretch end" },
  // The page behind does not scroll.
  "html:has(dialog[open])": { overflow: "hidden" },
  ".dialog.panel": { w: "full", maxW: "440px", boxShadow: "raised" },
  ".dialog-wide.panel": { maxW: "560px" },
  ".dialog-head": { display: "flex", alignItems: "start", justifyContent: "space-between", gap: "3", mb: "2" },
  ".dialog-head .btn-icon": { flex: "none", mt: "-2", mr: "-2" },
  ".dialog-title": { fontFamily: "heading", fontSize: "xl", fontWeight: 600 },
  ".dialog-actions": { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "2.5", mt: "5" },
  ".btn-danger": { bg: "warn.soft", borderColor: "warn", color: "warn", _hover: { bg: "warn", color: "surface" } },
});
