import { NOTICE_GAP_PX, NOTICE_LEAVE_MS, NOTICE_OFFSET_PX, NOTICE_WIDTH_PX } from "../../shared/limits";
import type { SlotRecipe } from "../../theme/recipe";

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
  pointerEvents: "auto",
  animation: "announce .2s ease-out",
} as const;

/** Untitled toasts, in the lower right corner. */
export const notice = {
  className: "notice",
  slots: ["region", "list", "card"],
  base: {
    region: {
      position: "fixed",
      zIndex: "notice",
      right: { base: "4", md: `${NOTICE_OFFSET_PX}px` },
      bottom: { base: "4", md: `${NOTICE_OFFSET_PX}px` },
      w: `min(${NOTICE_WIDTH_PX}px, calc(100vw - 2rem))`,
      mb: "var(--foot)",
      pointerEvents: "none",
    },
    list: { display: "grid", gap: `${NOTICE_GAP_PX}px` },
    card: {
      ...card,
      pl: "4",
      pr: "1.5",
      minH: "48px",
      fontWeight: 600,
      transition: `opacity ${NOTICE_LEAVE_MS}ms`,
      "& > svg": { color: "accent" },
    },
  },
  variants: { isLeaving: { true: { card: { opacity: 0 } } } },
} as const satisfies SlotRecipe;

/** A titled toast, in the upper right corner. */
export const toast = {
  className: "toast",
  slots: ["region", "card"],
  base: {
    region: {
      position: "fixed",
      zIndex: "notice",
      right: "4",
      top: "4",
      w: "min(420px, calc(100vw - 2rem))",
      pointerEvents: "none",
    },
    card: {
      ...card,
      alignItems: "flex-start",
      p: "4",
      "& p": { color: "ink.2" },
      "& > svg": { mt: "0.5", flex: "none" },
    },
  },
  variants: {
    tone: {
      success: { card: { borderLeft: "4px solid", borderLeftColor: "accent", "& > svg": { color: "accent" } } },
      error: { card: { borderLeft: "4px solid", borderLeftColor: "warn", "& > svg": { color: "warn" } } },
    },
  },
} as const satisfies SlotRecipe;
