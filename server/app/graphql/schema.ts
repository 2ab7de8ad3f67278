/** Builds the schema from the list of all resolvers. */
import "reflect-metadata";
import { GraphQLID, GraphQLScalarType, type GraphQLSchema, GraphQLString } from "graphql";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";

import { AnalyticsResolver } from "../../features/analytics/analytics.resolver.js";
import { BonusOfferResolver } from "../../features/bonuses/bonusOffer.resolver.js";
import { BonusWritesResolver } from "../../features/bonuses/bonusWrites.resolver.js";
import { AnalyticsReportResolver } from "../../features/analytics/analyticsReport.resolver.js";
import {
  BonusResolver,
  BonusSuggestionsResolver,
  CasinoBonusesResolver,
} from "../../features/bonuses/bonus.resolver.js";
import { CasinoWritesResolver } from "../../features/casinos/casinoWrites.resolver.js";
import { CasinoResolver } from "../../features/casinos/casino.resolver.js";
import { SearchSuggestionsResolver } from "../../features/casinos/searchSuggestions.resolver.js";
import { ScoreHistoryResolver } from "../../features/casinos/scoreHistory.resolver.js";
import { ScoringRulesResolver } from "../../features/casinos/scoringRules.resolver.js";
import { TrustScorePreviewResolver } from "../../features/casinos/trustScorePreview.resolver.js";
import {
  GameCasinosResolver,
  LicensingAuthorityCasinosResolver,
  PaymentMethodCasinosResolver,
  ProviderCasinosResolver,
} from "../../features/casinos/directoryCasinos.resolver.js";
import { ChangeResolver } from "../../features/changes/change.resolver.js";
import { GameWritesResolver } from "../../features/games/gameWrites.resolver.js";
import { GameResolver, GameSuggestionsResolver } from "../../features/games/game.resolver.js";
import { GameProviderResolver, ProviderGamesResolver } from "../../features/games/providerGames.resolver.js";
import { CasinoDirectoryResolver, DirectoryResolver } from "../../features/directory/directory.resolver.js";
import { BonusFactsResolver, CasinoFactsResolver, FactResolver } from "../../features/facts/fact.resolver.js";
import { MergeResolver } from "../../features/directory/merge.resolver.js";
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
import { rejectBrokenText } from "../../shared/input/brokenText.js";
import { BadUserInputError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";

const dateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: "DateTime",
  description: "A time in ISO 8601 format, in UTC with milliseconds, such as `2026-11-12T09:30:00.000Z`.",
});

/** Built once per process: TypeGraphQL's metadata and graphql-js's scalars are global. */
let schema: GraphQLSchema | null = null;

export function buildGraphqlSchema(): GraphQLSchema {
  schema ??= build();
  return schema;
}

function build(): GraphQLSchema {
  for (const scalar of [GraphQLString, GraphQLID]) rejectBrokenText(scalar as GraphQLScalarType<string>);
  const built = buildSchemaSync({
    resolvers: [
      CasinoResolver,
      CasinoWritesResolver,
      SearchSuggestionsResolver,
      BonusSuggestionsResolver,
      GameSuggestionsResolver,
      ScoreHistoryResolver,
      ScoringRulesResolver,
      TrustScorePreviewResolver,
      BonusResolver,
      BonusOfferResolver,
      BonusWritesResolver,
      CasinoBonusesResolver,
      GameResolver,
      GameWritesResolver,
      DirectoryResolver,
      CasinoDirectoryResolver,
      MergeResolver,
      FactResolver,
      CasinoFactsResolver,
      BonusFactsResolver,
      ProviderCasinosResolver,
      PaymentMethodCasinosResolver,
      LicensingAuthorityCasinosResolver,
      GameCasinosResolver,
      ProviderGamesResolver,
      GameProviderResolver,
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
  built.getQueryType()!.description = "All reads.";
  built.getMutationType()!.description =
    "All writes: the catalogue, imports, sessions, newsletter subscriptions and analytics events.";
  return built;
}

/**
 * Runs the rules of `*.inputs.ts`.
 * @throws BadUserInputError with every field that breaks a rule.
 */
async function checkInput(argument: unknown): Promise<void> {
  if (argument === null || typeof argument !== "object") return;
  // Without any argument there is nothing to check.
  if (Object.values(argument).every((value) => value === undefined)) return;
  const errors = await findFieldErrors(argument);
  if (errors.length > 0) throw new BadUserInputError(errors);
}
