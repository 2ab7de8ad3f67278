import { defineStyles } from "./defineStyles";

/** Tooltips, and the buttons that have nothing but a tooltip to give. */
export const styles = defineStyles({
  ".tooltip-area": { position: "relative", display: "inline-flex" },
  ".tooltip": {
    position: "absolute",
    bottom: "100%",
    left: "50%",
    zIndex: "popup",
    transform: "translate(-50%, -6px)",
    w: "max-content",
    maxW: "min(240px, 80vw)",
    px: "2.5",
    py: "1.5",
    borderRadius: "s",
    bg: "ink",
    color: "bg",
    fontSize: "xs",
    fontWeight: 550,
    lineHeight: 1.35,
    boxShadow: "raised",
    // Covers the gap, so that the pointer can travel onto the words.
    _before: { content: '""', position: "absolute", top: "100%", insetX: 0, h: "6px" },
    "&[hidden]": { display: "none" },
  },
  ".btn-not-yet": { borderStyle: "dashed", borderColor: "line.control", bg: "transparent", color: "ink.2" },
  // Among links: words with a dashed line under them.
  ".btn-not-yet.btn-text": {
    minH: "24px",
    p: 0,
    border: 0,
    borderBottom: "1px dashed",
    borderColor: "line.control",
    borderRadius: 0,
    fontSize: "inherit",
    fontWeight: "inherit",
    color: "inherit",
  },
  // Readable, unlike other disabled buttons: its words are the point.
  "button.btn-not-yet[aria-disabled=true]": { opacity: 1, cursor: "help" },
});
