/** What every data source of the product is made of, with and without the timeouts of requests. */
import pg from "pg";
import type { DataSourceOptions } from "typeorm";

import { AdminAccount } from "../entities/adminAccount.entity.js";
import { AdminSession } from "../entities/adminSession.entity.js";
import { AnalyticsDay, AnalyticsRollUp, AnalyticsSubject } from "../entities/analyticsCounts.entity.js";
import { AnalyticsEvent } from "../entities/analyticsEvent.entity.js";
import { Bonus } from "../entities/bonus.entity.js";
import { Casino } from "../entities/casino.entity.js";
import { ChangeFeedEpoch, ChangeFeedRow } from "../entities/changeFeed.entity.js";
import { Game } from "../entities/game.entity.js";
import { ChangeSet, HistoryRow } from "../entities/history.entity.js";
import { Import, ImportRow } from "../entities/import.entity.js";
import { NewsletterSubscription } from "../entities/newsletterSubscription.entity.js";
import { SlugRedirect } from "../entities/slugRedirect.entity.js";
import { Catalogue1763700000000 } from "../migrations/0001-catalogue.js";
import { Access1763800002000 } from "../migrations/0002-access.js";
import { History1763800003000 } from "../migrations/0003-history.js";
import { ChangeFeed1763800004000 } from "../migrations/0004-change-feed.js";
import { AnalyticsCounts1763800005000 } from "../migrations/0005-analytics-counts.js";
import { Imports1763800006000 } from "../migrations/0006-imports.js";
import { DeletionsAtOnce1763800010000 } from "../migrations/0010-deletions-at-once.js";
import { SearchText1763800020000 } from "../migrations/0020-search-text.js";
import { ImportChecks1763800021000 } from "../migrations/0021-import-checks.js";
import { ChangeTimes1763800022000 } from "../migrations/0022-change-times.js";
import { ImportLines1763800030000 } from "../migrations/0030-import-lines.js";
import { ClickTargets1763800031000 } from "../migrations/0031-click-targets.js";
import { SnakeCaseNaming } from "./naming.js";

/** Milliseconds that a query waits for a free connection before it fails, so that a caller hears of it within 2 s. */
const connectTimeout = 1_500;

/** The same while a command, a migration or the seed works: another server may be doing the same. */
const maintenancePatience = 30_000;

/** Compiling a statement takes hundreds of milliseconds, which only minutes of running would win back. */
export const withoutJit = "-c jit=off";

/** A role may have a limit of its own. */
const withoutTimeout = "-c statement_timeout=0";

/** What all data sources share; `checkDrift.ts` and the tests build theirs from it too. */
export const dataSourceDefaults = {
  type: "postgres",
  // Named here because the ORM would look for it among the packages, and the bundle holds it.
  driver: pg,
  entities: [
    Casino,
    Bonus,
    Game,
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
  ],
  migrations: [
    Catalogue1763700000000,
    Access1763800002000,
    History1763800003000,
    ChangeFeed1763800004000,
    AnalyticsCounts1763800005000,
    Imports1763800006000,
    DeletionsAtOnce1763800010000,
    SearchText1763800020000,
    ImportChecks1763800021000,
    ChangeTimes1763800022000,
    ImportLines1763800030000,
    ClickTargets1763800031000,
  ],
  migrationsTransactionMode: "all",
  namingStrategy: new SnakeCaseNaming(),
  uuidExtension: "pgcrypto",
  installExtensions: false,
  connectTimeoutMS: connectTimeout,
} as const satisfies Partial<DataSourceOptions>;

/** The timeouts of requests would end a backup, a restore, a seed or a migration of a large catalogue. */
export const maintenanceConnections = {
  connectTimeoutMS: maintenancePatience,
  extra: { keepAlive: true, options: `${withoutJit} ${withoutTimeout}` },
};
