/**
 * The theme for Chakra's components, which the admin panel uses. Its recipes derive from the public pages' recipes,
 * which Panda compiles (panda.config.ts), so both look the same.
 */
import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import * as content from "./panel/content";
import * as controls from "./panel/controls";
import * as overlays from "./panel/overlays";
import { semanticTokens } from "./semanticTokens";
import { breakpoints, tokens } from "./tokens";

const chakraConfig = defineConfig({
  cssVarsPrefix: "ho",
  theme: { breakpoints, tokens, semanticTokens },
});

const { button, input, textarea, badge, skeleton, checkmark, formField, ...controlSlots } = controls;
const { code, kbd, ...contentSlots } = content;

const panelConfig = defineConfig({
  theme: {
    recipes: { button, input, textarea, badge, checkmark, skeleton, code, kbd },
    slotRecipes: { field: formField, ...controlSlots, ...overlays, ...contentSlots },
  },
});

/**
 * The style sheet already has the reset, the tokens and the global rules, so Chakra adds none. The colors are the style
 * sheet's variables, so the site's theme switch also changes the admin panel's colors.
 */
export const system = { ...createSystem(defaultBaseConfig, chakraConfig, panelConfig), _global: [] };
