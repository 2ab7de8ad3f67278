/** What the server does with the rows of each noun. `shared/nouns/registry.ts` lists what each noun is. */
import { allNouns, type EditableNoun, type Noun, nounsWith } from "../../shared/nouns/registry.js";
import type { WriteServices } from "../database/writing/writes.js";
import { articleNoun, personNoun } from "../features/articles/articleWrites.resolver.js";
import { bonusNoun } from "../features/bonuses/bonusWrites.resolver.js";
import { casinoNoun } from "../features/casinos/casinoWrites.resolver.js";
import {
  licensingAuthorityNoun,
  paymentMethodNoun,
  providerNoun,
} from "../features/directory/directoryWrites.resolver.js";
import { gameNoun } from "../features/games/gameWrites.resolver.js";
import { imageNoun } from "../features/images/image.noun.js";
import { redirectNoun } from "../features/redirects/redirectWrites.resolver.js";
import { settingsNoun } from "../features/settings/settings.noun.js";
import type { ImportedNoun, ImportedNouns } from "../shared/schema/catalogue/importedNoun.js";
import type { ServerNoun } from "../shared/schema/catalogue/serverNoun.js";

export const serverNouns: Record<Noun, ServerNoun<WriteServices>> = {
  casino: casinoNoun,
  bonus: bonusNoun,
  game: gameNoun,
  article: articleNoun,
  person: personNoun,
  redirect: redirectNoun,
  image: imageNoun,
  provider: providerNoun,
  paymentMethod: paymentMethodNoun,
  licensingAuthority: licensingAuthorityNoun,
  settings: settingsNoun,
};

/** The resolvers of all nouns' mutations. */
export const writeResolvers = allNouns.flatMap((noun) => serverNouns[noun].resolvers);

export const importedNouns = Object.fromEntries(
  nounsWith("isEditable").map((noun): [EditableNoun, ImportedNoun] => [noun, serverNouns[noun].imported!]),
) as ImportedNouns;
