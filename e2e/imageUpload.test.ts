import { editRow, findToast } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { readFileSync } from "node:fs";

const { openPanel } = setUpPanel();

it("a chosen file becomes the casino's logo, which visitors get as a small AVIF file", async () => {
  const { page } = await openPanel();
  await editRow(page, "casinos", "Northgate");
  const buffer = readFileSync("client/public/icon-512.png");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload a file" }).click(),
  ]);
  await chooser.setFiles({ name: "northgate.png", mimeType: "image/png", buffer });
  const field = page.getByLabel("Logo URL", { exact: true });
  await page.waitForFunction(
    (element) => (element as HTMLInputElement).value.startsWith("/images/"),
    await field.elementHandle(),
  );
  expect(await field.inputValue()).toMatch(/^\/images\/[0-9a-f-]{36}\/512x512\.webp$/);
  await page.getByRole("button", { name: "Update casino" }).click();
  await findToast(page, "Casino updated successfully!");

  const loaded = page.waitForResponse((response) => response.url().includes("/images/"));
  await page.goto("/casino/northgate", { waitUntil: "load" });
  const response = await loaded;
  expect(response.url()).toMatch(/\/480\.avif$/);
  expect(response.headers()).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await response.body()).length).toBeLessThan(60_000);
  const logo = page.locator("picture img").first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  expect([await logo.getAttribute("width"), await logo.getAttribute("height")]).toEqual(["88", "88"]);

  await page.goto("/admin?tab=images", { waitUntil: "load" });
  await page.getByRole("link", { name: "Northgate", exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /^Delete / }).count()).toBe(0);
});
