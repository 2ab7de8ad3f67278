/** Lists the scenarios for drafts in the admin panel. */
import type { Page } from "playwright-core";
import type { Scenario } from "./scenario.js";

const publishAt = "2036-11-01T09:00:00.000Z";

const draft = {
  __typename: "Draft",
  id: "00000000-0000-4000-8000-000000000002",
  version: 1,
  noun: "ARTICLE",
  rowId: null,
  baseVersion: null,
  name: "Ten questions about withdrawals",
  state: "IN_REVIEW",
  createdBy: "contributor@example.com",
  isMine: false,
  comment: "Name a source.",
  commentBy: "editor@example.com",
  approvedBy: "editor@example.com",
  publishAt: null,
  failure: "Another article has this slug. Choose another one.",
  updatedAt: "2026-11-01T09:00:00.000Z",
  patch: { title: "Ten questions about withdrawals" },
};

/** Mocks a draft in each state before publication, so the panel in demo mode shows all buttons. */
async function showDrafts(page: Page): Promise<void> {
  const drafts = [
    draft,
    { ...draft, id: "2", state: "DRAFT", failure: null, isMine: true },
    { ...draft, id: "3", state: "SCHEDULED", failure: null, publishAt },
  ];
  const answers: Record<string, unknown> = {
    Drafts: {
      drafts: {
        __typename: "DraftConnection",
        totalCount: drafts.length,
        pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: "next" },
        edges: drafts.map((node) => ({ __typename: "DraftEdge", node })),
      },
    },
    Schedule: { schedule: drafts.slice(2) },
    DraftToEdit: { draft: { ...draft, approvedBy: null } },
  };
  await page.route("**/graphql*", async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string } | null;
    const data = answers[body?.operationName ?? ""];
    await (data ? route.fulfill({ json: { data } }) : route.fallback());
  });
}

const tab = "/admin?tab=drafts";

export const drafts: readonly Scenario[] = [
  { name: "panel, the drafts", path: tab, prepare: showDrafts, open: (page) => page.getByRole("table").waitFor() },
  {
    name: "panel, the schedule",
    path: `${tab}&show=schedule`,
    prepare: showDrafts,
    open: (page) => page.getByRole("table").waitFor(),
  },
  {
    name: "panel, a draft to schedule",
    path: tab,
    prepare: showDrafts,
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Schedule / })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "panel, a draft to send back",
    path: tab,
    prepare: showDrafts,
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Send back / })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Send back" }).click();
      await page.getByText("Enter a comment.").waitFor();
    },
  },
  {
    name: "panel, the form of a draft",
    path: `/admin?tab=articles&draft=${draft.id}`,
    prepare: showDrafts,
    open: (page) => page.getByText(/Visitors don't see it yet/).waitFor(),
  },
];
