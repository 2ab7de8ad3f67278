/** Overlays of the admin panel: dialogs, drawers, menus and tooltips. */
import { defineSlotRecipe } from "@chakra-ui/react";
import { dialog as siteDialog, tooltip as siteTooltip } from "../recipes/dialog";
import { panel } from "../recipes/card";

/** The z-index of modals, above the site's header and the admin panel's menus. A nested dialog is above its parent. */
const modalLayer = "calc(var(--z-index-popup) + 5 + var(--layer-index, 0))";

const modal = {
  slots: [
    "trigger",
    "backdrop",
    "positioner",
    "content",
    "title",
    "description",
    "closeTrigger",
    "header",
    "body",
    "footer",
  ],
  base: {
    backdrop: { position: "fixed", inset: 0, zIndex: modalLayer, ...siteDialog.base.root["&::backdrop"] },
    positioner: {
      position: "fixed",
      inset: 0,
      zIndex: modalLayer,
      display: "grid",
      overflowY: "auto",
      overscrollBehavior: "contain",
      pointerEvents: "auto",
    },
    content: { position: "relative", color: "ink", outline: "none" },
    header: siteDialog.base.head,
    title: { ...siteDialog.base.title, outline: "none", overflowWrap: "anywhere" },
    description: { color: "ink.2" },
    closeTrigger: siteDialog.base.close,
    footer: siteDialog.base.actions,
  },
} as const;

export const dialog = defineSlotRecipe({
  ...modal,
  className: "chakra-dialog",
  base: {
    ...modal.base,
    positioner: { ...modal.base.positioner, p: "4", placeItems: "center" },
    content: { ...modal.base.content, ...siteDialog.base.panel },
  },
  variants: { size: { sm: {}, md: { content: siteDialog.variants.isWide.true.panel } } },
  defaultVariants: { size: "sm" },
});

/** A drawer along the right edge of the window. */
export const drawer = defineSlotRecipe({
  ...modal,
  className: "chakra-drawer",
  base: {
    ...modal.base,
    positioner: { ...modal.base.positioner, overflow: "hidden", justifyItems: "end" },
    content: {
      ...modal.base.content,
      display: "flex",
      flexDirection: "column",
      gap: "4",
      w: "100%",
      maxW: "680px",
      h: "100dvh",
      overflowY: "auto",
      overscrollBehavior: "contain",
      px: { base: "4", md: "6" },
      pt: "5",
      pb: "8",
      bg: "bg",
      borderLeft: "1px solid",
      borderColor: "line",
      boxShadow: "raised",
    },
    title: { ...modal.base.title, mb: "1" },
    description: { color: "ink.2", fontSize: "sm" },
  },
});

const popup = { ...panel.base, zIndex: "popup", boxShadow: "raised", outline: "none" };

export const menu = defineSlotRecipe({
  className: "chakra-menu",
  slots: [
    "trigger",
    "contextTrigger",
    "indicator",
    "positioner",
    "arrow",
    "arrowTip",
    "content",
    "separator",
    "itemGroup",
    "itemGroupLabel",
    "item",
    "itemText",
    "itemIndicator",
    "itemCommand",
  ],
  base: {
    content: {
      ...popup,
      w: "max-content",
      maxW: "min(320px, calc(100vw - 32px))",
      maxH: "min(60dvh, 420px, var(--available-height))",
      overflowY: "auto",
      p: "1.5",
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minH: "32px",
      px: "2.5",
      py: "1.5",
      borderRadius: "s",
      color: "ink.2",
      fontSize: "sm",
      fontWeight: 600,
      lineHeight: 1.2,
      cursor: "pointer",
      outline: "none",
      _highlighted: { bg: "sunken", color: "ink" },
      "@media (pointer: coarse)": { minH: "44px" },
    },
  },
});

export const popover = defineSlotRecipe({
  className: "chakra-popover",
  slots: [
    "arrow",
    "arrowTip",
    "anchor",
    "trigger",
    "indicator",
    "positioner",
    "content",
    "title",
    "description",
    "closeTrigger",
    "header",
    "body",
    "footer",
  ],
  base: {
    content: {
      ...popup,
      w: "400px",
      maxW: "calc(100vw - 32px)",
      maxH: "var(--available-height)",
      overflowY: "auto",
    },
    title: { fontFamily: "body", fontSize: "sm", fontWeight: 600, color: "ink.2" },
  },
});

const {
  position: _position,
  bottom: _bottom,
  left: _left,
  transform: _transform,
  ...bubble
} = siteTooltip.base.content;

export const tooltip = defineSlotRecipe({
  className: "chakra-tooltip",
  slots: ["trigger", "arrow", "arrowTip", "positioner", "content"],
  base: { content: bubble },
});
