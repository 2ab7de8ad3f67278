import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { editRow, findToast, signIn } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { whenReady } from "./pages.js";
import { makeDataDir } from "./product.js";

const { openPanel, url } = setUpPanel();

describe("saving a row that another tab has changed", () => {
  it("shows both values of a field that both tabs changed, and keeps the other tab's remaining changes", async () => {
    const { page, context, expects } = await openPanel();
    expects(/409|Conflict/i);
    await editRow(page, "games", "Starburst");
    const other = await context.newPage();
    await editRow(other, "games", "Starburst");
    await page.getByLabel(/^Provider/).fill("Mine Studio");
    await other.getByLabel(/^Provider/).fill("Theirs Studio");
    await other.getByLabel(/^Maximum win/).fill("777x");
    await other.getByRole("button", { name: "Update game" }).click();
    await findToast(other, "Game updated successfully!");
    await other.close();

    expect(await page.getByLabel(/^Provider/).inputValue()).toBe("Mine Studio");
    await page.getByRole("button", { name: "Update game" }).click();
    const conflict = page.getByRole("region", { name: /^editor@example.com changed this game/ });
    await conflict.waitFor();
    const provider = conflict.getByRole("radiogroup", { name: "Provider" });
    expect(await provider.innerText()).toContain("Mine Studio");
    expect(await provider.innerText()).toContain("Theirs Studio");
    await conflict.getByRole("button", { name: "Save with these choices" }).click();
    await findToast(page, "Game updated successfully!");
    await editRow(page, "games", "Starburst");
    expect(await page.getByLabel(/^Provider/).inputValue()).toBe("Mine Studio");
    expect(await page.getByLabel(/^Maximum win/).inputValue()).toBe("777x");
  });
});

describe("a form during a save", () => {
  it("ignores typing until the save ends, and accepts typing again if the save fails", async () => {
    const { page, expects } = await openPanel();
    expects(/Failed to load resource|503/);
    await editRow(page, "games", "Starburst");
    const field = page.getByLabel(/^Maximum win/);
    await field.fill("600x");
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route("**/graphql", async (route) => {
        if (!route.request().postData()?.includes("600x")) return route.continue();
        const answered = new Promise<void>((go) => (answer = go));
        resolve();
        await answered;
        return route.fulfill({
          status: 503,
          contentType: "application/json",
          body: '{"errors":[{"message":"Later","extensions":{"code":"SERVICE_UNAVAILABLE"}}]}',
        });
      });
    });
    await page.getByRole("button", { name: "Update game" }).click();
    await asked;
    await field.click({ force: true, timeout: 2_000 }).catch(() => undefined);
    await page.keyboard.type("999");
    expect(await field.inputValue()).toBe("600x");
    answer();
    await page.getByRole("button", { name: "Update game" }).and(page.locator(":enabled")).waitFor();
    await page.unroute("**/graphql");
    await field.fill("700x");
    await page.getByRole("button", { name: "Update game" }).click();
    await findToast(page, "Game updated successfully!");
  });
});

describe("a value that can't be stored", () => {
  it("shows an error next to its field and moves focus to the list of errors", async () => {
    const { page } = await openPanel();
    await editRow(page, "games", "Starburst");
    const field = page.getByLabel(/^Maximum win/);
    await field.fill("5\u0000000x");
    await page.getByRole("button", { name: "Update game" }).click();
    await page
      .getByText(/has a character that cannot be stored: remove NUL/)
      .first()
      .waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Fix 1 field.*Maximum win:/);
  });
});

describe("a click that follows an invalid value", () => {
  it("reaches its button, which does not move while the mouse button is down", async () => {
    const { page } = await openPanel("/admin?tab=redirects");
    await page.getByLabel(/^From/).fill("no path");
    const button = page.getByRole("button", { name: "Add redirect" });
    const before = (await button.boundingBox())!;
    await page.mouse.move(before.x + before.width / 2, before.y + 3);
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await button.boundingBox()).toEqual(before);
    await page.mouse.up();
    await page.getByText("Fix 2 fields").waitFor();
    expect(await page.getByLabel(/^From/).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a session that ends during an edit", () => {
  it("is renewed in a dialog above the form, and the input is saved", async () => {
    const { page, expects } = await openPanel();
    const elsewhere = await openPanel();
    expects(/401|Unauthorized/i);
    await editRow(page, "casinos", "Northgate");
    await page.getByLabel(/^Welcome bonus/).fill("Typed before the session ended");
    await elsewhere.page.getByRole("button", { name: /^Account/ }).click();
    await elsewhere.page.getByRole("button", { name: "Sign out everywhere" }).click();
    await elsewhere.page.getByLabel("Password").waitFor();

    await page.getByRole("button", { name: "Update casino" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Sign in again" });
    await dialog.waitFor();
    await signIn(page);
    await findToast(page, "Casino updated successfully!");
    await editRow(page, "casinos", "Northgate");
    expect(await page.getByLabel(/^Welcome bonus/).inputValue()).toBe("Typed before the session ended");
  });
});

describe("a browser that is killed during an edit", () => {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

  async function openBrowser(profile: string) {
    const executablePath = process.env["CHROMIUM_PATH"];
    const context = await chromium.launchPersistentContext(profile, { executablePath, args, baseURL: url() });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto("/admin?tab=casinos", { waitUntil: "load" });
    await whenReady(page);
    // The editor may have to sign in again after the kill, because browsers write cookies to disk with a delay.
    const signInForm = page.getByLabel("Email address");
    await signInForm
      .or(page.getByRole("heading", { name: "Add casino" }))
      .first()
      .waitFor();
    if (await signInForm.isVisible()) await signIn(page);
    await page.getByRole("heading", { name: "Add casino" }).waitFor();
    return { context, page };
  }

  async function killBrowser(page: Page): Promise<void> {
    const session = await page.context().browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const { id } = processInfo.find(({ type }) => type === "browser")!;
    const closed = new Promise((resolve) => page.context().once("close", resolve));
    process.kill(id, "SIGKILL");
    await closed;
  }

  /** Returns the stored values that the browser has already written to disk. Only these survive a kill. */
  function storedText(profile: string): string {
    const folder = join(profile, "Default", "Local Storage", "leveldb");
    const files = readdirSync(folder).filter((name) => name.endsWith(".log"));
    return files.map((name) => readFileSync(join(folder, name), "latin1")).join("");
  }

  it("offers the typed input when it restarts", async () => {
    const profile = makeDataDir();
    const first = await openBrowser(profile);
    await first.page.getByLabel(/^Name/).fill("Half a Casino");
    await first.page.getByLabel(/^Description/).fill("Typed right before the power went out");
    await first.page.getByText("Draft saved in this browser").waitFor();
    const until = Date.now() + 60_000;
    while (!storedText(profile).includes("the power went out")) {
      if (Date.now() > until) throw new Error("The browser did not write the input to disk within a minute.");
      await first.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
    }
    await killBrowser(first.page);

    const second = await openBrowser(profile);
    await second.page.getByText(/^You have unsaved changes to/).waitFor();
    await second.page.getByRole("button", { name: "Restore" }).click();
    expect(await second.page.getByLabel(/^Name/).inputValue()).toBe("Half a Casino");
    expect(await second.page.getByLabel(/^Description/).inputValue()).toBe("Typed right before the power went out");
    await second.context.close();
  });
});
