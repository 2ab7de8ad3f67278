/** Mocks the API for the admin panel's scenarios. */
import type { Page } from "playwright-core";

/** Mocks the API's response to one operation in the page. */
export async function answerWith(page: Page, operation: string, data: unknown): Promise<void> {
  await page.route("**/graphql*", async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string } | null;
    // Visitors' operations use GET.
    const name = body?.operationName ?? new URL(route.request().url()).searchParams.get("operationName");
    if (name === operation) await route.fulfill({ json: { data } });
    else await route.fallback();
  });
}

/** The permissions that are needed for the controls in the scenarios. An owner has all of them. */
const permissions = [
  "CHECK_FACTS",
  "EDIT_ALL_DRAFTS",
  "EDIT_SETTINGS",
  "ERASE_SUBSCRIBERS",
  "IMPORT_ROWS",
  "MANAGE_IMAGES",
  "MANAGE_TEAM",
  "MANAGE_TOKENS",
  "MANAGE_WEBHOOKS",
  "READ_ALL_DRAFTS",
  "READ_DRAFTS",
  "REQUEST_SNAPSHOTS",
  "SEE_AUDIT_LOG",
  "SEE_REPORTS",
  "SEE_SUBSCRIBERS",
  "UNDO_CHANGES",
  "WRITE_CATALOGUE",
  "WRITE_DRAFTS",
].map((permission) => ({ __typename: "SessionPermission", permission, isAllowed: true, roles: ["OWNER"] }));

export const account = {
  __typename: "Session",
  id: "00000000-0000-4000-8000-000000000001",
  name: "editor@example.com",
  role: "OWNER",
  permissions,
  isDemo: false,
  lastUsedAt: "2026-11-01T09:00:00.000Z",
  expiresAt: "2036-11-01T09:00:00.000Z",
};
