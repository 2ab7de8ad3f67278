/**
 * An owner changes the site's name, logo, color and text in the admin panel. After that, the site's original name
 * must not appear anywhere.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { freePort } from "./chaos/postgres.js";
import { setUpFixtures } from "./fixtures.js";
import { type Mailbox, openMailbox } from "./mailbox.js";
import { EDITOR, findToast } from "./panel.js";
import { makeSeededDir, type Product, startProduct } from "./product.js";
import { until } from "./until.js";

const { enter } = setUpFixtures();

const FIRST_NAME = /honest\s*odds/i;
const MAX_ACTIONS = 60;
const pictures = [
  "og.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
  "apple-touch-icon.png",
  "favicon.svg",
];

let product: Product;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  const port = await freePort();
  const env = {
    DATA_DIR: makeSeededDir(),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: "news@acme.example",
  };
  product = await startProduct({ env, args: [] });
});
afterAll(async () => {
  await product?.stop();
  await mailbox?.close();
});

/** Returns the actions that an editor can take. Counts every action, including opening a page and choosing a file. */
function createActions(page: Page) {
  let count = 0;
  const act = async (work: Promise<unknown>) => {
    count += 1;
    await work;
  };
  return {
    count: () => count,
    open: (path: string) => act(page.goto(path, { waitUntil: "load" })),
    press: (key: string) => act(page.keyboard.press(key)),
    fill: (selector: string, text: string) => act(page.locator(selector).fill(text)),
    /** Types text into the list's filter, and waits until the URL contains the text. */
    async filter(text: string) {
      await act(page.locator("#list-text").fill(text));
      await page.waitForURL((url) => url.searchParams.get("q") === text);
    },
    choose: (selector: string, value: string) => act(page.locator(selector).selectOption(value)),
    click: (name: RegExp | string) => act(page.getByRole("button", { name }).first().click()),
    tab: (name: string) => act(page.getByRole("tab", { name, exact: true }).click()),
    async upload(selector: string, buffer: Buffer) {
      const address = page.locator(selector);
      const file = address.locator("xpath=ancestor::div[.//input[@type='file']][1]//input[@type='file']");
      await act(file.setInputFiles({ name: "picture.png", mimeType: "image/png", buffer }));
      await until(async () => (await address.inputValue()).startsWith("/images/"));
    },
  };
}

function paint(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

const read = async (path: string) => {
  const response = await fetch(product.url + path);
  return { status: response.status, text: await response.text() };
};

/** Returns the site's original name with the text around it, or null if the name does not occur. */
function firstNameIn(text: string): string | null {
  return /.{0,60}honest\s*odds.{0,60}/is.exec(text)?.[0] ?? null;
}

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Returns the hashes of the project's source files and built files, by path. */
function hashFiles(directory = "."): Record<string, string> {
  const names = readdirSync(directory).filter((name) => ![".git", "node_modules", "data"].includes(name));
  const hashes = names.map((name): Record<string, string> => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? hashFiles(path) : { [path]: hash(readFileSync(path)) };
  });
  return Object.assign({}, ...hashes);
}

it("an owner turns the site into a different one with at most 60 actions in the panel, and no page, file or email contains the original name", async () => {
  const filesBefore = hashFiles();
  expect((await read("/")).text).toMatch(FIRST_NAME);
  const code = /Setup code\s+(\S+)/.exec(product.output())![1]!;
  const { page } = await enter(undefined, product.url);
  const editor = createActions(page);

  await editor.open("/admin?tab=settings");
  const account = "form:has(input[autocomplete=new-password])";
  await editor.fill(`${account} input[type=text]`, code);
  await editor.fill(`${account} input[type=email]`, EDITOR.email);
  await editor.fill(`${account} input[type=password]`, EDITOR.password);
  await editor.press("Enter");
  await editor.fill("#field-name", "Acme Casinos");
  await editor.fill("#field-tagline", "Reviews that Acme signs.");
  await editor.upload("#field-logoUrl", await paint(400, 400, "#7c3aed"));
  await editor.fill("#field-accentLight", "#7c3aed");
  await editor.fill("#field-accentDark", "#c4b5fd");
  await editor.click("Update settings");
  await findToast(page, "Settings updated successfully!");
  expect((await read("/")).text).toContain("<title>Acme Casinos: casino reviews that show their work</title>");

  await editor.tab("Manage articles");
  await editor.filter("privacy");
  await editor.click(/^Edit .*privacy/i);
  await editor.fill("#field-body", "## What Acme stores\n\nAcme stores nothing.");
  await editor.click("Update article");
  await findToast(page, "Article updated successfully!");

  await editor.tab("Articles");
  await editor.fill("#field-title", "How Acme picks casinos");
  await editor.choose("#field-kind", "GUIDE");
  await editor.fill("#field-excerpt", "Three questions before you play.");
  await editor.fill("#field-body", "Start with this one.\n\n{{casino:northgate}}\n\nThen read its terms.");
  await editor.upload("#field-coverUrl", await paint(1200, 700, "#0f766e"));
  await editor.fill("#field-publishedAt", "2026-01-02T09:00");
  await editor.click("Add article");
  await findToast(page, "Article added successfully!");

  const guide = "/guides/how-acme-picks-casinos";
  const visitor = await enter(undefined, product.url);
  const embeddedCard = async () => {
    await visitor.visit(guide);
    return visitor.page.getByRole("article").filter({ hasText: "Northgate" }).last().innerText();
  };
  expect((await read(guide)).text).toContain("/images/");
  expect(await embeddedCard()).not.toContain("3.0");
  expect((await read("/privacy")).text).toContain("Acme stores nothing.");

  await editor.tab("Manage casinos");
  await editor.filter("Northgate");
  await editor.click("Edit Northgate");
  await editor.fill("#field-rating", "1.5");
  await editor.click("Update casino");
  await findToast(page, "Casino updated successfully!");
  expect(editor.count()).toBeLessThanOrEqual(MAX_ACTIONS);
  expect(await embeddedCard()).toContain("3.0");
  await visitor.page.getByRole("img").first().waitFor();
  expect(await visitor.page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(FIRST_NAME);
  await visitor.visit("/");
  await visitor.page.getByRole("textbox", { name: "Email address" }).fill("ann@example.com");
  await visitor.page.getByRole("button", { name: "Subscribe" }).click();
  await until(() => mailbox.mails.length === 1);
  await visitor.visit(mailbox.mails[0]!.find((link) => link.startsWith("/newsletter/confirm?"))!);
  await visitor.page.getByRole("button", { name: "Confirm subscription" }).click();
  await visitor.page.getByRole("heading", { name: "You are subscribed" }).waitFor();
  await visitor.visit("/");
  await visitor.page.getByRole("textbox", { name: "Email address" }).fill("ann@example.com");
  await visitor.page.getByRole("button", { name: "Subscribe" }).click();
  await until(() => mailbox.mails.length === 2);
  for (const source of mailbox.sources) {
    expect(source).toContain("Acme Casinos");
    expect(firstNameIn(source)).toBeNull();
  }
  visitor.expects(/^info: setup-workers/);
  await visitor.page.goto(`${product.url}/playground`);
  const logo = visitor.page.getByRole("link", { name: "Acme Casinos API" });
  await logo.waitFor();
  expect(firstNameIn(await visitor.page.evaluate(() => document.documentElement.outerHTML))).toBeNull();

  const sitemap = (await read("/sitemap.xml")).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(listed).toEqual(expect.arrayContaining([guide, "/privacy", "/casino/northgate"]));
  const others = ["/sitemap.xml", "/feed.xml", "/manifest.webmanifest", "/robots.txt", "/app-shell", "/playground"];
  const pages = ["/admin", "/search?q=a", "/favorites", "/newsletter/confirm?token=x", "/sw.js"];
  const errors = [
    "/nowhere",
    "/casino/nobody",
    "/news/none",
    "/%E0%A4%A",
    "/assets/none.js",
    "/images/none",
    "/graphql",
  ];
  for (const path of [...listed, ...others, ...pages, ...errors, ...mailbox.mails.flat()])
    expect([path, firstNameIn((await read(path)).text)]).toEqual([path, null]);
  expect((await read("/casino/northgate")).text).toMatch(/type="application\/ld\+json"[^>]*>[^<]*Acme Casinos/);

  for (const name of pictures) {
    const drawn = Buffer.from(await (await fetch(`${product.url}/${name}`)).arrayBuffer());
    expect([name, hash(drawn)]).not.toEqual([name, hash(readFileSync(`client/public/${name}`))]);
  }
  const share = /<meta content="([^"]*)" property="og:image"\/>/.exec((await read("/")).text)![1]!;
  expect(new URL(share).pathname).toBe("/og.png");
  expect(hashFiles()).toEqual(filesBefore);
}, 480_000);
