/**
 * The theme of the admin panel, which uses Chakra's components. Its recipes derive from the public pages' recipes, so
 * both look the same. Panda compiles the public pages' recipes (panda.config.ts).
 */
import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import * as content from "./panel/content";
import * as controls from "./panel/controls";
import * as overlays from "./panel/overlays";
import { semanticTokens } from "./semanticTokens";
import { breakpoints, tokens } from "./tokens";

const chakraConfig = defineConfig({
  // Panda adds no prefix to its variables.
  cssVarsPrefix: "",
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
 * Chakra adds no reset, tokens or global rules, because the style sheet already has them. The colors refer to the style
 * sheet's variables, so the site's theme switch also changes the admin panel.
 */
export const system = { ...createSystem(defaultBaseConfig, chakraConfig, panelConfig), _global: [] };
