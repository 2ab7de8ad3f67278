/** The built files: hashed assets for ever, public files for a while, and a missing one is a 404, never a page. */
import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

import type { BuiltFiles } from "./builtFiles.js";
import { contentPolicy } from "../http/securityHeaders.js";

/** Vite names what is in assets/ after its content. */
const hashed = "public, max-age=31536000, immutable";
const changing = "public, max-age=600";

/** Browsers look for a new version of these at every visit. */
const askEveryTime = /(sw\.js|\.webmanifest|\.html)(\.br|\.gz)?$/;

/** The build writes them next to their files, so that no request waits for a compression. */
const compressedForms = ["**/*.br", "**/*.gz"];

export async function addStaticFiles(app: FastifyInstance, files: BuiltFiles): Promise<void> {
  await app.register(fastifyStatic, {
    ...options,
    root: files.client,
    globIgnore: ["index.html", "**/.*/**", ...compressedForms],
  });
  await addPlayground(app, files.playground);
}

const options = {
  // One route per existing file. Every other address falls through to the pages.
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

/** GraphiQL, served from our own files. */
async function addPlayground(app: FastifyInstance, root: string): Promise<void> {
  const html = readFileSync(join(root, "index.html"), "utf8");
  const policy = contentPolicy("playground", html);
  const send = async (_request: unknown, reply: FastifyReply) =>
    reply
      .headers({ "content-security-policy": policy, "cache-control": "no-cache", "x-robots-tag": "noindex" })
      .type("text/html; charset=utf-8")
      .send(html);
  app.get("/playground", send);
  app.get("/playground/", send);
  await app.register(async (scope) => {
    // A worker is governed by the policy of its own file.
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("content-security-policy", policy);
    });
    const globIgnore = ["index.html", ...compressedForms];
    await scope.register(fastifyStatic, { ...options, root, prefix: "/playground/", globIgnore });
  });
}

/** Folders that hold only built files. */
const assets = /^\/(?:playground\/)?assets\//;

/** What a browser says that it wants a part of a page for. */
const parts = /^(?:image|script|style|font|manifest|audio|video|worker|serviceworker)$/;

/** Whether what is missing was wanted as a file: a visitor who typed its address gets a page all the same. */
export function isFileRequest(path: string, destination: string | string[] | undefined): boolean {
  return assets.test(path) || parts.test(String(destination));
}
