/** Actions of an editor with an account in the admin panel. */
import type { Page } from "playwright-core";
import { whenReady } from "./pages.js";

export const EDITOR = { email: "editor@example.com", password: "correct horse battery" };

/** Fills in and submits the sign-in form, on the page or in a dialog. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email address").fill(EDITOR.email);
  await page.getByLabel("Password").fill(EDITOR.password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Account ${EDITOR.email}` }).waitFor();
  await whenReady(page);
}

/** Finds a row by its name in a list, and opens the form for the row. */
export async function editRow(page: Page, tab: string, name: string): Promise<void> {
  await page.goto(`/admin?tab=manage-${tab}&q=${encodeURIComponent(name)}`, { waitUntil: "load" });
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("heading", { name: new RegExp(`^Update .* ${name}$`) }).waitFor();
  await whenReady(page);
}

export function csvFile(columns: string, rows: readonly string[]) {
  return { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from([columns, ...rows].join("\n")) };
}

/** Waits for a toast with this text and returns its element. If none appears, the error has the page's text. */
export async function findToast(page: Page, text: string) {
  const toast = page.locator(".toast__card").filter({ hasText: text });
  try {
    await toast.waitFor();
  } catch (cause) {
    throw new Error(`No toast says "${text}". The page says:\n${await page.locator("body").innerText()}`, { cause });
  }
  return toast;
}
