import type { SlotRecipe } from "../../theme/recipe";

/** The footer: four columns of links, the gambling-help notice, and the legal placeholders. */
export const footer = {
  className: "footer",
  slots: ["root", "columns", "about", "help", "legal"],
  base: {
    root: {
      mt: "auto",
      pb: "var(--offline)",
      bg: "sunken",
      borderTop: "1px solid",
      borderColor: "line",
      fontSize: "sm",
      color: "ink.2",
      "& > div": { pt: { base: "8", md: "12" }, pb: "8" },
    },
    columns: {
      display: "grid",
      gap: "7",
      gridTemplateColumns: { base: "1fr 1fr", md: "repeat(4, 1fr)", lg: "1.5fr repeat(4, 1fr)" },
      "& h2": { fontFamily: "body", fontSize: "sm", fontWeight: 650, letterSpacing: 0, color: "ink", mb: "1.5" },
      "& li a": { display: "inline-flex", alignItems: "center", minH: "30px", _hover: { color: "accent" } },
    },
    about: { gridColumn: { base: "1 / -1", lg: "auto" }, maxW: "34ch", "& p": { mt: "1.5" } },
    help: {
      display: "flex",
      alignItems: "flex-start",
      gap: "3",
      mt: "8",
      p: "4",
      bg: "surface",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "l",
      "& p": { maxW: "110ch", textWrap: "pretty" },
      "& strong": { color: "ink" },
      "& a": { color: "accent", fontWeight: 600, textDecoration: "underline", textUnderlineOffset: "3px" },
    },
    legal: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: "3",
      mt: "6",
      color: "ink.3",
      "& ul": { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1" },
    },
  },
} as const satisfies SlotRecipe;
