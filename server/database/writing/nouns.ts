/** Describes the nouns for code that handles all of them: writes, the history, and the change feed. */
import { Article } from "../entities/article.entity.js";
import { Bonus } from "../entities/bonus.entity.js";
import { Casino } from "../entities/casino.entity.js";
import { LicensingAuthority, PaymentMethod, Provider } from "../entities/directory.entity.js";
import { Game } from "../entities/game.entity.js";
import { Image } from "../entities/image.entity.js";
import { Person } from "../entities/person.entity.js";
import { Redirect } from "../entities/redirect.entity.js";
import { SiteSettings } from "../entities/siteSettings.entity.js";
import type { DirectoryNoun, DirectoryRows } from "../directory/directoryNouns.js";
import type { CatalogueTable } from "../reading/tableVersions.js";

/** The nouns in the public change feed. Articles have an Atom feed instead (docs/decisions/104). */
export type FeedNoun = "casino" | "bonus" | "game";

/** The nouns with the catalogue's standard mutations. Editors can also import them. */
export type CatalogueNounName = FeedNoun | "article" | "person" | "redirect";

/** All nouns whose writes the history records. */
export type Noun = CatalogueNounName | DirectoryNoun | "settings" | "image";

export interface NounRows extends DirectoryRows {
  casino: Casino;
  bonus: Bonus;
  game: Game;
  article: Article;
  person: Person;
  redirect: Redirect;
  settings: SiteSettings;
  image: Image;
}

interface NounFacts<N extends Noun> {
  entity: new () => NounRows[N];
  table: CatalogueTable;
  /** The name for one row in messages. */
  label: string;
  /** The property that contains the row's name, title, or path. */
  name: "name" | "title" | "fromPath" | "fileName";
  /** The property that is unique among rows of the noun. Null if there is none. */
  key: "slug" | "fromPath" | "sha256" | null;
}

/** The columns of the properties in `name` and `key`. */
export const columnOf = {
  name: "name",
  title: "title",
  slug: "slug",
  fromPath: "from_path",
  fileName: "file_name",
  sha256: "sha256",
} as const;

export const nouns: { [N in Noun]: NounFacts<N> } = {
  casino: { entity: Casino, table: "casinos", label: "casino", name: "name", key: "slug" },
  bonus: { entity: Bonus, table: "bonuses", label: "bonus", name: "title", key: null },
  game: { entity: Game, table: "games", label: "game", name: "name", key: "slug" },
  article: { entity: Article, table: "articles", label: "article", name: "title", key: "slug" },
  person: { entity: Person, table: "people", label: "person", name: "name", key: "slug" },
  redirect: { entity: Redirect, table: "redirects", label: "redirect", name: "fromPath", key: "fromPath" },
  provider: { entity: Provider, table: "providers", label: "provider", name: "name", key: null },
  paymentMethod: { entity: PaymentMethod, table: "payment_methods", label: "payment method", name: "name", key: null },
  licensingAuthority: {
    entity: LicensingAuthority,
    table: "licensing_authorities",
    label: "licensing authority",
    name: "name",
    key: null,
  },
  settings: { entity: SiteSettings, table: "site_settings", label: "settings page", name: "name", key: null },
  image: { entity: Image, table: "images", label: "image", name: "fileName", key: "sha256" },
};

/**
 * Returns SQL for the key under which a snapshot stores the row's name, such as 'name' or 'title'.
 * @param noun SQL for the row's noun.
 */
export function nameSql(noun: string): string {
  const others = Object.entries(nouns).filter(([, { name }]) => name !== "name");
  return `CASE ${noun} ${others.map(([each, { name }]) => `WHEN '${each}' THEN '${name}'`).join(" ")} ELSE 'name' END`;
}
