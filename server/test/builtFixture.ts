/**
 * Writes a small built client to a temporary directory. It consists only of the files that pages.ts and staticFiles.ts
 * need.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { type BuiltFiles, findBuiltFiles, findSeedPictures } from "../app/site/builtFiles.js";

export const themeScript = 'document.documentElement.classList.add("light")';

const template = `<!doctype html><html lang="en"><head><script>${themeScript}</script><!--head--></head>
<body><div id="root"><!--body--></div><!--state--><script type="module" src="/assets/app-1a2b3c.js"></script></body></html>`;

/** The client's only persisted document. */
export const ownDocument = "query Own { casinos(first: 1, orderBy: NAME_ASC) { nodes { name } } }";
export const ownDocumentHash = createHash("sha256").update(ownDocument).digest("hex");

/** The source of the client's server entry. Rendering ends differently for each path. */
const entryServer = `
import { appendFileSync, existsSync } from "node:fs";
const begun = new URL("slow.begun", import.meta.url);
const released = new URL("slow.released", import.meta.url);
async function waitForRelease() {
  appendFileSync(begun, ".");
  while (existsSync(begun) && !existsSync(released)) await new Promise((resolve) => setTimeout(resolve, 10));
}
export const publicPaths = ["/", "/all-casinos"];
export const casinoPath = (slug) => "/casino/" + slug;
export const gamePath = (slug) => "/game/" + slug;
export const providerPath = (slug) => "/provider/" + slug;
export const paymentMethodPath = (slug) => "/payment-method/" + slug;
export const licensePath = (slug) => "/license/" + slug;
export const articlePath = ({ kind, slug }) => "/" + kind.toLowerCase() + "/" + slug;
export const authorPath = (slug) => "/author/" + slug;
export const documents = ${JSON.stringify({ [ownDocumentHash]: ownDocument })};
const pages = {
  "/": (casinos) => ({ status: 200, head: "<title>Home</title>", body: casinos.join(), state: JSON.stringify({ casinos, text: "</script><b>$&" }) }),
  "/found": (casinos) => ({ status: 200, head: "<title>Found</title>", body: casinos.join(), state: "{}" }),
  "/private": () => ({ status: 200, head: "<title>Private</title>", body: "Rendered " + ++renders, state: "{}" }),
  "/old": () => ({ status: 200, redirect: "/new", head: "", body: "", state: "" }),
  "/missing": () => ({ status: 404, head: "<title>404</title>", body: "Oops!", state: "null", htmlAttributes: 'class="dark"' }),
  "/missing-row": () => ({ status: 404, head: "<title>404</title>", body: "No such row", state: "null" }),
  "/broken": () => { throw new Error("the render broke"); },
};
let renders = 0;
export const siteQuery = { operationName: "Site", query: "query Site { siteSettings { name tagline logoUrl accentLight seoTitle seoDescription isIndexed } }", variables: {} };
export const renderBlankPage = ({ site }) => ({ status: 200, head: "<title>Blank of " + site.data.siteSettings.name + "</title>", body: "", state: "" });
export function planPage(url) {
  const [path, search] = url.split("?");
  const after = new URLSearchParams(search).get("after");
  if (path === "/unplannable") throw new Error("the plan broke");
  const queries = path === "/" ? [{ operationName: "Home", query: "query Home($n: Int) { casinos(first: $n, orderBy: NAME_ASC) { nodes { name } } session { name } }", variables: { n: 2 } }]
    : path === "/listed" ? [{ operationName: "Listed", query: "query Listed { casinos(first: 2, orderBy: NAME_ASC) { nodes { name } } }", variables: {} }]
    : path === "/found" ? [{ operationName: "Found", query: "query Found($filter: CasinoFilter) { casinos(filter: $filter) { nodes { name } } }", variables: { filter: { search: "bit" } } }]
    : path === "/offers" ? [{ operationName: "Offers", query: "query Offers { bonuses(first: 100) { nodes { title } } }", variables: {} }]
    : path === "/wrong" ? [{ operationName: "Wrong", query: "query Wrong { nothing }", variables: {} }] : [];
  const isPrivate = path === "/private";
  return { kind: path === "/admin" ? "shell" : "render", key: after === null ? path : path + "?after=" + after, isFound: path !== "/missing", isPrivate, queries };
}
export async function renderPage({ url, publicUrl, results, site, shell }) {
  if (url === "/named") return { status: 200, head: "<title>" + site.data.siteSettings.name + "</title>", body: "", state: "{}" };
  if (shell) return { status: 200, head: "<title>Shell of " + publicUrl + "</title>", body: "", state: "" };
  if (url.startsWith("/slow")) await waitForRelease();
  else await new Promise((resolve) => setTimeout(resolve));
  if (url === "/wrong") return { status: 503, head: "", body: results[0].errors[0].extensions.code, state: "" };
  if (url === "/offers") {
    const titles = results[0].data.bonuses.nodes.map(({ title }) => title);
    return { status: 200, head: "", body: titles.join() + " rendered " + ++renders, state: "{}" };
  }
  const casinos = (results[0]?.data?.casinos.nodes ?? []).map(({ name }) => name).concat(results[0]?.data?.session ?? []);
  if (url.startsWith("/listed"))
    return { status: 200, head: "<title>" + url + "</title>", body: casinos.join() + " rendered " + ++renders + "x".repeat(2000), state: "{}" };
  const nothing = () => ({ status: 404, head: "", body: "<p>Nothing at " + url + "</p>", state: "null" });
  return (pages[url.split("?")[0]] ?? nothing)(casinos);
}
`;

/** Returns the content of a built script, which contains the name of its form, such as "built br". */
const script = (form: string) => `// ${form} ${"x".repeat(4000)}`;

/** The files of a release, whose asset has this name. */
const filesOf = (asset: string): Record<string, string | Buffer> => ({
  "dist/client/index.html": template.replace("app-1a2b3c", asset),
  "dist/client/.vite/manifest.json": "{}",
  [`dist/client/assets/${asset}.js`]: script("plain"),
  [`dist/client/assets/${asset}.js.br`]: brotliCompressSync(script("built br")),
  [`dist/client/assets/${asset}.js.gz`]: gzipSync(script("built gzip")),
  "dist/client/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "dist/client/og.png": "the built share picture",
  "dist/client/sw.js": "// worker",
  "dist/ssr/package.json": '{ "type": "module" }',
  "dist/ssr/entryServer.js": entryServer,
  "dist/server/seed/pictures/logos/northgate.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "dist/server/seed/pictures/logos/northgate.svg.br": brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  "dist/playground/index.html":
    '<!doctype html><title>{{site}} Playground</title><script src="/playground/assets/play-1.js"></script>',
  "dist/playground/assets/play-1.js": "// play",
});

export interface BuiltFixture {
  files: BuiltFiles;
  seedPictures: string;
  /** Returns how many pages under /slow have begun to render. They wait for `releaseSlowPages`. */
  slowPagesBegun(): number;
  releaseSlowPages(): void;
  remove(): void;
}

export function writeBuiltFixture(asset = "app-1a2b3c"): BuiltFixture {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  for (const [name, content] of Object.entries(filesOf(asset))) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const found = findBuiltFiles(root);
  if (found === null) throw new Error("The fixture is not complete.");
  const begun = join(root, "dist/ssr/slow.begun");
  return {
    files: found,
    seedPictures: findSeedPictures(root),
    slowPagesBegun: () => (existsSync(begun) ? readFileSync(begun).length : 0),
    releaseSlowPages: () => writeFileSync(join(root, "dist/ssr/slow.released"), ""),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
