import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { HelpLine, SiteSettings } from "../../database/entities/siteSettings.entity.js";
import { countCost } from "../../database/reading/countRows.js";
import { Allow } from "../../shared/schema/allow.js";
import { changeOf, ReasonArg } from "../../shared/schema/catalogue/changeReason.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import type { Context } from "../../catalogue/context.js";
import { countryName } from "./countries.js";
import { updateSettings } from "./settings.commands.js";
import { SiteSettingsInput } from "./settings.inputs.js";
import { countAllCasinos, getSiteSettings } from "./settings.queries.js";

@Resolver(() => SiteSettings)
export class SettingsResolver {
  @Allow("anybody")
  @DependsOn("site_settings")
  @Query(() => SiteSettings, { description: "The settings of the site: its name, look, claims and help lines." })
  siteSettings(@Ctx() { db }: Context): Promise<SiteSettings> {
    return getSiteSettings(db);
  }

  @Allow("editSettings")
  @Mutation(() => SiteSettings, {
    description:
      "Changes the given settings of the site. Fails with CONFLICT if the settings have changed since the caller loaded them. " +
      "Fails with BAD_USER_INPUT if an accent color is hard to read; `nearestColors` in the error's extensions contains the nearest readable colors.",
  })
  updateSiteSettings(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("version", () => Int, { description: "The version that you loaded." }) version: number,
    @Arg("input", () => SiteSettingsInput, { description: "The settings to change." }) input: SiteSettingsInput,
    @ReasonArg() reason?: string | null,
  ): Promise<SiteSettings> {
    return updateSettings(context, changeOf(context, info, reason), { version, input, auditActor: actorOf(context) });
  }

  @DependsOn("casinos")
  @FieldResolver(() => Int, {
    nullable: true,
    complexity: countCost,
    description: "The number of casinos in the catalogue, if `casinosReviewed` is null; otherwise null.",
  })
  casinoCount(@Root() { casinosReviewed }: SiteSettings, @Ctx() { db }: Context): Promise<number> | null {
    return casinosReviewed === null ? countAllCasinos(db) : null;
  }
}

@Resolver(() => HelpLine)
export class HelpLineResolver {
  @DependsOn()
  @FieldResolver(() => String, { description: "The name of the country in English." })
  countryName(@Root() { countryCode }: HelpLine): string {
    return countryName(countryCode) ?? countryCode;
  }
}
