/** Finds the rows that an article's short codes refer to. */
import type { RequestDataSource } from "../../database/connection/requestDatabase.js";
import type { Loaders } from "../../catalogue/loaders.js";
import { isUuid } from "../../shared/input/uuid.js";
import { ArticleBonus, ArticleCasino, ArticleHtml, ArticleReceipt } from "./articleBlocks.js";
import type { Embed } from "./embeds.js";
import { isRendered, renderArticle } from "./renderArticle.js";

/**
 * How many bytes of Markdown cost one unit. The cost is this high because malicious Markdown takes longer to render
 * than any other text takes to process.
 */
export const renderedBytesPerUnit = 8;

/** The cost of an article's content in units, without the cost of rendering its bytes. */
export const contentCost = 10;

/**
 * The cost of an article's content includes this many embeds. Each further embed costs `embedCost` units, charged
 * before it is loaded.
 */
export const assumedEmbeds = 1;
export const embedCost = 100;

type Block = ArticleHtml | ArticleCasino | ArticleBonus | ArticleReceipt;

/**
 * Charges for rendering an article, before the rendering begins.
 * @throws RateLimitedError when the caller's budget is too small.
 */
export async function chargeForRendering(db: RequestDataSource, body: string): Promise<void> {
  if (!isRendered(body)) await db.charge?.(Math.ceil(Buffer.byteLength(body) / renderedBytesPerUnit));
}

/** Renders an article's Markdown and loads the embedded rows. `unknown` contains the short codes that match no row. */
export async function findBlocks(
  db: RequestDataSource,
  loaders: Loaders,
  body: string,
): Promise<{ blocks: Block[]; unknown: Embed[] }> {
  await chargeForRendering(db, body);
  const { parts } = await renderArticle(body);
  const embeds = parts.filter((part) => "embed" in part).length;
  if (embeds > assumedEmbeds) await db.charge?.((embeds - assumedEmbeds) * embedCost);
  const unknown: Embed[] = [];
  const blocks = await Promise.all(
    parts.map(async (part): Promise<Block | null> => {
      if ("html" in part) return Object.assign(new ArticleHtml(), part);
      const block = await findEmbed(loaders, part.embed);
      if (block === null) unknown.push(part.embed);
      return block;
    }),
  );
  return { blocks: blocks.filter((block) => block !== null), unknown };
}

async function findEmbed(loaders: Loaders, { type, key }: Embed): Promise<Block | null> {
  if (type === "bonus") {
    const bonusId = isUuid(key) ? key : await mainBonusOf(loaders, key);
    const bonus = bonusId === null ? null : await loaders.activeBonusById.load(bonusId);
    return bonus && Object.assign(new ArticleBonus(), { bonusId: bonus.id });
  }
  const casinoId = await loaders.casinoIdBySlug.load(key);
  if (casinoId === null) return null;
  return Object.assign(type === "casino" ? new ArticleCasino() : new ArticleReceipt(), { casinoId });
}

async function mainBonusOf(loaders: Loaders, casinoSlug: string): Promise<string | null> {
  const casinoId = await loaders.casinoIdBySlug.load(casinoSlug);
  return casinoId === null ? null : loaders.mainBonusIdOfCasino.load(casinoId);
}
