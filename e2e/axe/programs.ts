/** Lists the scenarios for the panel's token and webhook tabs. */
import type { Page } from "playwright-core";
import { account, answerWith } from "./answers.js";
import type { Scenario } from "./scenario.js";

const at = "2026-11-01T09:00:00.000Z";

const tokens = [null, at].map((revokedAt, place) => ({
  __typename: "ApiToken",
  id: `token${place}`,
  name: place === 0 ? "Importer" : "Old mirror",
  hint: "hop_x7Qd",
  scopes: ["READ", "WRITE_CATALOGUE"],
  unitsPerMinute: 300_000,
  createdBy: account.name,
  createdAt: at,
  expiresAt: place === 0 ? null : at,
  lastUsedAt: at,
  revokedAt,
  isActive: revokedAt === null,
}));

const use = {
  __typename: "ApiTokenUse",
  days: [{ __typename: "ApiTokenDay", day: "2026-11-12", requests: 1_200, units: 60_000, errors: 3 }],
  deprecated: [{ __typename: "DeprecatedUse", field: "Bonus.code", requests: 5, lastUsedAt: at }],
};

const webhooks = [null, at].map((disabledAt, place) => ({
  __typename: "Webhook",
  id: `webhook${place}`,
  name: place === 0 ? "Mirror" : "Old mirror",
  url: "https://example.com/a-rather-long-path-of-a-program/that-receives-messages-about-the-catalogue",
  nouns: [],
  createdBy: account.name,
  createdAt: at,
  disabledAt,
  disabledReason: disabledAt && "No delivery succeeded for three days. Check the program, then enable the webhook.",
  failingSince: at,
  previousSecretEndsAt: null,
  waitingCount: 2,
  lastDeliveredAt: at,
}));

const deliveries = ["DELIVERED", "FAILED", "WAITING"].map((state) => ({
  __typename: "Delivery",
  id: state,
  type: "catalogue.row.changed",
  body: `{"type":"catalogue.row.changed","timestamp":"${at}","data":{"noun":"CASINO","id":"${state}","version":4}}`,
  state,
  createdAt: at,
  attempts: 2,
  lastAttemptAt: at,
  nextAttemptAt: state === "WAITING" ? "2036-11-01T09:00:00.000Z" : null,
  status: state === "DELIVERED" ? 200 : 503,
  error: state === "DELIVERED" ? null : "Status 503.",
}));

async function showTokens(page: Page): Promise<void> {
  await answerWith(page, "Session", { session: account });
  await answerWith(page, "ApiTokens", { apiTokens: tokens });
  await answerWith(page, "ApiTokenUse", { apiTokenUse: use });
}

async function showWebhooks(page: Page): Promise<void> {
  await answerWith(page, "Session", { session: account });
  await answerWith(page, "Webhooks", { webhooks });
  await answerWith(page, "WebhookDeliveries", { webhookDeliveries: deliveries });
  const secret = { __typename: "WebhookSecret", id: "webhook0", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" };
  await answerWith(page, "createWebhook", { createWebhook: secret });
}

const snapshot = {
  __typename: "CatalogueSnapshot",
  id: "snapshot0",
  completedAt: at,
  cursor: "eyJ0IjoiMjAyNi0xMS0wMVQwOTowMDowMC4wMDBaIn0",
  rowCount: 2_250,
  byteSize: 1_234_567,
  path: "/snapshots/snapshot0.ndjson.gz",
};

async function showSnapshots(page: Page): Promise<void> {
  await answerWith(page, "Session", { session: account });
  await answerWith(page, "CatalogueSnapshots", { catalogueSnapshots: [snapshot] });
  await answerWith(page, "requestCatalogueSnapshot", { requestCatalogueSnapshot: true });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const programs: readonly Scenario[] = [
  {
    name: "panel, the snapshots",
    path: "/admin?tab=snapshots",
    prepare: showSnapshots,
    open: async (page) => {
      await page.getByRole("table", { name: "Snapshots" }).waitFor();
      await button(page, "Make a snapshot").click();
      await page.getByText("The server is writing the snapshot...").waitFor();
    },
  },
  {
    name: "panel, the tokens",
    path: "/admin?tab=tokens",
    prepare: showTokens,
    open: (page) => page.getByRole("table", { name: "Tokens" }).waitFor(),
  },
  {
    name: "panel, the usage of a token",
    path: "/admin?tab=tokens",
    prepare: showTokens,
    open: async (page) => {
      await button(page, "Usage by Importer").click();
      await page.getByRole("table", { name: "Requests per day" }).waitFor();
    },
  },
  {
    name: "panel, the webhooks",
    path: "/admin?tab=webhooks",
    prepare: showWebhooks,
    open: (page) => page.getByRole("table", { name: "Webhooks" }).waitFor(),
  },
  {
    name: "panel, the form of a webhook",
    path: "/admin?tab=webhooks",
    prepare: showWebhooks,
    open: async (page) => {
      await button(page, "Edit Mirror").click();
      await page.getByRole("dialog", { name: "Edit Mirror" }).waitFor();
    },
  },
  {
    name: "panel, a signing secret",
    path: "/admin?tab=webhooks",
    prepare: showWebhooks,
    open: async (page) => {
      await button(page, "Create webhook").click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "panel, the deliveries of a webhook",
    path: "/admin?tab=webhooks",
    prepare: showWebhooks,
    open: async (page) => {
      await button(page, "Deliveries to Mirror").click();
      await page.getByRole("list", { name: "Messages" }).waitFor();
    },
  },
];
