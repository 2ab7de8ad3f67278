import { defineStyles } from "../../shared/ui/defineStyles";

/** The field that picks a casino, and its list. */
export const styles = defineStyles({
  ".picker-control": { position: "relative", display: "grid", "& .field": { pr: "10" } },
  ".picker-clear": {
    position: "absolute",
    right: "1.5",
    top: "5px",
    display: "grid",
    placeItems: "center",
    w: "30px",
    h: "30px",
    borderRadius: "s",
    color: "ink.3",
    cursor: "pointer",
    _hover: { color: "ink", bg: "sunken" },
  },
  ".picker-list": {
    zIndex: "popup",
    w: "var(--reference-width)",
    maxH: "320px",
    overflowY: "auto",
    p: "1.5",
    bg: "surface",
    border: "1px solid",
    borderColor: "line",
    borderRadius: "m",
    boxShadow: "raised",
  },
  ".picker-item": {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "40px",
    px: "2.5",
    borderRadius: "s",
    cursor: "pointer",
    "&[data-highlighted]": { bg: "accent.soft", color: "accent" },
    "&[data-state=checked]": { fontWeight: 600 },
    "& .image, & img, & .monogram": { w: "24px", h: "24px", borderRadius: "6px", fontSize: "0.625rem" },
  },
  ".picker-none": { p: "3", color: "ink.2" },
});
