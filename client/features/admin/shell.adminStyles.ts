import { defineStyles } from "../../shared/ui/defineStyles";

/** The panel's frame: wider than the pages of the site, denser, and without their banner. */
export const styles = defineStyles({
  ".admin": { maxW: "1296px", mx: "auto", w: "full", px: { base: "4", md: "6" }, pt: { base: "5", md: "6" }, pb: "16" },
  ".admin-head": {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    rowGap: "2",
  },
  ".admin-title": {
    display: "flex",
    alignItems: "center",
    gap: "3",
    flex: "1 1 auto",
    minW: 0,
    "& h1": { fontSize: { base: "1.625rem", md: "2rem" } },
  },
  ".admin-actions": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
  ".admin-tabs": {
    mx: { base: "-4", md: 0 },
    mt: "3",
    borderBottom: "1px solid",
    borderColor: "line",
    // On a phone all eight tabs are in sight, on several lines.
    "& .tabs": { px: { base: "4", md: 0 }, w: { md: "max-content" }, flexWrap: { base: "wrap", md: "nowrap" } },
    "& .tabs > a": { px: { base: "2.5", md: "3.5" }, py: { base: "2", md: "3" } },
  },
  ".admin-panel": { pt: "5", outline: "none" },
  ".admin-narrow": { maxW: "760px", display: "grid", gap: "4" },
  ".admin-field": {
    display: "grid",
    gap: "1",
    minW: 0,
    "& > span, & > label": { fontSize: "sm", fontWeight: 600, color: "ink.2" },
    "& textarea.field": { py: "2", lineHeight: 1.5, resize: "vertical", fieldSizing: "content" },
  },
  ".admin-form-actions": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2.5" },
  ".admin-waiting": { minH: "50dvh" },
});
