/** Mocks the server's analytics report and newsletter list. */
import { mockOperation } from "./api";

interface DayCounts {
  pageViews?: number;
  newsletterSignUps?: number;
}

const DAY_MS = 86_400_000;

function daysFrom(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10));
}

/** Makes a report for a range of days. The last day has the counts in `last`, and all other days have none. */
export function makeReport(
  { from, to }: { from: string; to: string },
  { last = {}, totals = {}, ...changes }: { last?: DayCounts; totals?: object } & Record<string, unknown> = {},
) {
  const none = { __typename: "ReportDay", pageViews: 0, newsletterSignUps: 0 };
  const days = daysFrom(from, to).map((day) => ({ ...none, day, ...(day === to ? last : {}) }));
  const { pageViews = 0, newsletterSignUps = 0 } = last;
  return {
    __typename: "AnalyticsReport",
    from,
    to,
    countedUntil: "2026-03-02T10:04:05.000Z",
    totals: {
      __typename: "ReportTotals",
      pageViews,
      casinoClicks: 0,
      websiteClicks: 0,
      reviewClicks: 0,
      bonusClaims: 0,
      searches: 0,
      newsletterSignUps,
      ...totals,
    },
    days,
    pages: [],
    visitedCasinos: [],
    reviewedCasinos: [],
    bonuses: [],
    searches: [],
    searchesWithoutResult: [],
    ...changes,
  };
}

/** Mocks every report. Returns an array that collects the variables of each request. */
export function mockReports(changes: Parameters<typeof makeReport>[1] = {}): Record<string, unknown>[] {
  const requests: Record<string, unknown>[] = [];
  mockOperation("AnalyticsReport", (variables) => {
    requests.push(variables);
    return { data: { analyticsReport: makeReport(variables as { from: string; to: string }, changes) } };
  });
  return requests;
}

interface MailStatus {
  isConfigured: boolean;
  waiting: number;
  lastError: string | null;
}

const noMail: MailStatus = { isConfigured: false, waiting: 0, lastError: null };

/**
 * Mocks a newsletter list that supports the server's search, paging and erasure. Returns an array that collects the
 * variables of each request for a page.
 */
export function mockSubscribers(emails: readonly string[], mailStatus = noMail): Record<string, unknown>[] {
  const requests: Record<string, unknown>[] = [];
  let list = emails.map((email, at) => ({
    __typename: "NewsletterSubscription",
    id: `subscriber-${at}`,
    email,
    subscribedAt: "2026-03-01T09:08:07.000Z",
    pagePath: "/",
    wording: "Weekly.",
    state: at === 0 ? "PENDING" : "UNCONFIRMED",
    confirmedAt: null,
    unsubscribedAt: null,
    unsubscribePath: `/newsletter/unsubscribe?token=${at}`,
  }));
  const page = ({ search, first, after, last, before }: Record<string, unknown>) => {
    const found = list.filter(({ email }) => email.includes(String(search ?? "")));
    const at = (cursor: unknown) => found.findIndex(({ id }) => id === cursor);
    const start = last ? Math.max(0, at(before) - Number(last)) : at(after) + 1;
    const end = last ? at(before) : Math.min(found.length, start + Number(first ?? 100));
    const nodes = found.slice(start, end);
    return {
      __typename: "NewsletterSubscriptionConnection",
      nodes,
      totalCount: found.length,
      pageInfo: {
        __typename: "PageInfo",
        hasNextPage: end < found.length,
        hasPreviousPage: start > 0,
        startCursor: nodes[0]?.id ?? null,
        endCursor: nodes.at(-1)?.id ?? null,
      },
    };
  };
  for (const name of ["NewsletterSubscriptions", "NewsletterExport"])
    mockOperation(name, (variables) => {
      requests.push(variables);
      return {
        data: { newsletterSubscriptions: page(variables), mailStatus: { __typename: "MailStatus", ...mailStatus } },
      };
    });
  mockOperation("eraseSubscriber", ({ email }) => {
    const before = list.length;
    list = list.filter((one) => one.email !== email);
    return { data: { eraseSubscriber: list.length < before } };
  });
  return requests;
}
