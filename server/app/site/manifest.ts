/** Serves the web app manifest with the site's name (https://www.w3.org/TR/appmanifest/). */
import type { FastifyInstance } from "fastify";

import { matchesEtag, weakEtag } from "../../shared/etag.js";
import { sendMissingFile } from "../http/errors.js";
import type { PageServer, SiteText } from "./pages.js";
import { readingFor } from "./reading.js";

export function addManifest(app: FastifyInstance, pages: PageServer): void {
  app.get("/manifest.webmanifest", async (request, reply) => {
    const site = await pages.readSite(readingFor(request, reply));
    if (site === null) return sendMissingFile(reply);
    const text = `${JSON.stringify(manifestOf(site), null, 2)}\n`;
    const etag = weakEtag(text);
    reply.headers({ "cache-control": "no-cache", etag }).type("application/manifest+json; charset=utf-8");
    return matchesEtag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(text);
  });
}

function manifestOf({ name, seoTitle, seoDescription }: SiteText): object {
  return {
    id: "/",
    name: seoTitle.includes(name) ? seoTitle : name,
    short_name: name,
    description: `${seoDescription} 18+ only.`,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#f7f6f2",
    background_color: "#f7f6f2",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "All Casinos", url: "/all-casinos" },
      { name: "My Favorite Casinos", url: "/favorites" },
    ],
  };
}
