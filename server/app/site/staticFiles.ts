/**
 * Serves the built files. Browsers cache hashed assets for a year and public files for a short time. A missing file
 * gets a 404, never a page.
 */
import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { brandPictureNames } from "../../platform/images/brand.js";
import type { BuiltFiles } from "./builtFiles.js";
import type { PageServer } from "./pages.js";
import { readingFor } from "./reading.js";
import { contentPolicy } from "../http/securityHeaders.js";
import { escapeMarkup } from "../../shared/escapeMarkup.js";

/** Vite puts a hash of the content into the names of files in assets/. */
const hashed = "public, max-age=31536000, immutable";
const changing = "public, max-age=600";

/** Browsers check for a new version of these files on every visit. */
const askEveryTime = /(sw\.js|\.webmanifest|\.html)(\.br|\.gz)?$/;

/** The compressed files that the build writes, so the server never compresses them during a request. */
const compressedForms = ["**/*.br", "**/*.gz"];

export async function addStaticFiles(app: FastifyInstance, files: BuiltFiles, pages: PageServer): Promise<void> {
  await app.register(fastifyStatic, {
    ...options,
    root: files.client,
    globIgnore: ["index.html", "**/.*/**", ...brandPictureNames, ...compressedForms],
  });
  await addPlayground(app, files.playground, pages);
}

/** Serves the seed's logos and tiles at the paths that its rows contain. */
export async function addSeedPictures(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { ...options, root, globIgnore: compressedForms });
}

const options = {
  // Create one route per existing file. Every other path goes to the pages.
  wildcard: false,
  index: false,
  cacheControl: false,
  decorateReply: false,
  preCompressed: true,
  setHeaders(response, path) {
    const isHashed = path.includes(`${sep}assets${sep}`);
    response.setHeader("cache-control", askEveryTime.test(path) ? "no-cache" : isHashed ? hashed : changing);
  },
} satisfies Partial<FastifyStaticOptions>;

/** Serves GraphiQL from our own files. */
async function addPlayground(app: FastifyInstance, root: string, pages: PageServer): Promise<void> {
  const html = readFileSync(join(root, "index.html"), "utf8");
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
  await app.register(async (scope) => {
    // A worker obeys the content security policy of its own file, not the page's.
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("content-security-policy", policy);
    });
    const globIgnore = ["index.html", ...compressedForms];
    await scope.register(fastifyStatic, { ...options, root, prefix: "/playground/", globIgnore });
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
