import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { launchBrowser, openVisitor } from "./browser.js";
import { makeDataDir } from "./product.js";

const WARNING = "warning: Supabase environment variables not found. Using mock client.";
const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

let browser: Browser;
let files: Server;
let url: string;

/** Serves the built files like a static host. Any URL without a file extension gets index.html. */
function serve(folder: string): Server {
  return createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
    const type = TYPES[extname(path)];
    const file = type || extname(path) ? path : "/index.html";
    try {
      const body = await readFile(join(folder, file));
      response.setHeader("content-type", type ?? (file === path ? "application/octet-stream" : "text/html"));
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
}

beforeAll(async () => {
  const outDir = join(makeDataDir(), "client");
  const args = [
    "build",
    "--logLevel",
    "error",
    "--config",
    "client/vite.config.ts",
    "--emptyOutDir",
    "--outDir",
    outDir,
  ];
  // The empty variable overrides the value in the repository's .env file.
  const env = { ...process.env, NODE_ENV: "production", VITE_GRAPHQL_URL: "" };
  await promisify(execFile)(process.execPath, ["node_modules/vite/bin/vite.js", ...args], { env });
  files = serve(outDir);
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  files.close();
});

describe("a client built without an API URL", () => {
  it.each([
    ["/", "Find your kind of casino"],
    ["/all-casinos", "No casinos found"],
    ["/new-casinos", "No casinos found"],
    ["/bitcoin-casinos", "No casinos found"],
    ["/casino/copper-lantern", "Casino Not Found"],
    ["/search", "Search tips"],
    ["/search?q=amber", "No casinos found"],
    ["/admin", "Casino Admin Panel"],
  ])("shows the empty state of %s, warns once and sends no request", async (path, words) => {
    const { page, context, complaints, outside } = await openVisitor(browser, url);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url().slice(url.length)}`));
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("main").getByText(words).first().waitFor();
    expect(complaints).toEqual([WARNING]);
    expect(outside).toEqual([]);
    const isFile = new RegExp(`^GET (?:${path.replace("?", "\\?")}|/assets/.*|/favicon\\.svg)$`);
    expect(asked.filter((line) => !isFile.test(line))).toEqual([]);
    await context.close();
  });

  it("navigates and accepts a subscription without sending data or warning again", async () => {
    const { page, context, complaints } = await openVisitor(browser, url);
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await page.goto("/");
    await page.getByRole("textbox", { name: "Email address" }).fill("reader@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("Success", { exact: true }).waitFor();
    await page
      .getByRole("link", { name: /Live Casinos/ })
      .last()
      .click();
    await page.getByText("No casinos found").waitFor();
    expect(complaints).toEqual([WARNING]);
    expect(sent).toEqual([]);
    await context.close();
  });
});
