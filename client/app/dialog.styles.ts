import { defineStyles } from "../shared/ui/defineStyles";

/** Dialogs over the page. */
export const styles = defineStyles({
  ".dialog-backdrop": { position: "fixed", inset: 0, zIndex: "popup", bg: "rgb(8 14 12 / .55)" },
  ".dialog-place": {
    position: "fixed",
    inset: 0,
    zIndex: "popup",
    display: "grid",
    placeItems: "center",
    p: "4",
    overflowY: "auto",
  },
  ".dialog.panel": { position: "relative", w: "full", maxW: "440px", boxShadow: "raised", outline: "none" },
  ".dialog-title": { fontFamily: "heading", fontSize: "xl", fontWeight: 600, mb: "2" },
  ".dialog-actions": { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "2.5", mt: "5" },
  ".btn-danger": { bg: "warn.soft", borderColor: "warn", color: "warn", _hover: { bg: "warn", color: "surface" } },
});
