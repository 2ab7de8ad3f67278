/** What the server does with the rows of each noun. `shared/nouns/registry.ts` lists what each noun is. */
import type { DataSource } from "typeorm";

import { allNouns, type EditableNoun, type Noun, nounsWith } from "../../shared/nouns/registry.js";
import type { WriteServices } from "../catalogue/write/writes.js";
import { articleNoun } from "../nouns/article/article.noun.js";
import { personNoun } from "../nouns/person/person.noun.js";
import { bonusNoun } from "../nouns/bonus/bonus.noun.js";
import { casinoNoun } from "../nouns/casino/casino.noun.js";
import { directoryServerNouns } from "../nouns/directory/directory.noun.js";
import { gameNoun } from "../nouns/game/game.noun.js";
import { imageNoun } from "../nouns/image/image.noun.js";
import { redirectNoun } from "../nouns/redirect/redirect.noun.js";
import { settingsNoun } from "../nouns/settings/settings.noun.js";
import type { PagePaths } from "../shared/pagePaths.js";
import type { ImportedNoun, ImportedNouns } from "../shared/schema/catalogue/importedNoun.js";
import type { ServerNoun } from "../shared/schema/catalogue/serverNoun.js";

export const serverNouns: Record<Noun, ServerNoun<WriteServices>> = {
  ...directoryServerNouns,
  casino: casinoNoun,
  bonus: bonusNoun,
  game: gameNoun,
  article: articleNoun,
  person: personNoun,
  redirect: redirectNoun,
  image: imageNoun,
  settings: settingsNoun,
};

export const nounResolvers = allNouns.flatMap((noun) => serverNouns[noun].resolvers);

export const importedNouns = Object.fromEntries(
  nounsWith("isEditable").map((noun): [EditableNoun, ImportedNoun] => [noun, serverNouns[noun].imported!]),
) as ImportedNouns;

/** Returns the path of the page that shows a row, or of the home page if no page does. */
export async function pathOfRow(
  paths: PagePaths,
  noun: Noun,
  row: Readonly<Record<string, unknown>>,
  db: DataSource,
): Promise<string> {
  return (await serverNouns[noun].pathOf?.(paths, row, db)) ?? "/";
}
