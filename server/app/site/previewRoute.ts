/**
 * Shows a page with the changes in a draft. The queries run in a transaction that makes these changes and is rolled
 * back. No cache is read or filled.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { noCookie, type Services } from "../../catalogue/context.js";
import { findPreviewedDraft, type PreviewedRow, previewDraft } from "../../catalogue/drafts/draft.preview.js";
import { AppError, RateLimitedError } from "../../shared/errors.js";
import { escapeMarkup } from "../../shared/escapeMarkup.js";
import { pageCost } from "../../shared/limits.js";
import type { Graphql } from "../graphql/apollo.js";
import { type BudgetCharge, type Budgets, freeOfCharge } from "../graphql/limits/clientBudget.js";
import { onClientDisconnect } from "../http/clientDisconnect.js";
import { retryAfterSeconds } from "../http/limits/workLimits.js";
import { pathOfRow } from "../nouns.js";
import type { PageQuery, QueryResult } from "./pageEntry.js";
import type { Site } from "./site.js";

/**
 * The maximum number of previews that are rendered at the same time. Each holds a connection and the locks of its
 * write.
 */
const maxPreviewsInProgress = 2;

/**
 * How many units a preview costs, in addition to its queries. A preview runs a write and all queries of a page in one
 * transaction, without any cache.
 */
export const previewCost = 3_000;

type PreviewRequest = FastifyRequest<{ Params: { token: string; "*"?: string } }>;

interface PreviewRouteOptions {
  budgets: Budgets;
  graphql: Graphql;
  services: Services;
}

/** Adds `/preview/TOKEN`, which shows the drafted row's own page, and `/preview/TOKEN/PATH`, which shows any page. */
export function addPreviewRoute(app: FastifyInstance, site: Site, options: PreviewRouteOptions): void {
  let inProgress = 0;
  const handle = async (request: PreviewRequest, reply: FastifyReply) => {
    const budget = await options.budgets.chargeAddress(request.clientAddress);
    await budget.chargeAtLeast(pageCost);
    reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
    const draft = await findPreviewedDraft(options.services, request.params.token);
    if (draft === null)
      return sendProblem(reply, 404, "This preview does not exist or has expired. Open it again in the panel.");
    if (inProgress >= maxPreviewsInProgress) {
      reply.header("retry-after", retryAfterSeconds);
      return sendProblem(reply, 503, "Too many previews are loading at the moment. Reload this page in a few seconds.");
    }
    // Count before the next await, or concurrent requests would all pass the check.
    inProgress += 1;
    let read: PageData | null;
    try {
      await budget.chargeAtLeast(previewCost);
      read = await previewDraft(options.services, draft, (previewed) =>
        readPage(site, options, { request, reply, budget, previewed }),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error instanceof RateLimitedError) throw error;
      return sendProblem(reply, 409, `This draft cannot be shown yet. ${error.message}`);
    } finally {
      inProgress -= 1;
    }
    if (read === null) return sendProblem(reply, 404, "There is no preview for this page.");
    const page = await site.pages.renderPreview(read.url, read.results);
    const { location } = page.headers;
    if (location !== undefined)
      return reply
        .code(302)
        .headers(page.headers)
        .header("location", `/preview/${request.params.token}${location}`)
        .send();
    return reply.code(page.status).headers(page.headers).send(page.html);
  };
  app.get("/preview/:token", handle);
  app.get("/preview/:token/*", handle);
}

interface PageData {
  url: string;
  results: QueryResult[];
}

interface ReadPageOptions {
  request: PreviewRequest;
  reply: FastifyReply;
  budget: BudgetCharge;
  previewed: PreviewedRow;
}

/** Runs a page's queries one after another. Returns null if there is no such page. */
async function readPage(
  { pages, addresses }: Site,
  { graphql }: PreviewRouteOptions,
  { request, reply, budget, previewed }: ReadPageOptions,
): Promise<PageData | null> {
  const asked = request.params["*"];
  const [, parameters = ""] = request.originalUrl.split("?", 2);
  const url =
    asked === undefined
      ? await pathOfRow(addresses, previewed.noun, previewed.row, previewed.db)
      : `/${asked}${parameters && `?${parameters}`}`;
  const queries = pages.queriesOf(url);
  if (queries === null) return null;
  const add = (units: number) => budget.add(units);
  const caller = {
    viewer: null,
    cookie: noCookie,
    requestId: request.id,
    userAgent: null,
    clientAddress: request.clientAddress,
    mayMutate: false,
    needsSession: false,
    previewDb: previewed.db,
    disconnect: onClientDisconnect(reply),
    budget: { ...freeOfCharge, add, chargeAtLeast: add },
  };
  const results: QueryResult[] = [];
  for (const { operationName, query, variables } of queries satisfies PageQuery[]) {
    const { result } = await graphql.execute({ operationName, query, variables }, caller);
    const { data, errors } = result;
    results.push({ data, ...(errors && { errors }) });
  }
  return { url, results };
}

function sendProblem(reply: FastifyReply, status: number, text: string) {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Preview</title>
<h1>No preview</h1>
<p>${escapeMarkup(text)}</p>
</html>
`;
  return reply.code(status).type("text/html; charset=utf-8").send(html);
}
