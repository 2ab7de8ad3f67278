/** The panel as an editor with an account uses it: a server of its own for the test file, and signing in. */
import type { Page } from "playwright-core";
import { DESKTOP } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";
import { makeDataDir, type Product, startProduct } from "./product.js";
import { whenReady } from "./pages.js";

export const EDITOR = { email: "editor@example.com", password: "correct horse battery" };

/** A server with one account and without demo mode for the test file, and visitors of its panel. */
export function setUpPanel() {
  const { enter } = setUpFixtures();
  let product: Product;
  beforeAll(async () => {
    const env = { DATA_DIR: makeDataDir(), ADMIN_EMAIL: EDITOR.email, ADMIN_PASSWORD: EDITOR.password };
    product = await startProduct({ env, args: [] });
  });
  afterAll(() => product.stop());
  const enterPanel = (screen = DESKTOP) => enter(screen, product.url);

  /** Opens a page of the panel and signs in. */
  async function openPanel(path = "/admin?tab=content", screen = DESKTOP) {
    const visitor = await enterPanel(screen);
    await visitor.visit(path);
    await signIn(visitor.page);
    return visitor;
  }
  return { url: () => product.url, enterPanel, openPanel };
}

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
