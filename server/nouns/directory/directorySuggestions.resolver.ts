import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";

import { suggestionLimits } from "../../../shared/apiLimits.js";
import type { Context } from "../../catalogue/context.js";
import { LicensingAuthority, PaymentMethod, Provider } from "../../database/entities/directory.entity.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { findSuggestedRows } from "./directory.search.js";

function description(limit: number, rows: string): string {
  return `Up to ${limit} ${rows} of casinos whose name or spelling matches the search text, best match first. Tolerates typos.`;
}

@Resolver(() => SearchSuggestions)
export class DirectorySuggestionsResolver {
  @DependsOn("casinos", "providers")
  @FieldResolver(() => [Provider], {
    complexity: suggestionsCost(suggestionLimits.providers),
    description: description(suggestionLimits.providers, "game providers"),
  })
  providers(@Root() { text }: SearchSuggestions, @Ctx() { db }: Context): Promise<Provider[]> {
    return findSuggestedRows(db, "provider", text, suggestionLimits.providers);
  }

  @DependsOn("casinos", "payment_methods")
  @FieldResolver(() => [PaymentMethod], {
    complexity: suggestionsCost(suggestionLimits.paymentMethods),
    description: description(suggestionLimits.paymentMethods, "payment methods"),
  })
  paymentMethods(@Root() { text }: SearchSuggestions, @Ctx() { db }: Context): Promise<PaymentMethod[]> {
    return findSuggestedRows(db, "paymentMethod", text, suggestionLimits.paymentMethods);
  }

  @DependsOn("casinos", "licensing_authorities")
  @FieldResolver(() => [LicensingAuthority], {
    complexity: suggestionsCost(suggestionLimits.licensingAuthorities),
    description: description(suggestionLimits.licensingAuthorities, "licensing authorities"),
  })
  licensingAuthorities(@Root() { text }: SearchSuggestions, @Ctx() { db }: Context): Promise<LicensingAuthority[]> {
    return findSuggestedRows(db, "licensingAuthority", text, suggestionLimits.licensingAuthorities);
  }
}
