/** Lists the entity of every noun. */
import type { Noun } from "../../../shared/nouns/registry.js";
import { Article } from "./article.entity.js";
import { Bonus } from "./bonus.entity.js";
import { Casino } from "./casino.entity.js";
import { LicensingAuthority, PaymentMethod, Provider } from "./directory.entity.js";
import { Game } from "./game.entity.js";
import { Image } from "./image.entity.js";
import { Person } from "./person.entity.js";
import { Redirect } from "./redirect.entity.js";
import { SiteSettings } from "./siteSettings.entity.js";

export const nounEntities = {
  casino: Casino,
  bonus: Bonus,
  game: Game,
  article: Article,
  person: Person,
  redirect: Redirect,
  image: Image,
  provider: Provider,
  paymentMethod: PaymentMethod,
  licensingAuthority: LicensingAuthority,
  settings: SiteSettings,
} satisfies Record<Noun, new () => object>;

export type NounRows = { [N in Noun]: InstanceType<(typeof nounEntities)[N]> };
