/** The panel as an editor with an account works in it: a product of one's own, and signing in. */
import type { Page } from "playwright-core";
import { makeDataDir, type Product, startProduct } from "./product.js";
import { whenReady } from "./pages.js";

export const EDITOR = { email: "editor@example.com", password: "correct horse battery" };

/** Starts a product with one account, without demo mode. */
export function startPanel(): Promise<Product> {
  const env = { DATA_DIR: makeDataDir(), ADMIN_EMAIL: EDITOR.email, ADMIN_PASSWORD: EDITOR.password };
  return startProduct({ env, args: [] });
}

/** Fills in the form that asks to sign in, wherever it stands. */
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
