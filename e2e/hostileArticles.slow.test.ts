/**
 * Stores hostile Markdown, as an attacker with an editor's stolen session could do. Checks pages, the feed and the
 * panel's preview.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { setUpPanel } from "./panelFixtures.js";
import { until } from "./until.js";

const { openPanel, url } = setUpPanel();

const hostileMarkdown = JSON.parse(readFileSync("server/test/hostile/hostileMarkdown.json", "utf8")) as string[];

/** The API rejects these characters in texts. `articleContent.test.ts` renders them, too. */
const rejected = /[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** Omits the Markdown with an image from another site over https, because articles may show such images. */
const payloads = hostileMarkdown.filter(
  (text) => !text.includes("](https://evil.example/x.png") && !rejected.test(text),
);

const mutation = `mutation Create($input: ArticleInput!) { createArticle(input: $input) { slug } }`;

/** Stores an article with the editor's session. All of its text is hostile. */
async function store(page: Page, slug: string, body: string, publishedAt: string): Promise<void> {
  const line =
    body
      .replaceAll(/\p{C}|[\u2028\u2029]/gu, " ")
      .slice(0, 150)
      .trim() || "x";
  const texts = { title: line, category: line, author: line, excerpt: line, seoTitle: line, seoDescription: line };
  const input = { kind: "NEWS", slug, body, publishedAt, ...texts };
  const { errors } = await page.evaluate(
    async (content) => {
      const response = await fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: content,
      });
      return (await response.json()) as { errors?: unknown };
    },
    JSON.stringify({ query: mutation, variables: { input } }),
  );
  expect([slug, errors]).toEqual([slug, undefined]);
}

/**
 * Returns the code that a browser would run and the resources that it would load from elsewhere. Searches the document
 * and the given strings, which it parses as HTML.
 */
function dangersIn(page: Page, texts: readonly string[] = [], selector = "main"): Promise<string[]> {
  return page.evaluate(
    ([htmls, root]) => {
      const templates = htmls.map((html) => {
        const template = document.createElement("template");
        template.innerHTML = html;
        return template.content;
      });
      const elements = [document.querySelector(root)!, ...templates].flatMap((part) => [...part.querySelectorAll("*")]);
      return elements.flatMap((element) => {
        const isData = element.getAttribute("type") === "application/ld+json";
        const isActive = /^(?:script|iframe|object|embed|base|meta|link|style|form)$/i.test(element.tagName) && !isData;
        const attributes = [...element.attributes].filter(
          ({ name, value }) =>
            /^on|^srcdoc$|^formaction$/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value),
        );
        return [...(isActive ? [element.outerHTML] : []), ...attributes.map(({ name, value }) => `${name}=${value}`)];
      });
    },
    [texts, selector] as const,
  );
}

it(`articles stay inert for each of ${payloads.length} hostile payloads`, async () => {
  const { page, visit, outside } = await openPanel();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [at, body] of payloads.entries()) await store(page, `hostile-${at}`, body, "2026-01-01T00:00:00Z");
  const all = payloads.join("\n\n");
  await store(page, "all-hostile", all, new Date().toISOString());

  for (const at of payloads.keys()) {
    await page.goto(`/news/hostile-${at}`, { waitUntil: "load" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect([payloads[at], await dangersIn(page)]).toEqual([payloads[at], []]);
  }
  for (const path of ["/news", "/news/all-hostile"]) {
    expect(await visit(path)).toBe(200);
    expect(await dangersIn(page)).toEqual([]);
  }

  const contents = await page.evaluate(async () => {
    const text = await (await fetch("/feed.xml")).text();
    const feed = new DOMParser().parseFromString(text, "application/xml");
    if (feed.querySelector("parsererror")) throw new Error("The feed is not XML.");
    return [...feed.querySelectorAll("content")].map(({ textContent }) => textContent);
  });
  expect(contents.join("")).toContain("alert(1)");
  expect(await dangersIn(page, contents)).toEqual([]);

  await page.goto("/admin?tab=articles", { waitUntil: "load" });
  await page.locator("#field-title").fill(payloads[2]!);
  await page.locator("#field-body").fill(all);
  const preview = page.locator("article div[inert]");
  await until(async () => (await preview.innerText()).includes("alert(1)"));
  expect(await dangersIn(page, [], "article div[inert]")).toEqual([]);

  expect(dialogs).toEqual([]);
  expect(outside).toEqual([]);
  expect(new URL(page.url()).origin).toBe(url());
}, 480_000);
