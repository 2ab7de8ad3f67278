/** Lists every entity. Add a new entity only here, or to `nouns.ts` if it belongs to a noun. */
import { AccountLink } from "./team/accountLink.entity.js";
import { AdminAccount } from "./team/adminAccount.entity.js";
import { AdminSession } from "./team/adminSession.entity.js";
import { AnalyticsDay, AnalyticsRollUp, AnalyticsSubject } from "./analytics/analyticsCounts.entity.js";
import { AnalyticsEvent } from "./analytics/analyticsEvent.entity.js";
import { ApiToken, ApiTokenDeprecatedUse, ApiTokenUsage } from "./programs/apiToken.entity.js";
import { ArticleRedirect } from "./articleRedirect.entity.js";
import { AuditEntry } from "./team/auditEntry.entity.js";
import { CatalogueSnapshot, CatalogueSnapshotPart } from "./programs/catalogueSnapshot.entity.js";
import { ChangeFeedEpoch, ChangeFeedRow } from "./changeFeed.entity.js";
import { FactCheck, FactReport } from "./fact.entity.js";
import { Draft, DraftPreviewLink } from "./team/draft.entity.js";
import { ChangeSet, HistoryRow } from "./history.entity.js";
import { ImageRemoval, ImageVariant } from "./image.entity.js";
import { Import, ImportRow } from "./import.entity.js";
import { ListView } from "./team/listView.entity.js";
import { NewsletterSubscription } from "./newsletterSubscription.entity.js";
import { nounEntities } from "./nouns.js";
import { OutgoingMail } from "./outgoingMail.entity.js";
import { PasskeyChallenge, PendingSignIn } from "./team/pendingSignIn.entity.js";
import { AuthenticatorApp, Passkey, RecoveryCode } from "./team/secondFactor.entity.js";
import { SetupCodeRow } from "./team/setupCode.entity.js";
import { SignInRules } from "./team/signInRules.entity.js";
import { ReleaseFile } from "./releaseFile.entity.js";
import { RowPresence } from "./team/rowPresence.entity.js";
import { SlugRedirect } from "./slugRedirect.entity.js";
import { Webhook, WebhookDelivery } from "./programs/webhook.entity.js";

export const entities = [
  ...Object.values(nounEntities),
  FactCheck,
  FactReport,
  NewsletterSubscription,
  OutgoingMail,
  AnalyticsEvent,
  AnalyticsDay,
  AnalyticsSubject,
  AnalyticsRollUp,
  ChangeSet,
  HistoryRow,
  SlugRedirect,
  ArticleRedirect,
  ChangeFeedRow,
  ChangeFeedEpoch,
  AdminAccount,
  AdminSession,
  AccountLink,
  AuthenticatorApp,
  Passkey,
  RecoveryCode,
  PendingSignIn,
  PasskeyChallenge,
  SignInRules,
  ApiToken,
  ApiTokenUsage,
  ApiTokenDeprecatedUse,
  Webhook,
  WebhookDelivery,
  CatalogueSnapshot,
  CatalogueSnapshotPart,
  AuditEntry,
  RowPresence,
  ListView,
  Draft,
  DraftPreviewLink,
  Import,
  ImportRow,
  ImageVariant,
  ImageRemoval,
  ReleaseFile,
  SetupCodeRow,
];
