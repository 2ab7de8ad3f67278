/** The server's periodic jobs. */
import { deleteOldAnalytics } from "../insight/analytics/housekeeping.js";
import { deleteExpiredLinks, trimAuditLog } from "../people/audit/housekeeping.js";
import { publishDueDrafts } from "../catalogue/drafts/draft.schedule.js";
import { deleteOldDrafts } from "../catalogue/drafts/housekeeping.js";
import type { Services } from "../catalogue/context.js";
import { deleteLeftoverFiles } from "../nouns/image/housekeeping.js";
import { deleteOldMails } from "../outbound/mail/housekeeping.js";
import { deleteOldImports } from "../catalogue/imports/housekeeping.js";
import { requestDailySnapshot } from "../outbound/snapshots/snapshot.commands.js";
import { deleteOldTokens } from "../people/tokens/token.commands.js";
import { queueChanges, trimDeliveries } from "../outbound/webhooks/webhookQueue.js";
import type { Job } from "../platform/jobs.js";
import type { Site } from "./site/site.js";

const second = 1_000;
const hour = 3_600 * second;

export function jobsOf(services: Services): Job[] {
  const { db, rollUp, offerPeriods, mailSender, recoveryRequests, tokenUsage, webhookSender, snapshots, clock } =
    services;
  const mailJobs: Job[] = mailSender
    ? [
        { name: "send emails", every: 2 * second, run: (signal) => mailSender.sendDue(signal) },
        { name: "write recovery emails", every: second, run: (signal) => recoveryRequests.process(signal) },
      ]
    : [];
  return [
    { name: "record the start and end of offers", every: second / 4, run: (signal) => offerPeriods.catchUp(signal) },
    { name: "publish scheduled drafts", every: second / 2, run: (signal) => publishDueDrafts(services, signal) },
    { name: "count analytics events", every: 10 * second, run: (signal) => rollUp.catchUp(signal) },
    { name: "queue webhook messages", every: second, run: (signal) => queueChanges(db, clock, signal) },
    { name: "send webhook messages", every: second / 2, run: () => webhookSender.startDue() },
    { name: "delete old webhook messages", every: 60 * second, run: (signal) => trimDeliveries(db, clock, signal) },
    {
      name: "request the daily snapshot",
      every: 300 * second,
      firstAfter: second,
      run: () => requestDailySnapshot(db, clock),
    },
    { name: "write snapshots", every: 5 * second, run: (signal) => snapshots.writeRequested(signal) },
    { name: "store the usage of tokens", every: 5 * second, run: () => tokenUsage.flush() },
    { name: "delete old tokens", every: hour, run: (signal) => deleteOldTokens(db, signal) },
    { name: "delete old analytics", every: hour, run: (signal) => deleteOldAnalytics(db, clock, signal) },
    { name: "delete old imports", every: hour, run: (signal) => deleteOldImports(db, clock, signal) },
    { name: "delete old audit entries", every: hour, run: (signal) => trimAuditLog(db, clock, signal) },
    { name: "delete expired links", every: hour, run: (signal) => deleteExpiredLinks(db, signal) },
    { name: "delete old drafts", every: hour, run: (signal) => deleteOldDrafts(db, clock, signal) },
    { name: "delete old emails", every: hour, run: (signal) => deleteOldMails(db, clock, signal) },
    { name: "delete leftover files of images", every: hour, run: (signal) => deleteLeftoverFiles(services, signal) },
    ...mailJobs,
  ];
}

export function siteJobs({ releaseFiles }: Site): Job[] {
  return [{ name: "keep the files of this release", every: 24 * hour, run: () => releaseFiles.refresh() }];
}
