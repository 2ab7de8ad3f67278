/** Lists every noun once. CONTRIBUTING.md says where else to add a new noun. */
import { article } from "./article.js";
import { bonus } from "./bonus.js";
import { casino } from "./casino.js";
import { game } from "./game.js";
import { image } from "./image.js";
import { licensingAuthority } from "./licensingAuthority.js";
import type { NounDefinition } from "./noun.js";
import { paymentMethod } from "./paymentMethod.js";
import { person } from "./person.js";
import { provider } from "./provider.js";
import { redirect } from "./redirect.js";
import { settings } from "./settings.js";

/** The nouns. A row belongs only to rows of nouns that are listed before its own. */
export const nouns = {
  casino,
  bonus,
  game,
  article,
  person,
  redirect,
  image,
  provider,
  paymentMethod,
  licensingAuthority,
  settings,
} as const;

type Nouns = typeof nouns;

/** The name of a noun. */
export type Noun = keyof Nouns;

/** The tables with the rows of nouns. */
export type NounTable = Nouns[Noun]["table"];

/** The nouns with a capability, such as `isInFeed`. */
export type NounWith<Capability extends keyof NounDefinition> = {
  [Name in Noun]: Nouns[Name] extends Record<Capability, unknown> ? Name : never;
}[Noun];

/** The nouns with the standard mutations. */
export type EditableNoun = NounWith<"isEditable">;
export type FeedNoun = NounWith<"isInFeed">;
export type FactNoun = NounWith<"hasFacts">;
export type DirectoryNoun = NounWith<"isDirectory">;

export const allNouns = Object.keys(nouns) as Noun[];

/** The definition of a noun, with the types that all nouns share. */
export function definitionOf(name: Noun): NounDefinition {
  return nouns[name];
}

/** Returns the nouns with a capability, in the registry's order. */
export function nounsWith<Capability extends keyof NounDefinition>(capability: Capability): NounWith<Capability>[] {
  return allNouns.filter((name): name is NounWith<Capability> => definitionOf(name)[capability] !== undefined);
}

export function isNounWith<Capability extends keyof NounDefinition>(
  name: Noun,
  capability: Capability,
): name is NounWith<Capability> {
  return definitionOf(name)[capability] !== undefined;
}

/** Returns the name of a noun in the API's enums: `PAYMENT_METHOD` for `paymentMethod`. */
export function enumNameOf(name: Noun): string {
  return name.replaceAll(/[A-Z]/g, "_$&").toUpperCase();
}

/** Returns the plurals of nouns as a list in a sentence: "casinos, bonuses or games". */
export function listOfPlurals(names: readonly Noun[], conjunction: "and" | "or"): string {
  const plurals = names.map((name) => nouns[name].plural);
  const last = plurals.at(-1) ?? "";
  return plurals.length < 2 ? last : `${plurals.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** A noun whose rows belong to rows of another noun, and the property with that row's id. */
export interface Child {
  noun: Noun;
  property: string;
}

/** Returns the nouns whose rows belong to rows of a noun. */
export function childrenOf(parent: Noun): Child[] {
  return allNouns.flatMap((noun) => {
    const { belongsTo } = definitionOf(noun);
    return belongsTo?.noun === parent ? [{ noun, property: belongsTo.property }] : [];
  });
}
