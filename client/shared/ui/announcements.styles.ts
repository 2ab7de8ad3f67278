import { NOTICE_GAP_PX, NOTICE_LEAVE_MS, NOTICE_OFFSET_PX, NOTICE_WIDTH_PX } from "../limits";
import { defineStyles } from "./defineStyles";

const card = {
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  bg: "surface",
  color: "ink",
  border: "1px solid",
  borderColor: "line.strong",
  borderRadius: "m",
  boxShadow: "raised",
  touchAction: "pan-y",
};

/** Notices in the lower right corner, toasts in the upper right one. */
export const styles = defineStyles({
  ".notices": {
    position: "fixed",
    zIndex: "notice",
    right: { base: "4", md: `${NOTICE_OFFSET_PX}px` },
    bottom: { base: "4", md: `${NOTICE_OFFSET_PX}px` },
    w: `min(${NOTICE_WIDTH_PX}px, calc(100vw - 2rem))`,
    pointerEvents: "none",
    "& ol": { display: "grid", gap: `${NOTICE_GAP_PX}px` },
  },
  ".notice": {
    ...card,
    pl: "4",
    pr: "1.5",
    minH: "48px",
    fontWeight: 600,
    pointerEvents: "auto",
    animation: `announce .2s ease-out`,
    transition: `opacity ${NOTICE_LEAVE_MS}ms`,
    "& > .icon": { color: "accent" },
    "&.is-leaving": { opacity: 0 },
  },
  ".toasts": {
    position: "fixed",
    zIndex: "notice",
    right: "4",
    top: "4",
    w: "min(420px, calc(100vw - 2rem))",
    pointerEvents: "none",
  },
  ".toast": {
    ...card,
    alignItems: "flex-start",
    p: "4",
    pointerEvents: "auto",
    animation: "announce .2s ease-out",
    "& p": { color: "ink.2" },
    "& > .icon": { mt: "0.5", flex: "none" },
  },
  ".toast-success": { borderLeft: "4px solid", borderLeftColor: "accent", "& > .icon": { color: "accent" } },
  ".toast-error": { borderLeft: "4px solid", borderLeftColor: "warn", "& > .icon": { color: "warn" } },
  "@keyframes announce": { from: { opacity: 0, transform: "translateY(8px)" } },
});
