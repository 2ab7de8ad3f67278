import { PHONE } from "./browser.js";
import { SERVER_STOPPED, setUpFixtures } from "./fixtures.js";
import { EDITOR, findToast } from "./panel.js";
import { ask, makeDataDir, makeSeededDir, startProduct } from "./product.js";

const { enter } = setUpFixtures();

const mutation = `mutation Create($code: String!) {
  createFirstAccount(code: $code, email: "second@example.com", password: "correct horse battery") { name }
}`;

it("the owner of a new installation creates the first account with the printed code, which then stops working", async () => {
  const env = { DATA_DIR: makeDataDir() };
  let product = await startProduct({ env, args: [] });
  try {
    const code = /Setup code\s+(\S+)/.exec(product.output())?.[1] ?? "";
    expect(code).toMatch(/^(?:[2-9A-Z]{4}-){4}[2-9A-Z]{4}$/);
    const { page, visit, expects } = await enter(PHONE, product.url);
    // The page may send a request while the server stops.
    expects(...SERVER_STOPPED);
    await visit("/admin?tab=settings");
    const form = page.getByRole("region", { name: "Create the first account" });
    await form.getByLabel("Setup code").fill("2222-2222-2222-2222-2222");
    await form.getByLabel("Email address").fill(EDITOR.email);
    await form.getByLabel("New password").fill(EDITOR.password);
    await form.getByRole("button", { name: "Create account" }).click();
    await form.getByText("The setup code is wrong.").waitFor();
    await form.getByLabel("Setup code").fill(code.toLowerCase());
    await form.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("button", { name: `Account ${EDITOR.email}` }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: `Account ${EDITOR.email}` }).waitFor();

    await expect(ask(product.url, mutation, { code })).rejects.toThrow("An account already exists.");
    const stranger = await enter(undefined, product.url);
    stranger.expects(...SERVER_STOPPED);
    await stranger.visit("/admin");
    await stranger.page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await stranger.page.getByLabel("Setup code").count()).toBe(0);

    await product.stop();
    product = await startProduct({ env, args: [] });
    expect(product.output()).not.toContain("Setup code");
  } finally {
    await product.stop();
  }
});

it("the owner of a new installation completes the five steps of the setup guide, and can continue after a reload", async () => {
  const product = await startProduct({ env: { DATA_DIR: makeSeededDir() } });
  try {
    const code = /Setup code\s+(\S+)/.exec(product.output())?.[1] ?? "";
    const { page, visit, expects } = await enter(PHONE, product.url);
    // The page may send a request while the server stops.
    expects(...SERVER_STOPPED);
    await visit("/admin");
    await page.getByRole("link", { name: "Set up your site" }).click();
    const guide = page.getByRole("region", { name: "Set up your site" });
    const waitForSteps = (done: number) => guide.getByText(`${done} of 5 steps are done.`).waitFor();
    const save = async () => {
      await page.getByRole("button", { name: "Update settings" }).click();
      await findToast(page, "Settings updated successfully!");
    };
    const robotsTag = async () => (await fetch(product.url)).headers.get("x-robots-tag");

    await waitForSteps(0);
    expect(await robotsTag()).toBeNull();
    await guide.getByRole("link", { name: "Publish" }).click();
    await page.keyboard.press("Space");
    await guide.getByRole("link", { name: "Name your site" }).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Acme Casinos");
    await guide.getByRole("link", { name: "Choose its look" }).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("#7c3aed");
    await save();
    await waitForSteps(2);
    expect(await robotsTag()).toBe("noindex");

    await guide.getByRole("link", { name: "Create the first account" }).click();
    await page.keyboard.press("Enter");
    const form = page.getByRole("region", { name: "Create the first account" });
    await form.getByLabel("Setup code").fill(code);
    await form.getByLabel("Email address").fill(EDITOR.email);
    await form.getByLabel("New password").fill(EDITOR.password);
    await form.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("button", { name: `Account ${EDITOR.email}` }).waitFor();
    await waitForSteps(3);
    await page.reload();
    await waitForSteps(3);

    await guide.getByRole("link", { name: "Remove the sample catalogue" }).click();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await findToast(page, "Sample catalogue removed.");
    await waitForSteps(4);

    await guide.getByRole("link", { name: "Publish" }).click();
    await page.keyboard.press("Space");
    await save();
    // The guide stays, because the site still has the starter texts.
    expect(await guide.isVisible()).toBe(true);
    expect(await robotsTag()).toBeNull();
    expect(await (await fetch(`${product.url}/robots.txt`)).text()).toContain("/sitemap.xml");
    expect(await (await fetch(product.url)).text()).toContain("Acme Casinos");
  } finally {
    await product.stop();
  }
});
