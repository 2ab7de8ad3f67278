import { defineStyles } from "../../shared/ui/defineStyles";

const narrow = "@media (max-width: 47.99em)";

/** Rows on their way into files and out of them. */
export const styles = defineStyles({
  ".transfer": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", "& h3": { outline: "none" } },
  ".transfer-progress": {
    display: "grid",
    gap: "1",
    my: "4",
    "& progress": { w: "full", h: "10px", accentColor: "var(--ho-colors-accent)" },
  },
  ".transfer-progress.panel": { my: 0 },
  ".transfer-chooser.panel": {
    display: "grid",
    gap: "3.5",
    "& input[type=file]": { py: "1.5", maxW: "560px", cursor: "pointer" },
    "& p + p": { mt: "1.5" },
    "& code": { fontFamily: "mono", fontSize: "0.92em" },
  },
  ".transfer-columns.panel": { display: "grid", gap: "3" },
  ".transfer-names": {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5",
    "& code": { px: "1.5", borderRadius: "4px", bg: "sunken", fontFamily: "mono", fontSize: "0.92em" },
  },
  ".transfer-verdict": { fontSize: "xl", "& + p": { mt: "-3" } },
  ".transfer-parts": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minW: 0,
    "& .chip:disabled": { opacity: 0.55, cursor: "default", borderColor: "line", color: "ink.2" },
    "& .chip strong": { fontVariantNumeric: "tabular-nums" },
  },
  ".transfer-rows": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    scrollMarginTop: "88px",
    "&[aria-busy=true] > :not(nav)": { opacity: 0.6 },
  },
  ".transfer-problems": {
    "& td, & tbody th": { verticalAlign: "top", py: "2", overflowWrap: "anywhere" },
    "& tbody th": { fontVariantNumeric: "tabular-nums", borderBottom: "1px solid", borderColor: "line", w: "64px" },
    "& code": { fontFamily: "mono", fontSize: "0.92em" },
    "& .transfer-reason": { minW: "260px" },
  },
  ".transfer-changes": {
    display: "grid",
    gap: "3",
    "& > li": {
      p: "4",
      bg: "surface",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "l",
      boxShadow: "card",
      overflowX: "auto",
    },
    "& h4": { mb: "2", fontFamily: "body", fontSize: "0.9375rem", fontWeight: 600 },
  },
  ".transfer-same.panel": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
    gap: "1.5",
  },
  ".transfer-actions.panel": {
    position: "sticky",
    bottom: "3",
    zIndex: 6,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2.5",
    px: "4",
    py: "2.5",
    boxShadow: "raised",
  },
  ".transfer-done.panel": { display: "grid", gap: "3" },
  [narrow]: {
    ".transfer-problems tbody tr": { gridTemplateColumns: "minmax(0, 1fr)" },
    ".transfer-problems tbody th": { display: "block", p: 0, border: 0, w: "auto" },
    ".transfer-problems tbody th::before": { content: "'Row '" },
    ".transfer-problems td:empty": { display: "none" },
    ".transfer-problems .transfer-reason": { minW: 0 },
  },
});
