/** Builds the schema from the list of all resolvers. */
import "reflect-metadata";
import { writeResolvers } from "../nouns.js";
import { GraphQLID, type GraphQLObjectType, GraphQLScalarType, type GraphQLSchema, GraphQLString } from "graphql";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";

import { ArticleResolver } from "../../features/articles/article.resolver.js";
import {
  ArticleBonusResolver,
  ArticleCasinoResolver,
  ArticleContentResolver,
  ArticlePreviewResolver,
  ArticleReceiptResolver,
} from "../../features/articles/articleContent.resolver.js";
import { PersonResolver } from "../../features/articles/person.resolver.js";
import { AnalyticsResolver } from "../../features/analytics/analytics.resolver.js";
import { BonusOfferResolver } from "../../features/bonuses/bonusOffer.resolver.js";
import { AnalyticsReportResolver } from "../../features/analytics/analyticsReport.resolver.js";
import {
  BonusResolver,
  BonusSuggestionsResolver,
  CasinoBonusesResolver,
} from "../../features/bonuses/bonus.resolver.js";
import { CasinoResolver } from "../../features/casinos/casino.resolver.js";
import { SearchSuggestionsResolver } from "../../features/casinos/searchSuggestions.resolver.js";
import { ScoreHistoryResolver } from "../../features/casinos/trustScore/scoreHistory.resolver.js";
import { SampleResolver } from "../../features/sample/sample.resolver.js";
import { TrustScoreResolver } from "../../features/casinos/trustScore/trustScore.resolver.js";
import {
  GameCasinosResolver,
  LicensingAuthorityCasinosResolver,
  PaymentMethodCasinosResolver,
  ProviderCasinosResolver,
} from "../../features/casinos/directoryCasinos.resolver.js";
import { ChangeResolver } from "../../features/changes/change.resolver.js";
import { DraftResolver } from "../../features/drafts/draft.resolver.js";
import { GameResolver, GameSuggestionsResolver } from "../../features/games/game.resolver.js";
import { GameProviderResolver, ProviderGamesResolver } from "../../features/games/providerGames.resolver.js";
import {
  CasinoDetailsResolver,
  CasinoLicenseResolver,
  CasinoPaymentResolver,
} from "../../features/directory/casinoDetails.resolver.js";
import { CasinoDirectoryResolver, DirectoryResolver } from "../../features/directory/directory.resolver.js";
import { BonusFactsResolver, CasinoFactsResolver, FactResolver } from "../../features/facts/fact.resolver.js";
import { MergeResolver } from "../../features/directory/merge.resolver.js";
import {
  BulkPreviewRowResolver,
  HistoryEntryResolver,
  HistoryResolver,
  UndoObstacleResolver,
} from "../../features/history/history.resolver.js";
import { lastChangeResolvers } from "../../features/history/lastChange.resolver.js";
import { ImageResolver, ImageVariantResolver } from "../../features/images/image.resolver.js";
import { ImportPreviewResolver, ImportResolver } from "../../features/imports/import.resolver.js";
import { AuditResolver } from "../../features/audit/audit.resolver.js";
import { AccountLinkResolver } from "../../features/session/account/accountLink.resolver.js";
import { OwnAccountResolver } from "../../features/session/account/ownAccount.resolver.js";
import { TeamResolver } from "../../features/team/team.resolver.js";
import { TokenResolver } from "../../features/tokens/token.resolver.js";
import { WebhookResolver } from "../../features/webhooks/webhook.resolver.js";
import { SnapshotResolver } from "../../features/snapshots/snapshot.resolver.js";
import { ListViewResolver } from "../../features/listViews/listView.resolver.js";
import { MailResolver } from "../../features/mail/mail.resolver.js";
import { NewsletterResolver } from "../../features/newsletter/newsletter.resolver.js";
import { PresenceResolver } from "../../features/presence/presence.resolver.js";
import { HelpLineResolver, SettingsResolver } from "../../features/settings/settings.resolver.js";
import { SecondFactorResolver } from "../../features/session/secondFactor/secondFactor.resolver.js";
import { SessionResolver } from "../../features/session/session.resolver.js";
import { SignInResolver } from "../../features/session/signIn/signIn.resolver.js";
import { ReleaseResolver } from "../../features/release/release.resolver.js";
import { RedirectResolver } from "../../features/redirects/redirect.resolver.js";
import { rejectBrokenText } from "../../shared/input/brokenText.js";
import { BadUserInputError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";
import { describeRequirement, type OperationKind, type Policy } from "../../shared/schema/policies.js";

const dateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: "DateTime",
  description: "A time in ISO 8601 format, in UTC with milliseconds, such as `2026-11-12T09:30:00.000Z`.",
});

/** Built once per process, because TypeGraphQL's metadata and graphql-js's scalars are global. */
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
      SearchSuggestionsResolver,
      BonusSuggestionsResolver,
      GameSuggestionsResolver,
      ScoreHistoryResolver,
      SampleResolver,
      ReleaseResolver,
      TrustScoreResolver,
      BonusResolver,
      BonusOfferResolver,
      CasinoBonusesResolver,
      GameResolver,
      ArticleResolver,
      ArticleContentResolver,
      ArticleCasinoResolver,
      ArticleBonusResolver,
      ArticleReceiptResolver,
      ArticlePreviewResolver,
      PersonResolver,
      RedirectResolver,
      DirectoryResolver,
      CasinoDirectoryResolver,
      CasinoDetailsResolver,
      CasinoPaymentResolver,
      CasinoLicenseResolver,
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
      ...writeResolvers,
      ...lastChangeResolvers,
      ChangeResolver,
      HistoryResolver,
      HistoryEntryResolver,
      BulkPreviewRowResolver,
      UndoObstacleResolver,
      SettingsResolver,
      HelpLineResolver,
      ImageResolver,
      ImageVariantResolver,
      ImportResolver,
      ImportPreviewResolver,
      NewsletterResolver,
      MailResolver,
      AnalyticsResolver,
      AnalyticsReportResolver,
      SessionResolver,
      SignInResolver,
      SecondFactorResolver,
      OwnAccountResolver,
      AccountLinkResolver,
      TeamResolver,
      TokenResolver,
      WebhookResolver,
      SnapshotResolver,
      AuditResolver,
      PresenceResolver,
      ListViewResolver,
      DraftResolver,
    ],
    scalarsMap: [{ type: Date, scalar: dateTime }],
    validateFn: checkInput,
    // graphql-js checks the schema anyway, before the first operation.
    skipCheck: true,
  });
  built.getQueryType()!.description = "All read operations.";
  built.getMutationType()!.description =
    "All write operations, such as changes to the catalogue, imports, signing in and newsletter sign-ups.";
  describeRequirements(built.getQueryType()!, "query");
  describeRequirements(built.getMutationType()!, "mutation");
  return built;
}

/** Adds to the description of each operation whether it requires a session, and which API tokens it accepts instead. */
function describeRequirements(operations: GraphQLObjectType, kind: OperationKind): void {
  for (const operation of Object.values(operations.getFields())) {
    const requirement = describeRequirement(operation.extensions["policy"] as Policy, kind);
    if (requirement !== null) operation.description = `${operation.description} ${requirement}`;
  }
}

/**
 * Validates an argument against the rules in `*.inputs.ts`.
 * @throws BadUserInputError with every field that breaks a rule.
 */
async function checkInput(argument: unknown): Promise<void> {
  if (argument === null || typeof argument !== "object") return;
  // An argument object without values has nothing to check.
  if (Object.values(argument).every((value) => value === undefined)) return;
  const errors = await findFieldErrors(argument);
  if (errors.length > 0) throw new BadUserInputError(errors);
}
