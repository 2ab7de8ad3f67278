/** Builds the schema from the list of all resolvers. */
import "reflect-metadata";
import { nounResolvers } from "../nouns.js";
import {
  GraphQLError,
  GraphQLID,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLString,
  Kind,
} from "graphql";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";

import { AnalyticsResolver } from "../../insight/analytics/analytics.resolver.js";
import { AnalyticsReportResolver } from "../../insight/analytics/analyticsReport.resolver.js";
import { SampleResolver } from "../../catalogue/sample/sample.resolver.js";
import { ChangeResolver } from "../../catalogue/feed/change.resolver.js";
import { DraftResolver } from "../../catalogue/drafts/draft.resolver.js";
import {
  CasinoDetailsResolver,
  CasinoLicenseResolver,
  CasinoPaymentMethodResolver,
} from "../../nouns/directory/casinoDetails.resolver.js";
import { DirectorySuggestionsResolver } from "../../nouns/directory/directorySuggestions.resolver.js";
import {
  CasinoDirectoryResolver,
  DirectoryResolver,
  spellingsResolvers,
} from "../../nouns/directory/directory.resolver.js";
import { BonusFactsResolver, CasinoFactsResolver, FactResolver } from "../../catalogue/facts/fact.resolver.js";
import { MergeResolver } from "../../nouns/directory/merge.resolver.js";
import {
  BulkPreviewRowResolver,
  HistoryEntryResolver,
  HistoryResolver,
  UndoObstacleResolver,
} from "../../catalogue/history/history.resolver.js";
import { lastChangeResolvers } from "../../catalogue/history/lastChange.resolver.js";
import { ImportedRowResolver, ImportPreviewResolver, ImportResolver } from "../../catalogue/imports/import.resolver.js";
import { AuditResolver } from "../../people/audit/audit.resolver.js";
import { AccountLinkResolver } from "../../people/session/account/accountLink.resolver.js";
import { OwnAccountResolver } from "../../people/session/account/ownAccount.resolver.js";
import { TeamResolver } from "../../people/team/team.resolver.js";
import { TokenResolver } from "../../people/tokens/token.resolver.js";
import { WebhookResolver } from "../../outbound/webhooks/webhook.resolver.js";
import { SnapshotResolver } from "../../outbound/snapshots/snapshot.resolver.js";
import { ListViewResolver } from "../../people/listViews/listView.resolver.js";
import { MailResolver } from "../../outbound/mail/mail.resolver.js";
import { NewsletterResolver } from "../../outbound/newsletter/newsletter.resolver.js";
import { PresenceResolver } from "../../catalogue/presence/presence.resolver.js";
import { SecondFactorResolver } from "../../people/session/secondFactor/secondFactor.resolver.js";
import { SessionResolver } from "../../people/session/session.resolver.js";
import { SignInResolver } from "../../people/session/signIn/signIn.resolver.js";
import { ReleaseResolver } from "../../insight/release.resolver.js";
import { rejectBrokenText } from "../../shared/input/brokenText.js";
import { BadUserInputError } from "../../shared/errors.js";
import { momentMessage, readMoment } from "../../../shared/rules/choice.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";
import { describeRequirement, type OperationKind, type Policy } from "../../shared/schema/policies.js";

/** @throws GraphQLError for text that is not a time with a time zone. */
function parseMoment(value: unknown): Date {
  const moment = typeof value === "string" ? readMoment(value) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime())) throw new GraphQLError(momentMessage);
  return moment;
}

const dateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : null),
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
      SampleResolver,
      ReleaseResolver,
      DirectoryResolver,
      CasinoDirectoryResolver,
      ...spellingsResolvers,
      DirectorySuggestionsResolver,
      CasinoDetailsResolver,
      CasinoPaymentMethodResolver,
      CasinoLicenseResolver,
      MergeResolver,
      FactResolver,
      CasinoFactsResolver,
      BonusFactsResolver,
      ...nounResolvers,
      ...lastChangeResolvers,
      ChangeResolver,
      HistoryResolver,
      HistoryEntryResolver,
      BulkPreviewRowResolver,
      UndoObstacleResolver,
      ImportResolver,
      ImportPreviewResolver,
      ImportedRowResolver,
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
