/** What an editor with an account does in the panel. */
import type { Page } from "playwright-core";
import { whenReady } from "./pages.js";

export const EDITOR = { email: "editor@example.com", password: "correct horse battery" };

/** Fills in the form that asks to sign in, wherever it is. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel("E-mail address").fill(EDITOR.email);
  await page.getByLabel("Password").fill(EDITOR.password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Account ${EDITOR.email}` }).waitFor();
  await whenReady(page);
}

/** Opens the form of a row, by its name in the list. */
export async function editRow(page: Page, tab: string, name: string): Promise<void> {
  await page.goto(`/admin?tab=manage-${tab}&q=${encodeURIComponent(name)}`, { waitUntil: "load" });
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("heading", { name: new RegExp(`^Update .* ${name}$`) }).waitFor();
  await whenReady(page);
}

/** A table as a file that an editor chooses. */
export function csvFile(columns: string, rows: readonly string[]) {
  return { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from([columns, ...rows].join("\n")) };
}

/** What a toast tells; resolves with the toast. */
export async function findToast(page: Page, text: string) {
  const toast = page.locator(".toast").filter({ hasText: text });
  await toast.waitFor();
  return toast;
}
