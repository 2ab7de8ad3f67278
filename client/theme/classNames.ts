/**
 * Returns the class names that Panda gives to recipes. This file imports only the recipes' types, so their style
 * objects stay out of the scripts. Panda's generated functions return the same names but would add 9 KB to every page
 * (docs/decisions/085).
 */
import type { Recipe, SlotRecipe } from "./recipe";

/** Converts a variant's key to the type of its value: `"true"` becomes a boolean. */
type Value<Key> = Key extends "true" ? boolean : Key;

type Variants<R extends Recipe | SlotRecipe> =
  R["variants"] extends Readonly<Record<string, object>>
    ? { [Name in keyof R["variants"]]?: Value<keyof R["variants"][Name]> | undefined }
    : Readonly<Record<string, never>>;

function withVariants(name: string, variants: object | undefined): string {
  let names = name;
  for (const [variant, value] of Object.entries(variants ?? {}))
    if (value !== undefined && value !== false) names += ` ${name}--${variant}_${value}`;
  return names;
}

export function recipeClass<const R extends Recipe>(name: R["className"]): (variants?: Variants<R>) => string {
  return (variants) => withVariants(name, variants);
}

export function slotClass<const R extends SlotRecipe>(
  name: R["className"],
): (slot: R["slots"][number], variants?: Variants<R>) => string {
  return (slot, variants) => withVariants(`${name}__${slot}`, variants);
}
