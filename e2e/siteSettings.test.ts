import { findToast } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { PHONE } from "./browser.js";

const { enterPanel, openPanel, url } = setUpPanel();

const pages = [
  "/",
  "/casino/northgate",
  "/search?q=bit",
  "/all-casinos",
  "/no-deposit",
  "/slots",
  "/about-us",
  "/playsafe",
  "/admin",
  "/no-such-page",
];
const files = ["/app-shell", "/manifest.webmanifest", "/sitemap.xml", "/robots.txt", "/feed.xml", "/playground"];

const read = async (path: string) => (await fetch(url() + path)).text();

describe("a site that its owner renames in the panel", () => {
  it("shows only the new name in pages, structured data and files, and uses the new accent color", async () => {
    expect(await read("/casino/northgate")).toContain("HonestOdds");
    const { page } = await openPanel("/admin?tab=settings");
    await page.getByLabel(/^Site name/).fill("Acme Casinos");
    await page.getByLabel(/^Accent color in the light theme/).fill("#7c3aed");
    await page.getByRole("button", { name: "Update settings" }).click();
    await findToast(page, "Settings updated successfully!");
    await page.getByRole("banner").getByRole("link", { name: "Acme Casinos, home" }).first().waitFor();

    for (const path of [...pages, ...files])
      expect([path, await read(path)]).toEqual([path, expect.not.stringContaining("HonestOdds")]);
    for (const path of pages) expect(await read(path)).toContain("Acme <span>Casinos</span>");
    expect(JSON.parse(await read("/manifest.webmanifest"))).toMatchObject({ short_name: "Acme Casinos" });

    const visitor = await enterPanel(PHONE);
    await visitor.visit("/faq");
    expect(await visitor.page.title()).toBe("Frequently Asked Questions | Acme Casinos");
    expect(await visitor.page.innerText("body")).not.toContain("HonestOdds");
    const accent = await visitor.page.evaluate(() => getComputedStyle(document.querySelector("header a span")!).color);
    expect(accent).toBe("rgb(124, 58, 237)");

    await page
      .getByRole("button", { name: /^History of/ })
      .first()
      .click();
    await page.getByText("Changed site settings Acme Casinos").waitFor();
  });
});
