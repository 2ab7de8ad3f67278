import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { selectedFields } from "../../shared/schema/selection.js";
import { textLimits } from "../../../shared/textLimits.js";
import type { Context } from "../../catalogue/context.js";
import { suggestionLimits } from "../../../shared/apiLimits.js";
import { foldText } from "../../../shared/foldText.js";
import { findBestIds } from "../../catalogue/search/textSearch.js";
import { containsText } from "../../database/reading/like.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { findCasinosByIds } from "./casino.queries.js";
import { searchedCasinos } from "./casino.search.js";

@Resolver(() => SearchSuggestions)
export class SearchSuggestionsResolver {
  @Allow("anybody")
  @DependsOn("casinos")
  @Query(() => SearchSuggestions, {
    description: "Suggestions for a search box while a visitor types. Empty if the search text is blank.",
  })
  searchSuggestions(
    @Arg("text", () => String, {
      description: `The search text typed so far. Only the first ${textLimits.search} characters count.`,
    })
    typed: string,
  ): SearchSuggestions {
    return { text: typed.slice(0, textLimits.search).trim() };
  }

  @DependsOn("casinos")
  @FieldResolver(() => [Casino], {
    complexity: suggestionsCost(suggestionLimits.casinos),
    description: `Up to ${suggestionLimits.casinos} casinos. Casinos whose name contains the search text come first, then other casinos that the \`casinos\` query finds.`,
  })
  casinos(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Casino[]> {
    return findSuggestedCasinos(db, text, selectedFields(info, "Casino"));
  }
}

/**
 * Returns the casinos to suggest while a visitor types. Casinos whose name contains the search text come first, and
 * then the best matches of a search.
 */
async function findSuggestedCasinos(db: DataSource, text: string, fields: Set<string>): Promise<Casino[]> {
  if (foldText(text).trim() === "") return [];
  const limit = suggestionLimits.casinos;
  const ids = await idsByName(db, text, limit);
  if (ids.length < limit) ids.push(...(await findBestIds(db, searchedCasinos, text, limit)));
  return findCasinosByIds(db, [...new Set(ids)].slice(0, limit), fields);
}

async function idsByName(db: DataSource, text: string, limit: number): Promise<string[]> {
  const toSql = () => `SELECT row.id FROM casinos AS row WHERE row.search_text LIKE ?
    ORDER BY starts_with(row.search_text, ?) DESC, row.rating DESC, row.name_sort, row.id LIMIT ${limit}`;
  const folded = foldText(text);
  const rows = await readArrays(db, {
    shape: `casinos by name ${limit}`,
    toSql,
    values: [containsText(folded), folded],
  });
  return rows.map(([id]) => id as string);
}
