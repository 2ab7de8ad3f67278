/** Lists every entity. Add a new entity only here. */
import { AdminAccount } from "./adminAccount.entity.js";
import { AdminSession } from "./adminSession.entity.js";
import { AnalyticsDay, AnalyticsRollUp, AnalyticsSubject } from "./analyticsCounts.entity.js";
import { AnalyticsEvent } from "./analyticsEvent.entity.js";
import { Bonus } from "./bonus.entity.js";
import { Casino } from "./casino.entity.js";
import { ChangeFeedEpoch, ChangeFeedRow } from "./changeFeed.entity.js";
import { LicensingAuthority, PaymentMethod, Provider } from "./directory.entity.js";
import { FactCheck, FactReport } from "./fact.entity.js";
import { Game } from "./game.entity.js";
import { ChangeSet, HistoryRow } from "./history.entity.js";
import { Import, ImportRow } from "./import.entity.js";
import { NewsletterSubscription } from "./newsletterSubscription.entity.js";
import { SlugRedirect } from "./slugRedirect.entity.js";

export const entities = [
  Casino,
  Bonus,
  Game,
  Provider,
  PaymentMethod,
  LicensingAuthority,
  FactCheck,
  FactReport,
  NewsletterSubscription,
  AnalyticsEvent,
  AnalyticsDay,
  AnalyticsSubject,
  AnalyticsRollUp,
  ChangeSet,
  HistoryRow,
  SlugRedirect,
  ChangeFeedRow,
  ChangeFeedEpoch,
  AdminAccount,
  AdminSession,
  Import,
  ImportRow,
];
