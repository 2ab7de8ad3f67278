/** What the server does with the rows of each noun. `shared/nouns/registry.ts` lists what each noun is. */
import { allNouns, type EditableNoun, type Noun, nounsWith } from "../../shared/nouns/registry.js";
import type { WriteServices } from "../catalogue/write/writes.js";
import { articleNoun } from "../nouns/article/articleWrites.resolver.js";
import { personNoun } from "../nouns/person/personWrites.resolver.js";
import { bonusNoun } from "../nouns/bonus/bonusWrites.resolver.js";
import { casinoNoun } from "../nouns/casino/casinoWrites.resolver.js";
import {
  licensingAuthorityNoun,
  paymentMethodNoun,
  providerNoun,
} from "../nouns/directory/directoryWrites.resolver.js";
import { gameNoun } from "../nouns/game/gameWrites.resolver.js";
import { imageNoun } from "../nouns/image/image.noun.js";
import { redirectNoun } from "../nouns/redirect/redirectWrites.resolver.js";
import { settingsNoun } from "../nouns/settings/settings.noun.js";
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
