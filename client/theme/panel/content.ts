/** The admin panel's content elements: tables, tabs, numbers and messages. */
import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { empty, errorLine } from "../recipes/states";
import { panel } from "../recipes/card";
import { tabs as siteTabs } from "../recipes/tabs";

export const table = defineSlotRecipe({
  className: "chakra-table",
  slots: ["root", "header", "body", "row", "columnHeader", "cell", "footer", "caption"],
  base: {
    root: { w: "100%", borderCollapse: "collapse", fontSize: "sm", fontVariantNumeric: "tabular-nums" },
    columnHeader: {
      py: "1.5",
      borderBottom: "1px solid",
      borderColor: "line",
      textAlign: "left",
      fontWeight: 600,
      color: "ink.2",
      whiteSpace: "nowrap",
    },
    cell: { py: "1.5", borderBottom: "1px solid", borderColor: "line", textAlign: "left", verticalAlign: "middle" },
  },
  variants: {
    size: {
      /** For a table inside a panel, which has its own padding. */
      sm: { columnHeader: { pr: "3" }, cell: { pr: "3" } },
      md: {},
    },
    variant: {
      line: {},
      /** A table in a box with a sticky header row. On a phone, each row is a card. */
      outline: {
        root: {
          borderCollapse: "separate",
          borderSpacing: 0,
          mdDown: { display: "grid" },
          md: { bg: "surface", border: "1px solid", borderColor: "line", borderRadius: "l", boxShadow: "card" },
        },
        header: { mdDown: { display: "none" } },
        columnHeader: {
          // The offset leaves space for the site's sticky header.
          position: "sticky",
          top: "64px",
          zIndex: 2,
          px: "2.5",
          bg: "surface",
          borderColor: "line.strong",
          fontSize: "xs",
          "&:first-of-type": { borderTopLeftRadius: "l" },
          "&:last-of-type": { borderTopRightRadius: "l" },
        },
        body: {
          mdDown: { display: "grid", gap: "3" },
          "& > tr:last-child > td": { borderBottom: 0 },
        },
        row: {
          "tbody > &": {
            bg: "surface",
            mdDown: {
              display: "grid",
              gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
              gap: "2",
              p: "3",
              border: "1px solid",
              borderColor: "line",
              borderRadius: "l",
              boxShadow: "card",
            },
            md: { bg: "transparent" },
          },
          "tbody > &:hover": { bg: "bg" },
          "tbody > &[aria-selected=true]": { bg: "accent.soft" },
          _focusVisible: { outlineOffset: "-2px" },
        },
        cell: { px: { base: 0, md: "2.5" }, py: { base: 0, md: "1.5" }, mdDown: { border: 0 } },
      },
    },
  },
  defaultVariants: { size: "sm", variant: "line" },
});

export const tabs = defineSlotRecipe({
  className: "chakra-tabs",
  slots: ["root", "trigger", "list", "content", "contentGroup", "indicator"],
  base: {
    list: {
      ...siteTabs.base.list,
      flexWrap: "wrap",
      borderBottom: "1px solid",
      borderColor: "line",
    },
    trigger: {
      ...siteTabs.base.tab,
      px: { base: "2", md: "2.5" },
      py: { base: "1.5", md: "2" },
      fontSize: { base: "sm", md: "md" },
    },
    content: { pt: "5", outline: "none" },
  },
});

/** A number with its label below. */
export const stat = defineSlotRecipe({
  className: "chakra-stat",
  slots: ["root", "label", "helpText", "valueText", "valueUnit", "indicator"],
  base: {
    root: { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
    label: { fontSize: "xs", color: "ink.3" },
    valueText: { m: 0, fontSize: "xl", fontWeight: 700, lineHeight: 1.3 },
  },
});

export const alert = defineSlotRecipe({
  className: "chakra-alert",
  slots: ["root", "indicator", "content", "title", "description"],
  base: {
    root: { ...errorLine.base.root },
    indicator: { flex: "none", display: "inline-flex" },
    content: errorLine.base.text,
  },
  variants: {
    status: {
      error: {},
      /** For a longer message. Its text is less prominent. */
      warning: {
        root: {
          alignItems: "flex-start",
          flexWrap: "nowrap",
          gap: "2.5",
          px: "4",
          py: "2.5",
          fontSize: "0.875rem",
          fontWeight: 400,
          lineHeight: 1.5,
        },
        indicator: { mt: "0.5" },
      },
    },
  },
  defaultVariants: { status: "error" },
});

export const emptyState = defineSlotRecipe({
  className: "chakra-empty-state",
  slots: ["root", "content", "indicator", "title", "description"],
  base: {
    root: empty.base,
    content: { display: "contents" },
    description: { maxW: "min(48ch, 100%)", color: "ink.2", textWrap: "balance" },
  },
  variants: {
    size: { md: {}, sm: { root: { py: "5", borderRadius: "m", "& > p": { color: "ink.2" } } } },
  },
  defaultVariants: { size: "md" },
});

/** A box for one block of content. */
export const card = defineSlotRecipe({
  className: "chakra-card",
  slots: ["root", "header", "body", "footer", "title", "description"],
  base: {
    root: { ...panel.base, minW: 0 },
    title: { fontFamily: "body", fontSize: "lg", fontWeight: 650, lineHeight: 1.25, letterSpacing: "normal" },
    description: { color: "ink.2", fontSize: "sm", maxW: "72ch" },
  },
});

export const code = defineRecipe({
  className: "chakra-code",
  base: { fontFamily: "mono", fontSize: "0.9em", overflowWrap: "anywhere" },
});

export const kbd = defineRecipe({
  className: "chakra-kbd",
  base: { fontFamily: "mono", fontSize: "xs", px: "1.5", py: "0.5", borderRadius: "4px", bg: "sunken", color: "ink.3" },
});
