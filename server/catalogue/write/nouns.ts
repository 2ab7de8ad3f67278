/** The entities of the nouns, for code that handles all nouns: writes, the history, and the change feed. */
import { Article } from "../../database/entities/article.entity.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { LicensingAuthority, PaymentMethod, Provider } from "../../database/entities/directory.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import { Image } from "../../database/entities/image.entity.js";
import { Person } from "../../database/entities/person.entity.js";
import { Redirect } from "../../database/entities/redirect.entity.js";
import { SiteSettings } from "../../database/entities/siteSettings.entity.js";
import type { NounDefinition } from "../../../shared/nouns/noun.js";
import { allNouns, definitionOf, type Noun, type NounTable } from "../../../shared/nouns/registry.js";
import type { DirectoryRows } from "../directory/directoryNouns.js";

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

const entities: { [N in Noun]: new () => NounRows[N] } = {
  casino: Casino,
  bonus: Bonus,
  game: Game,
  article: Article,
  person: Person,
  redirect: Redirect,
  provider: Provider,
  paymentMethod: PaymentMethod,
  licensingAuthority: LicensingAuthority,
  settings: SiteSettings,
  image: Image,
};

interface StoredNoun<N extends Noun> extends NounDefinition {
  entity: new () => NounRows[N];
  table: NounTable;
}

/** The nouns with their entities. */
export const nouns = Object.fromEntries(
  allNouns.map((noun) => [noun, { ...definitionOf(noun), entity: entities[noun] }]),
) as { [N in Noun]: StoredNoun<N> };

/**
 * Returns SQL for the key under which a snapshot stores the row's name, such as 'name' or 'title'.
 * @param noun SQL for the row's noun.
 */
export function nameSql(noun: string): string {
  const others = Object.values(nouns).filter(({ title }) => title !== "name");
  return `CASE ${noun} ${others.map(({ name, title }) => `WHEN '${name}' THEN '${title}'`).join(" ")} ELSE 'name' END`;
}
