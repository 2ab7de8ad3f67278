/** The server's table of contents: every resolver, and what holds for all of them. */
import "reflect-metadata";
import { GraphQLID, GraphQLScalarType, type GraphQLSchema, GraphQLString } from "graphql";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";

import { AnalyticsResolver } from "../../features/analytics/analytics.resolver.js";
import { BonusBulkResolver } from "../../features/bonuses/bonusBulk.resolver.js";
import { AnalyticsReportResolver } from "../../features/analytics/analyticsReport.resolver.js";
import { BonusResolver } from "../../features/bonuses/bonus.resolver.js";
import { BonusSuggestionsResolver } from "../../features/bonuses/bonusSuggestions.resolver.js";
import { CasinoBonusesResolver } from "../../features/bonuses/casinoBonuses.resolver.js";
import { CasinoBulkResolver } from "../../features/casinos/casinoBulk.resolver.js";
import { CasinoResolver } from "../../features/casinos/casino.resolver.js";
import { SearchSuggestionsResolver } from "../../features/casinos/searchSuggestions.resolver.js";
import { ScoringRulesResolver } from "../../features/casinos/scoringRules.resolver.js";
import { TrustScorePreviewResolver } from "../../features/casinos/trustScorePreview.resolver.js";
import { ChangeResolver } from "../../features/changes/change.resolver.js";
import { GameBulkResolver } from "../../features/games/gameBulk.resolver.js";
import { GameResolver } from "../../features/games/game.resolver.js";
import { GameSuggestionsResolver } from "../../features/games/gameSuggestions.resolver.js";
import {
  HistoryEntryResolver,
  HistoryResolver,
  UndoObstacleResolver,
} from "../../features/history/history.resolver.js";
import {
  BonusLastChangeResolver,
  CasinoLastChangeResolver,
  GameLastChangeResolver,
} from "../../features/history/lastChange.resolver.js";
import { ImportPreviewResolver, ImportResolver } from "../../features/imports/import.resolver.js";
import { NewsletterResolver } from "../../features/newsletter/newsletter.resolver.js";
import { SessionResolver } from "../../features/session/session.resolver.js";
import { refuseBrokenText } from "../../shared/input/brokenText.js";
import { BadUserInputError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";

const dateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: "DateTime",
  description: "A moment in ISO 8601, in UTC with milliseconds, such as `2026-11-12T09:30:00.000Z`.",
});

/** Built once per process: TypeGraphQL's metadata and graphql-js's scalars are global. */
let schema: GraphQLSchema | null = null;

export function buildGraphqlSchema(): GraphQLSchema {
  schema ??= build();
  return schema;
}

function build(): GraphQLSchema {
  for (const scalar of [GraphQLString, GraphQLID]) refuseBrokenText(scalar as GraphQLScalarType<string>);
  const built = buildSchemaSync({
    resolvers: [
      CasinoResolver,
      CasinoBulkResolver,
      SearchSuggestionsResolver,
      BonusSuggestionsResolver,
      GameSuggestionsResolver,
      ScoringRulesResolver,
      TrustScorePreviewResolver,
      BonusResolver,
      BonusBulkResolver,
      CasinoBonusesResolver,
      GameResolver,
      GameBulkResolver,
      ChangeResolver,
      HistoryResolver,
      HistoryEntryResolver,
      UndoObstacleResolver,
      CasinoLastChangeResolver,
      BonusLastChangeResolver,
      GameLastChangeResolver,
      ImportResolver,
      ImportPreviewResolver,
      NewsletterResolver,
      AnalyticsResolver,
      AnalyticsReportResolver,
      SessionResolver,
    ],
    scalarsMap: [{ type: Date, scalar: dateTime }],
    validateFn: checkInput,
    // graphql-js checks the schema too, before the first operation.
    skipCheck: true,
  });
  built.getQueryType()!.description = "Everything that can be read. None of it changes anything.";
  built.getMutationType()!.description =
    "Everything that can be changed, and what visitors leave: addresses and events.";
  return built;
}

/** Runs the rules of `*.inputs.ts`. @throws BadUserInputError with every field that breaks one. */
async function checkInput(argument: unknown): Promise<void> {
  if (argument === null || typeof argument !== "object") return;
  // The rules are of what is given.
  if (Object.values(argument).every((value) => value === undefined)) return;
  const errors = await findFieldErrors(argument);
  if (errors.length > 0) throw new BadUserInputError(errors);
}
