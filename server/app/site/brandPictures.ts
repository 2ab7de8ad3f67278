/**
 * Serves the icons and the share image. A new site uses the built files. When an editor changes the site's name,
 * tagline, accent color, or logo, the server draws new ones.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

import { readImageFile } from "../../nouns/image/image.queries.js";
import type { ImageStores } from "../../nouns/image/imageStores.js";
import { type BrandPictureName, brandPictureNames, type BrandPictures } from "../../platform/images/brand.js";
import { drawBrandInProcess } from "../../platform/images/brandPainter.js";
import type { Log } from "../../platform/log.js";
import { accentColorsOf } from "../../../shared/accent.js";
import { matchesEtag, strongEtag } from "../../shared/etag.js";
import { topFieldCost } from "../../shared/limits.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";
import { sendMissingFile } from "../http/errors.js";
import type { SiteText } from "./pages.js";
import { readingFor } from "./reading.js";
import type { Site } from "./site.js";

export interface BrandPicturesOptions {
  database: { dataSource: DataSource };
  imageStores: ImageStores;
  budgets: Budgets;
  log: Log;
}

/** The settings of a new site. The client's public folder contains the pictures for them. */
const standard = {
  name: "HonestOdds",
  tagline: "Casino, bonus and game reviews with scores that show how they add up.",
  accentLight: "#0b6b50",
  logoUrl: null,
};

/** How long the server remembers a failure, in ms. During this time, it draws again only if the settings change. */
const retryAfter = 60_000;

type Pictures = Partial<Record<BrandPictureName, Buffer>>;

interface Drawing {
  key: string;
  pictures: Promise<Pictures | null>;
}

export function addBrandPictures(app: FastifyInstance, site: Site, options: BrandPicturesOptions): void {
  const { database, imageStores, budgets, log } = options;
  let current: Drawing | null = null;

  /** Reads an uploaded logo as WebP. The server never loads a logo from another address. */
  async function readLogo(url: string | null): Promise<Uint8Array | null> {
    const [, imageId, name] = /^\/images\/([^/]+)\/([^/]+)\.(?:avif|webp)$/.exec(url ?? "") ?? [];
    return imageId && name ? readImageFile(database.dataSource, imageStores, imageId, `${name}.webp`) : null;
  }

  async function draw({ name, tagline, accentLight, logoUrl }: SiteText): Promise<BrandPictures> {
    const { accent, ink } = accentColorsOf("light", accentLight);
    return drawBrandInProcess({ name, tagline, accent, ink, logo: await readLogo(logoUrl) });
  }

  /**
   * Returns the brand pictures for these settings. Draws new ones only if the settings have changed. Resolves to null
   * if drawing fails.
   */
  function picturesOf(settings: SiteText): Promise<Pictures | null> {
    const { name, tagline, accentLight, logoUrl } = settings;
    const key = JSON.stringify([name, tagline, accentLight, logoUrl]);
    if (current?.key === key) return current.pictures;
    const pictures = draw(settings).then(
      (drawn) => Object.fromEntries(Object.entries(drawn).map(([file, bytes]) => [file, Buffer.from(bytes)])),
      (err: unknown) => {
        log.error({ err }, "the site's icons could not be drawn");
        setTimeout(() => current?.pictures === pictures && (current = null), retryAfter).unref();
        return null;
      },
    );
    current = { key, pictures };
    return pictures;
  }

  async function find(settings: SiteText, name: BrandPictureName): Promise<Buffer | null> {
    if (isStandard(settings)) return readFile(join(site.files.client, name)).catch(() => null);
    return (await picturesOf(settings))?.[name] ?? null;
  }

  // Some programs ask for /favicon.ico without reading the page that names the icon.
  const paths = [...brandPictureNames.map((name) => [name, name] as const), ["favicon.ico", "icon-192.png"] as const];
  for (const [path, name] of paths)
    app.get(`/${path}`, async (request, reply) => {
      const budget = await budgets.chargeAddress(request.clientAddress);
      await budget.chargeAtLeast(topFieldCost);
      const settings = await site.pages.readSite(readingFor(request, reply));
      const body = settings && (await find(settings, name));
      if (!body) return sendMissingFile(reply);
      const etag = strongEtag(body);
      // Browsers check for a new picture after ten minutes.
      reply.headers({ "cache-control": "public, max-age=600", etag });
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      return reply.type(name.endsWith(".svg") ? "image/svg+xml" : "image/png").send(body);
    });
}

function isStandard({ name, tagline, accentLight, logoUrl }: SiteText): boolean {
  return (
    name === standard.name &&
    tagline === standard.tagline &&
    accentLight.toLowerCase() === standard.accentLight &&
    logoUrl === standard.logoUrl
  );
}
