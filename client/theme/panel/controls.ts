/** The admin panel's controls. They have the public pages' styles but Chakra's variant names. */
import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { button as siteButton } from "../recipes/button";
import { chip, tag } from "../recipes/tag";
import { field } from "../recipes/field";
import { skeleton as siteSkeleton } from "../recipes/states";
import { panel } from "../recipes/card";

/** A target for a finger must be larger than a target for a mouse. */
const touchTarget = { "@media (pointer: coarse)": { minH: "44px" } };

const { tone, size } = siteButton.variants;

export const button = defineRecipe({
  className: "chakra-button",
  base: { ...siteButton.base, whiteSpace: "normal" },
  variants: {
    size: {
      sm: { ...size.sm, ...touchTarget },
      md: touchTarget,
      lg: size.lg,
    },
    variant: {
      solid: { ...tone.primary, "&[data-danger]": tone.danger },
      outline: tone.secondary,
      ghost: tone.quiet,
      /** A button for a destructive action. */
      surface: { ...tone.secondary, color: "warn", _hover: { borderColor: "warn", color: "warn" } },
      /** A chip, which is one of several choices or a removable filter. */
      subtle: {
        ...chip.base,
        lineHeight: 1.55,
        py: 0,
        "&[data-selected], &[aria-current=true]": chip.variants.isOn.true,
      },
      /** A button that looks like plain text. */
      plain: {
        minW: 0,
        minH: "24px",
        p: 0,
        border: 0,
        borderRadius: "s",
        fontSize: "inherit",
        color: "inherit",
        _hover: { color: "accent" },
        "@media (pointer: coarse)": { minH: "24px" },
      },
    },
  },
  defaultVariants: { size: "md", variant: "outline" },
});

const box = {
  ...field.base,
  ...touchTarget,
  "&[aria-invalid=true]": { borderColor: "warn" },
};

export const input = defineRecipe({ className: "chakra-input", base: box });

export const textarea = defineRecipe({
  className: "chakra-textarea",
  base: { ...box, py: "2", lineHeight: 1.5, resize: "vertical", fieldSizing: "content" },
});

/** A control with its label above it. */
export const formField = defineSlotRecipe({
  className: "chakra-field",
  slots: ["root", "label", "requiredIndicator", "errorText", "helperText", "input", "select", "textarea"],
  base: {
    root: { display: "grid", gap: "1", minW: 0 },
    label: { fontSize: "sm", fontWeight: 600, color: "ink.2" },
  },
});

export const nativeSelect = defineSlotRecipe({
  className: "chakra-native-select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", w: "100%", minW: 0 },
    field: { ...box, appearance: "none", pr: "9", cursor: "pointer" },
    indicator: {
      position: "absolute",
      top: "50%",
      right: "3",
      transform: "translateY(-50%)",
      display: "inline-flex",
      color: "ink.2",
      pointerEvents: "none",
      _icon: { w: "1rem", h: "1rem" },
    },
  },
});

const mark = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  w: "18px",
  h: "18px",
  borderRadius: "4px",
  border: "1px solid",
  borderColor: "line.control",
  bg: "surface",
  color: "accent.ink",
  "&[data-state=checked], &[data-state=indeterminate]": { bg: "accent", borderColor: "accent" },
  _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  _disabled: { opacity: 0.55, cursor: "not-allowed" },
  "input:focus-visible + &": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
} as const;

/** A box with a checkmark, for inputs that are not Chakra components. */
export const checkmark = defineRecipe({ className: "chakra-checkmark", base: { ...mark, p: "1px" } });

export const checkbox = defineSlotRecipe({
  className: "chakra-checkbox",
  slots: ["root", "label", "control", "indicator", "group"],
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "2.5", position: "relative", cursor: "pointer" },
    label: { cursor: "pointer" },
    control: mark,
    indicator: { w: "14px", h: "14px" },
  },
});

export const radioGroup = defineSlotRecipe({
  className: "chakra-radio-group",
  slots: ["root", "label", "item", "itemText", "itemControl"],
  base: {
    label: { w: "100%", fontSize: "sm", fontWeight: 600 },
    item: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minH: "32px",
      cursor: "pointer",
    },
    itemControl: {
      ...mark,
      borderRadius: "full",
      "& > .dot": { w: "8px", h: "8px", borderRadius: "full", bg: "currentColor" },
    },
  },
});

export const badge = defineRecipe({
  className: "chakra-badge",
  base: tag.base,
  variants: {
    size: { sm: tag.variants.size.sm, md: {} },
    /** These names map to the tones of the site's tags. */
    colorPalette: {
      accent: tag.variants.tone.ok,
      gold: tag.variants.tone.gold,
      warn: tag.variants.tone.warn,
      info: tag.variants.tone.info,
    },
  },
  defaultVariants: { size: "md" },
});

export const skeleton = defineRecipe({
  className: "chakra-skeleton",
  base: siteSkeleton.base,
  variants: { loading: { true: {}, false: {} } },
  defaultVariants: { loading: true },
});

export const combobox = defineSlotRecipe({
  className: "chakra-combobox",
  slots: [
    "root",
    "clearTrigger",
    "content",
    "control",
    "input",
    "item",
    "itemGroup",
    "itemGroupLabel",
    "itemIndicator",
    "itemText",
    "label",
    "list",
    "positioner",
    "trigger",
    "empty",
    "indicatorGroup",
  ],
  base: {
    control: { position: "relative", display: "grid" },
    content: {
      ...panel.base,
      zIndex: "popup",
      w: "var(--reference-width)",
      maxH: "320px",
      overflowY: "auto",
      p: "1.5",
      borderRadius: "m",
      boxShadow: "raised",
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      minH: "40px",
      px: "2.5",
      borderRadius: "s",
      cursor: "pointer",
      _highlighted: { bg: "accent.soft", color: "accent" },
      _checked: { fontWeight: 600 },
      "& :is(.image, img, .monogram)": { w: "24px", h: "24px", borderRadius: "6px", fontSize: "0.625rem" },
    },
    empty: { p: "3", color: "ink.2" },
  },
});

export const progress = defineSlotRecipe({
  className: "chakra-progress",
  slots: ["root", "label", "track", "range", "valueText", "view", "circle", "circleTrack", "circleRange"],
  base: {
    track: { position: "relative", h: "10px", overflow: "hidden", borderRadius: "full", bg: "sunken" },
    range: {
      h: "100%",
      borderRadius: "full",
      bg: "accent",
      transition: "width .2s",
      // Animates the bar while the progress is unknown.
      "&[data-state=indeterminate]": { w: "100%", animation: "skeleton-pulse 1.6s ease-in-out infinite" },
    },
  },
});
