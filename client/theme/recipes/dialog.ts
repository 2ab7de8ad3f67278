import type { SlotRecipe } from "../recipe";
import { panel } from "./card";

/** Modal dialogs. Never give the root a transform, because the toasts inside must stay fixed to the window. */
export const dialog = {
  className: "dialog",
  slots: ["root", "panel", "head", "title", "close", "body", "actions"],
  base: {
    root: {
      position: "fixed",
      inset: 0,
      w: "100%",
      maxW: "none",
      h: "100dvh",
      maxH: "none",
      m: 0,
      p: "4",
      border: 0,
      bg: "transparent",
      color: "ink",
      fontSize: "md",
      overflowY: "auto",
      overscrollBehavior: "contain",
      "&[open]": { display: "grid", placeItems: "center" },
      "&::backdrop": { background: "rgb(8 14 12 / .55)" },
    },
    panel: { ...panel.base, w: "100%", maxW: "440px", boxShadow: "raised" },
    head: { display: "flex", alignItems: "start", justifyContent: "space-between", gap: "3", mb: "2" },
    title: { fontFamily: "heading", fontSize: "xl", fontWeight: 600 },
    close: { flex: "none", mt: "-2", mr: "-2" },
    /** The space above a form, or above the error message below the form. */
    body: { mt: "4" },
    actions: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "2.5", mt: "5" },
  },
  variants: {
    /** The dialog's position: the center of the window, or its right edge. */
    place: {
      center: {},
      side: { root: { "&[open]": { p: 0, placeItems: "stretch end" } } },
    },
    isWide: { true: { panel: { maxW: "560px" } } },
  },
} as const satisfies SlotRecipe;

export const tooltip = {
  className: "tooltip",
  slots: ["root", "content"],
  base: {
    root: { position: "relative", display: "inline-flex" },
    content: {
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
      // Fills the gap below the tooltip, so the tooltip stays open while the pointer moves onto it.
      _before: { content: '""', position: "absolute", top: "100%", insetX: 0, h: "6px" },
      "&[hidden]": { display: "none" },
    },
  },
  variants: {
    /** Positions for a control that has too little space above or to the left. */
    place: {
      below: {
        content: {
          bottom: "auto",
          top: "100%",
          transform: "translate(-50%, 6px)",
          _before: { top: "auto", bottom: "100%" },
        },
      },
      belowStart: {
        content: {
          bottom: "auto",
          top: "100%",
          left: 0,
          transform: "translate(0, 6px)",
          _before: { top: "auto", bottom: "100%" },
        },
      },
      /**
       * On a phone, the tooltip starts at its control's left edge, because a centered tooltip would leave the screen.
       */
      phoneStart: {
        content: {
          left: { base: 0, md: "50%" },
          transform: { base: "translate(0, -6px)", md: "translate(-50%, -6px)" },
          maxW: { base: "200px", md: "240px" },
        },
      },
    },
  },
} as const satisfies SlotRecipe;
