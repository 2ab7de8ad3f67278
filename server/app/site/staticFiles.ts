/**
 * Serves the built files. Browsers cache hashed assets for a year and most other files for ten minutes. If a page loads
 * a file that is missing, the response is a plain 404, not a page.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Budgets } from "../graphql/limits/clientBudget.js";
import { brandPictureNames } from "../../platform/images/brand.js";
import { readingFor } from "./reading.js";
import type { Site } from "./site.js";
import { sendMissingFile } from "../http/errors.js";
import { contentPolicy } from "../http/securityHeaders.js";
import { escapeMarkup } from "../../shared/escapeMarkup.js";

/** Vite puts a hash of the content into the names of files in assets/. */
const hashed = "public, max-age=31536000, immutable";
const changing = "public, max-age=600";

/** Browsers check for a new version of these files on every visit. */
const askEveryTime = /(sw\.js|\.webmanifest|\.html)(\.br|\.gz)?$/;

/** Sends the file at a path, or returns null if no such file exists. */
export type SendFile = (path: string, reply: FastifyReply) => FastifyReply | null;

/**
 * Reads the names of the files in these folders at startup, so one route can serve them all.
 *
 * @param folders The built client, and the folder with the seed's logos and tiles.
 */
export async function prepareStaticFiles(app: FastifyInstance, folders: readonly string[]): Promise<SendFile> {
  if (folders.length === 0) return () => null;
  await app.register(fastifyStatic, { ...options, root: [...folders] });
  const folderOf = new Map(folders.flatMap((folder) => findFiles(folder).map((path) => [path, folder])));
  return (path, reply) => {
    const folder = folderOf.get(path);
    return folder === undefined ? null : reply.sendFile(path.slice(1), folder);
  };
}

/** Files that have their own routes, hidden files, and the compressed forms that the build writes. */
const notServed = new RegExp(
  `^/(?:index\\.html|${brandPictureNames.join("|").replaceAll(".", "\\.")})$|/\\.|\\.(?:br|gz)$`,
);

/** Returns the paths of the files in a folder, such as `/assets/entry.js`. */
export function findFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, "/")}`)
    .filter((path) => !notServed.test(path));
}

const options = {
  // The plugin adds no routes. Otherwise, it would add two for each file, which would take a tenth of the startup time.
  serve: false,
  cacheControl: false,
  preCompressed: true,
  setHeaders(response, path) {
    const isHashed = path.includes(`${sep}assets${sep}`);
    response.setHeader("cache-control", askEveryTime.test(path) ? "no-cache" : isHashed ? hashed : changing);
  },
} satisfies Partial<FastifyStaticOptions>;

/** Serves GraphiQL from our own files. */
export function addPlayground(app: FastifyInstance, { files, pages, releaseFiles }: Site, budgets: Budgets): void {
  const folder = files.playground;
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const policy = contentPolicy("playground", html);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await pages.readSite(readingFor(request, reply));
    return reply
      .headers({ "content-security-policy": policy, "cache-control": "no-cache", "x-robots-tag": "noindex" })
      .type("text/html; charset=utf-8")
      .send(html.replaceAll("{{site}}", () => escapeMarkup(site?.name ?? "")));
  };
  app.get("/playground", send);
  app.get("/playground/", send);
  const paths = new Set(findFiles(folder));
  app.get<{ Params: { "*": string } }>("/playground/*", async (request, reply) => {
    const { "*": path } = request.params;
    // A worker obeys the content security policy of its own file, not the page's.
    reply.header("content-security-policy", policy);
    if (paths.has(`/${path}`)) return reply.sendFile(path, folder);
    await budgets.chargeAddress(request.clientAddress);
    return (await releaseFiles.send(`/playground/${path}`, request, reply)) ?? sendMissingFile(reply);
  });
}

/** Matches paths in folders that contain only built files. */
const assets = /^\/(?:playground\/)?assets\//;

/** Matches the Sec-Fetch-Dest values of files that a page loads. */
const parts = /^(?:image|script|style|font|manifest|audio|video|worker|serviceworker)$/;

/** Whether a request is for a file. If such a file is missing, the server sends a 404 without a page. */
export function isFileRequest(path: string, destination: string | string[] | undefined): boolean {
  return assets.test(path) || parts.test(String(destination));
}
