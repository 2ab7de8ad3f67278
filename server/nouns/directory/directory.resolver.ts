import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import {
  type DirectoryRow,
  LicensingAuthority,
  PaymentMethod,
  Provider,
} from "../../database/entities/directory.entity.js";
import { assumedOfCasino, topFieldCost } from "../../shared/limits.js";
import { Allow } from "../../shared/schema/allow.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { IdArg, SlugArg } from "../../shared/schema/idOrSlug.js";
import type { Context } from "../../catalogue/context.js";
import { findDirectoryRow, findDirectoryRows } from "./directory.queries.js";
import { maxSpellings } from "../../catalogue/directory/directoryLoaders.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import { type DirectoryNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { maxDirectoryRows } from "../../../shared/apiLimits.js";

/** Returns the cost of a list of all providers, payment methods, or licensing authorities. */
function listCost({ childComplexity }: { childComplexity: number }): number {
  return topFieldCost + 1 + maxDirectoryRows * childComplexity;
}

function listDescription(rows: string): string {
  return `All ${rows}, sorted by name; at most ${maxDirectoryRows}.`;
}

/**
 * Queries that return directory rows. They depend on the tables of casinos and games too, because writing a casino or a
 * game may add a directory row.
 */
@Resolver()
export class DirectoryResolver {
  @Allow("anybody")
  @DependsOn("providers", "casinos", "games")
  @Query(() => [Provider], { complexity: listCost, description: listDescription("providers") })
  providers(@Ctx() { db }: Context): Promise<Provider[]> {
    return findDirectoryRows(db, "provider");
  }

  @Allow("anybody")
  @DependsOn("payment_methods", "casinos")
  @Query(() => [PaymentMethod], {
    complexity: listCost,
    description: listDescription("payment methods"),
  })
  paymentMethods(@Ctx() { db }: Context): Promise<PaymentMethod[]> {
    return findDirectoryRows(db, "paymentMethod");
  }

  @Allow("anybody")
  @DependsOn("licensing_authorities", "casinos")
  @Query(() => [LicensingAuthority], {
    complexity: listCost,
    description: listDescription("licensing authorities"),
  })
  licensingAuthorities(@Ctx() { db }: Context): Promise<LicensingAuthority[]> {
    return findDirectoryRows(db, "licensingAuthority");
  }

  @Allow("anybody")
  @DependsOn("providers", "casinos", "games")
  @Query(() => Provider, { nullable: true, description: "One provider, by id or by slug; null if there is none." })
  provider(
    @Ctx() { db }: Context,
    @IdArg() id: string | null,
    @SlugArg() slug: string | null,
  ): Promise<Provider | null> {
    return findDirectoryRow(db, "provider", { id, slug });
  }

  @Allow("anybody")
  @DependsOn("payment_methods", "casinos")
  @Query(() => PaymentMethod, {
    nullable: true,
    description: "One payment method, by id or by slug; null if there is none.",
  })
  paymentMethod(
    @Ctx() { db }: Context,
    @IdArg() id: string | null,
    @SlugArg() slug: string | null,
  ): Promise<PaymentMethod | null> {
    return findDirectoryRow(db, "paymentMethod", { id, slug });
  }

  @Allow("anybody")
  @DependsOn("licensing_authorities", "casinos")
  @Query(() => LicensingAuthority, {
    nullable: true,
    description: "One licensing authority, by id or by slug; null if there is none.",
  })
  licensingAuthority(
    @Ctx() { db }: Context,
    @IdArg() id: string | null,
    @SlugArg() slug: string | null,
  ): Promise<LicensingAuthority | null> {
    return findDirectoryRow(db, "licensingAuthority", { id, slug });
  }
}

function spellingsOf(noun: DirectoryNoun) {
  const { entity, table } = directoryNouns[noun];

  @Resolver(() => entity)
  class SpellingsResolver {
    @DependsOn(...(noun === "provider" ? ([table, "casinos", "games"] as const) : ([table, "casinos"] as const)))
    @FieldResolver(() => [String], {
      complexity: 1,
      description: `The spellings that mean this row when a casino or a game names it, including the names of rows that were merged into it. Sorted, at most ${maxSpellings}.`,
    })
    spellings(@Root() { id }: DirectoryRow, @Ctx() { loaders }: Context): Promise<string[]> {
      return loaders.spellingsOf[noun].load(id);
    }
  }
  return SpellingsResolver;
}

export const spellingsResolvers = nounsWith("isDirectory").map((noun) => spellingsOf(noun));

/**
 * Returns the cost function for a casino's list of directory rows, assuming `rows` rows. Few casinos have many more.
 */
function ofCasinoCost(rows: number) {
  return ({ childComplexity }: { childComplexity: number }) => 1 + rows * childComplexity;
}

@Resolver(() => Casino)
export class CasinoDirectoryResolver {
  @DependsOn("providers", "casinos")
  @FieldResolver(() => [Provider], {
    complexity: ofCasinoCost(assumedOfCasino.providers),
    description: "The providers whose games the casino offers, sorted by name.",
  })
  providers(@Root() { id }: Casino, @Ctx() { loaders }: Context): Promise<Provider[]> {
    return loaders.directoryOfCasino.provider.load(id);
  }

  @DependsOn("licensing_authorities", "casinos")
  @FieldResolver(() => [LicensingAuthority], {
    complexity: ofCasinoCost(assumedOfCasino.authorities),
    description: "The authorities that license the casino, sorted by name.",
  })
  authorities(@Root() { id }: Casino, @Ctx() { loaders }: Context): Promise<LicensingAuthority[]> {
    return loaders.directoryOfCasino.licensingAuthority.load(id);
  }
}
