/**
 * What the panel does with each noun: where its form is, and what its list and form contain. `shared/nouns/registry.ts`
 * lists what each noun is. Most of the panel's labels and choices of nouns come from these two.
 */
import {
  allNouns,
  definitionOf,
  type EditableNoun,
  enumNameOf,
  isNounWith,
  type Noun,
  nouns,
} from "../../../shared/nouns/registry";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { chunkLoader, type ChunkLoader } from "../../shared/browser/lazyWithRetry";
import type { AdminTabId } from "../shell/adminTabs";
import { type NounConfig, tabsOf } from "./nounConfig";

/** The lists and forms of the nouns that editors can list and import. */
export const nounConfigs: Readonly<Record<EditableNoun, ChunkLoader<NounConfig>>> = {
  casino: chunkLoader(() => import("../casinos/casinoConfig").then((module) => module.casinos)),
  bonus: chunkLoader(() => import("../bonuses/bonusConfig").then((module) => module.bonuses)),
  game: chunkLoader(() => import("../games/gameConfig").then((module) => module.games)),
  article: chunkLoader(() => import("../articles/articleConfig").then((module) => module.articles)),
  person: chunkLoader(() => import("../articles/personConfig").then((module) => module.people)),
  redirect: chunkLoader(() => import("../redirects/redirectConfig").then((module) => module.redirects)),
};

/** The tab with the form of a row. */
export interface NounForm {
  tab: AdminTabId;
  parameters?: Readonly<Record<string, string>>;
}

const otherForms: Readonly<Record<Exclude<Noun, EditableNoun>, NounForm>> = {
  provider: { tab: "directory", parameters: { of: "providers" } },
  paymentMethod: { tab: "directory", parameters: { of: "methods" } },
  licensingAuthority: { tab: "directory", parameters: { of: "authorities" } },
  settings: { tab: "settings" },
  image: { tab: "images" },
};

interface PanelNoun extends NounForm {
  /** What editors call one row, and several. */
  one: string;
  many: string;
  typename: (typeof nouns)[Noun]["typename"];
  /** Whether a public page shows the rows, which a preview can then show too. */
  hasPage: boolean;
  /** Whether a row can be hidden from visitors at a scheduled time. */
  canHide: boolean;
  /** Whether rows can be deleted. Rows of other nouns can only be updated. */
  isDeletable: boolean;
}

function panelNoun(noun: Noun): PanelNoun {
  const { label, plural, visible, hasPage = false } = definitionOf(noun);
  const form: NounForm = isNounWith(noun, "isEditable") ? { tab: tabsOf(nouns[noun]).form } : otherForms[noun];
  // There is only one row of settings.
  const words = noun === "settings" ? { one: "site settings", many: "site settings" } : { one: label, many: plural };
  return {
    ...form,
    ...words,
    typename: nouns[noun].typename,
    hasPage,
    canHide: visible !== "always",
    isDeletable: !isNounWith(noun, "isOnlyUpdated"),
  };
}

/** The nouns by their names in the API. */
export const panelNouns = Object.fromEntries(allNouns.map((noun) => [enumNameOf(noun), panelNoun(noun)])) as Readonly<
  Record<CatalogueNoun, PanelNoun>
>;

/** The API's names of nouns, in the registry's order. */
export const catalogueNouns = Object.keys(panelNouns) as CatalogueNoun[];
