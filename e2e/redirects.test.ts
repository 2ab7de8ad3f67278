import { csvFile } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { enterPanel, openPanel, url } = setUpPanel();

it("redirects imported as CSV take visitors to the right page, whether they open the URL or follow a link", async () => {
  const { page } = await openPanel("/admin?tab=manage-redirects&import=new");
  const rows = [
    "/old-faq.html,/faq,true",
    "/casino/former-name,/casino/northgate?tab=bonuses,",
    "/old-about/,/about-us,false",
  ];
  await page.getByLabel("CSV or JSON file").setInputFiles(csvFile("fromPath,toUrl,isPermanent", rows));
  await page.getByRole("heading", { name: "All 3 rows can be imported" }).waitFor();
  await page.getByRole("button", { name: "Import 3 redirects" }).click();
  await page.getByRole("heading", { name: "Imported", exact: true }).waitFor();

  const statusOf = async (path: string) => (await fetch(url() + path, { redirect: "manual" })).status;
  expect([await statusOf("/old-faq.html"), await statusOf("/old-about"), await statusOf("/old-faq")]).toEqual([
    301, 302, 404,
  ]);

  const visitor = await enterPanel();
  expect(await visitor.visit("/old-faq.html?utm_source=letter")).toBe(200);
  const address = () => visitor.page.evaluate(() => window.location.pathname + window.location.search);
  expect(await address()).toBe("/faq?utm_source=letter");
  await visitor.page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" }).waitFor();

  // Adds a link to the text of a page. The client must follow the link without loading a new document.
  for (const [path, target] of [
    ["/casino/former-name?a=1", "/casino/northgate?tab=bonuses&a=1"],
    ["/old-about?a=1", "/about-us?a=1"],
  ] as const) {
    await visitor.visit("/faq");
    await visitor.page.evaluate((href) => {
      Object.assign(window, { isSameDocument: true });
      document.querySelector("main h1")!.insertAdjacentHTML("afterend", `<p><a href="${href}">An old link</a></p>`);
    }, path);
    await visitor.page.getByRole("link", { name: "An old link" }).click();
    await visitor.page.waitForURL(url() + target);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await visitor.page.evaluate(() => "isSameDocument" in window)).toBe(true);
    expect(await visitor.page.getByText("404").count()).toBe(0);
  }

  await page.goto("/admin?tab=manage-redirects&q=former", { waitUntil: "load" });
  await page.getByText("1–1 of 1").waitFor();
  await page.getByRole("button", { name: "Edit /casino/former-name" }).click();
  await page.getByLabel(/^To/).fill("/old-about");
  await page.getByRole("button", { name: "Update redirect" }).click();
  await page.getByText("Another redirect starts at this target. Enter the final address instead.").first().waitFor();
});
