import type { SlotRecipe } from "../../theme/recipe";

/** The tray with the compared casinos, at the bottom of the window. globalCss.ts reserves space for it. */
export const tray = {
  className: "tray",
  slots: ["root", "inner", "count", "list", "item", "actions"],
  base: {
    root: {
      position: "sticky",
      bottom: 0,
      zIndex: "nav",
      bg: "surface",
      borderTop: "1px solid",
      borderColor: "line.strong",
    },
    inner: {
      display: "grid",
      alignItems: "center",
      gap: { base: "1.5", lg: "5" },
      py: "2",
      gridTemplateColumns: { base: "minmax(0, 1fr) auto", lg: "auto minmax(0, 1fr) auto" },
    },
    // On a phone with a wide font, the text needs two lines.
    count: { fontSize: "sm", fontWeight: 600, color: "ink.2", lineHeight: 1.25, whiteSpace: { md: "nowrap" } },
    list: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 220px)" },
      gap: "2",
      gridRow: { base: 2, lg: "auto" },
      gridColumn: { base: "1 / -1", lg: "auto" },
      // On a short screen, the list is hidden, so the tray has only one row.
      "@media (max-height: 480px)": { display: "none" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minW: 0,
      h: "44px",
      pl: "1",
      borderRadius: "m",
      border: "1px solid",
      borderColor: "line",
      fontSize: "sm",
      fontWeight: 600,
      "& > .image": { display: { base: "none", sm: "block" } },
      // On a phone, the name has two lines and uses the space of the logo, which is hidden.
      "& > a, & > span:not(.image)": {
        flex: "1 1 0",
        minW: 0,
        fontSize: { base: "xs", sm: "sm" },
        lineHeight: 1.25,
        lineClamp: { base: 2, sm: 1 },
        overflowWrap: "break-word",
      },
      "& > a": { pl: { base: "1.5", sm: 0 }, py: "1", minH: "24px" },
      // On a phone, the remove button is hidden, because the name needs its space. The cards and the table also have a
      // button that removes a casino.
      "& > button": { display: { base: "none", sm: "inline-flex" }, mr: "1" },
    },
    actions: { display: "flex", alignItems: "center", gap: "2" },
  },
} as const satisfies SlotRecipe;

/** The comparison table, with a column for each casino. On a phone, each row's label has its own line. */
export const comparison = {
  className: "comparison",
  slots: ["scroll", "table", "head", "trust", "visit", "hint"],
  base: {
    scroll: {
      overflowX: "auto",
      bg: "surface",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "l",
      boxShadow: "card",
    },
    table: {
      w: "100%",
      borderCollapse: "separate",
      borderSpacing: 0,
      tableLayout: "fixed",
      // A line height in whole pixels keeps the borders of all columns aligned.
      lineHeight: { base: "20px", md: "24px" },
      fontSize: { base: "sm", md: "md" },
      display: { base: "block", md: "table" },
      "& > thead, & > tbody": { display: { base: "block", md: "table-row-group" } },
      "& tr": {
        display: { base: "grid", md: "table-row" },
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        "&:not(:has(> :nth-child(4)))": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        "&:not(:has(> :nth-child(3)))": { gridTemplateColumns: "minmax(0, 1fr)" },
      },
      "& th, & td": {
        px: { base: "2", md: "4.5" },
        py: { base: "2", md: "3" },
        textAlign: "left",
        verticalAlign: "top",
        borderBottom: "1px solid",
        borderColor: "line",
        overflowWrap: "break-word",
      },
      "& tr > :first-child": {
        gridColumn: "1 / -1",
        w: { md: "180px" },
        pb: { base: 0, md: "3" },
        borderBottomWidth: { base: 0, md: "1px" },
        fontSize: { base: "xs", md: "md" },
        fontWeight: 500,
        color: "ink.2",
        borderRight: { md: "1px solid" },
        borderRightColor: { md: "line" },
      },
      "& thead tr > :first-child": { py: { base: 0, md: "3" } },
      "& td": { fontWeight: 650 },
      "& tbody tr:last-child > *": { borderBottom: 0 },
    },
    head: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr) auto", lg: "auto minmax(0, 1fr) auto" },
      gridTemplateAreas: {
        base: '"logo remove" "name name" "trust trust"',
        lg: '"logo name remove" "trust trust trust"',
      },
      alignItems: "center",
      columnGap: "2.5",
      rowGap: "2",
      fontWeight: 650,
      "& > a, & > span:not([class])": { gridArea: "name", minH: "24px" },
      "& > .image": { gridArea: "logo" },
      "& > button": { gridArea: "remove" },
      "& > p": { gridColumn: "1 / -1", fontSize: "xs" },
    },
    trust: {
      gridArea: "trust",
      fontSize: "xs",
      fontWeight: 500,
      color: "ink.2",
      "& > b": { fontSize: { base: "md", md: "lg" }, color: "ink" },
    },
    visit: { "& > svg": { display: "none" } },
    hint: { mt: "3" },
  },
} as const satisfies SlotRecipe;
