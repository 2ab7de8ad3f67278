import { findToast } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { PHONE } from "./browser.js";

const { enterPanel, openPanel, url } = setUpPanel();

const read = async (path: string) => (await fetch(url() + path)).text();

const noindex = /<meta[^>]*noindex/;

describe("a directory editor", () => {
  it("makes an entry's page indexable by adding text, and renames the entry", async () => {
    const { page } = await openPanel("/admin?tab=directory");
    const search = () => page.getByRole("searchbox", { name: "Search providers" });
    const edit = async (name: string) => {
      await search().fill(name);
      await page.getByRole("link", { name: `Edit ${name}` }).click();
      await page.getByRole("heading", { name: `Update provider ${name}` }).waitFor();
    };
    const save = async () => {
      await page.getByRole("button", { name: "Update provider" }).click();
      await findToast(page, "Provider updated successfully!");
      await search().waitFor();
    };
    await edit("NetEnt");
    await page.getByLabel("Text", { exact: true }).fill("");
    await save();
    await page.getByText("Not in the sitemap: no text").waitFor();
    expect(await read("/provider/netent")).toMatch(noindex);
    expect(await read("/sitemap.xml")).not.toContain("/provider/netent<");

    await edit("NetEnt");
    await page.getByLabel("Text", { exact: true }).fill("A studio in Stockholm that makes slots.");
    await page.getByLabel(/^Name/).fill("Net Entertainment");
    await save();
    const html = await read("/provider/netent");
    expect(html).not.toMatch(noindex);
    expect(html).toContain("A studio in Stockholm that makes slots.");
    expect(await read("/sitemap.xml")).toContain("/provider/netent<");

    const visitor = await enterPanel(PHONE);
    await visitor.visit("/provider/netent");
    await visitor.page.getByRole("heading", { level: 1, name: "Net Entertainment Casinos and Games" }).waitFor();
  });
});
