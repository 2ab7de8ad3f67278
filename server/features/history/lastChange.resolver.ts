/** Tells editors who last changed a row of the catalogue. Visitors get null, so their responses stay cacheable. */
import { type ClassType, Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from "type-graphql";

import { Article } from "../../database/entities/article.entity.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { LicensingAuthority, PaymentMethod, Provider } from "../../database/entities/directory.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import { Image } from "../../database/entities/image.entity.js";
import { Person } from "../../database/entities/person.entity.js";
import { Redirect } from "../../database/entities/redirect.entity.js";
import { SiteSettings } from "../../database/entities/siteSettings.entity.js";
import type { Noun, NounRows } from "../../database/writing/nouns.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { isAllowed } from "../../shared/schema/policies.js";
import type { Context } from "../context.js";

@ObjectType({ description: "Who last changed a row, and when.", simpleResolvers: true })
class LastChange {
  @Field(() => Date, { description: "When the row was changed." })
  at!: Date;

  @Field(() => String, {
    description:
      "Who made the change: the email address of an account, `token` followed by the name of an API token, `demo` in demo mode, or `seed` for the initial data.",
  })
  by!: string;
}

function lastChangeResolver(entity: ClassType<NounRows[Noun]>, noun: Noun) {
  @Resolver(() => entity)
  class LastChangeResolver {
    @DependsOn()
    @FieldResolver(() => LastChange, {
      nullable: true,
      description:
        "Who last changed the row, and when. Null if the caller can't see the history, or if the row has none.",
    })
    lastChange(@Root() { id }: { id: string }, @Ctx() { viewer, loaders }: Context): Promise<LastChange | null> | null {
      return isAllowed("seeHistory", viewer) ? loaders.lastChangeOf(noun).load(id) : null;
    }
  }
  return LastChangeResolver;
}

export const CasinoLastChangeResolver = lastChangeResolver(Casino, "casino");
export const BonusLastChangeResolver = lastChangeResolver(Bonus, "bonus");
export const GameLastChangeResolver = lastChangeResolver(Game, "game");
export const SettingsLastChangeResolver = lastChangeResolver(SiteSettings, "settings");
export const ArticleLastChangeResolver = lastChangeResolver(Article, "article");
export const PersonLastChangeResolver = lastChangeResolver(Person, "person");
export const ProviderLastChangeResolver = lastChangeResolver(Provider, "provider");
export const PaymentMethodLastChangeResolver = lastChangeResolver(PaymentMethod, "paymentMethod");
export const LicensingAuthorityLastChangeResolver = lastChangeResolver(LicensingAuthority, "licensingAuthority");
export const ImageLastChangeResolver = lastChangeResolver(Image, "image");
export const RedirectLastChangeResolver = lastChangeResolver(Redirect, "redirect");
