import type { Recipe } from "../recipe";

export const button = {
  className: "btn",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minH: "40px",
    px: "4",
    py: "1.5",
    borderRadius: "m",
    border: "1px solid",
    borderColor: "transparent",
    fontSize: "0.875rem",
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: "center",
    cursor: "pointer",
    transition: "background-color .15s, border-color .15s, color .15s",
    "&:disabled, &[aria-disabled=true]": { opacity: 0.55, cursor: "not-allowed" },
  },
  variants: {
    tone: {
      primary: {
        bg: "accent",
        color: "accent.ink",
        _hover: { bg: "accent.strong" },
        _print: { bg: "surface", borderColor: "ink", color: "ink" },
      },
      secondary: {
        bg: "surface",
        borderColor: "line.strong",
        color: "ink",
        _hover: { borderColor: "accent", color: "accent" },
      },
      quiet: { color: "ink.2", bg: "transparent", _hover: { bg: "sunken", color: "ink" } },
      danger: { bg: "warn.soft", borderColor: "warn", color: "warn", _hover: { bg: "warn", color: "surface" } },
      /**
       * For an action that does not exist yet. The label stays readable, unlike the label of other disabled buttons.
       */
      placeholder: {
        borderStyle: "dashed",
        borderColor: "line.control",
        bg: "transparent",
        color: "ink.2",
        "&[aria-disabled=true]": { opacity: 1, cursor: "help" },
      },
    },
    size: {
      sm: { minH: "32px", px: "2.5", fontSize: "sm", borderRadius: "s" },
      lg: { minH: "48px", px: "6", fontSize: "1rem" },
      icon: { minW: "40px", minH: "40px", p: 0 },
      iconSm: { minW: "28px", minH: "28px", p: 0 },
      /** For a button in a row of links. The button looks like text with a dashed underline. */
      text: {
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
    },
    /** Makes a small button as tall as the larger buttons next to it. */
    isTall: { true: { minH: "40px" } },
    isFavorite: { true: { color: "warn", _hover: { color: "warn" } } },
    isChosen: { true: { bg: "accent.soft", borderColor: "accent", color: "accent" } },
  },
} as const satisfies Recipe;
