/**
 * Answers a GET with its cached response, before the framework takes the request apart: the same answer
 * with the same headers, for a fraction of the work. Whatever is not as plain as that is passed on untouched.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { matchesEtag } from "../../shared/etag.js";
import { requestCost } from "../../shared/limits.js";
import type { AnonymousResponses } from "./anonymousResponses.js";
import type { ResponseCache, CacheEntry } from "./responseCache.js";
import type { DemoMode } from "../demoMode.js";
import type { Env } from "../env.js";
import { lookupTextOf, graphqlPath, publicCorsHeaders } from "../graphql/route.js";
import { type Budgets, unitsOfSize } from "../graphql/limits/clientBudget.js";
import { chooseMediaType } from "../graphql/mediaType.js";
import type { RequestHandler } from "../http/requestHandler.js";
import type { Encoding } from "./responseBody.js";
import { encodingFor, sharedCacheControl } from "./sendCached.js";
import type { Site } from "../site/site.js";
import { isFileRequest } from "../site/staticFiles.js";
import { clientAddress, type IsTrusted } from "../http/trustedProxies.js";
import { namesTwoHosts } from "../http/twoHosts.js";

export interface CacheFastPathOptions {
  env: Pick<Env, "cdnTtl">;
  anonymousResponses: AnonymousResponses;
  cache: ResponseCache;
  site: Site | null;
  budgets: Budgets;
  demoMode: DemoMode;
  metrics: Metrics;
  log: Log;
  /** What every answer carries. */
  headers: Record<string, string>;
  isTrusted: IsTrusted | null;
  isStopping(): boolean;
}

/** One of the two kinds of cached responses: where it is found and what all of its kind carry. */
interface Kind {
  route: string;
  find(request: IncomingMessage, url: string): CacheEntry | null;
  /** Names and values in turn, as Node writes them. */
  headers: string[];
}

export function serveFromCache(options: CacheFastPathOptions): RequestHandler {
  const kinds = createKinds(options);
  return (request, response, next) => {
    const { url = "" } = request;
    const kind = url.startsWith(`${graphqlPath}?`) ? kinds.answer : kinds.page;
    const entry = !options.isStopping() && isPlainGet(request) ? kind.find(request, url) : null;
    if (entry) void answer({ request, response, entry, kind }, options, next);
    else next();
  };
}

/** A body would have to be read, and other words may mean another answer. */
function isPlainGet({ method, headers, rawHeaders }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    !namesTwoHosts(rawHeaders) &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers["content-encoding"] === undefined &&
    headers["x-session"] === undefined
  );
}

function createKinds({
  anonymousResponses,
  site,
  headers,
  env,
}: CacheFastPathOptions): Record<"answer" | "page", Kind> {
  const common = { ...headers, "cache-control": sharedCacheControl(env.cdnTtl) };
  return {
    answer: {
      route: graphqlPath,
      headers: Object.entries({ ...common, ...publicCorsHeaders, vary: "Accept, accept-encoding" }).flat(),
      find({ headers: { accept } }, url) {
        const mediaType = chooseMediaType(accept);
        // A long address takes more than a request does at least.
        if (mediaType === null || unitsOfSize(url.length) > requestCost) return null;
        return anonymousResponses.find(lookupTextOf("GET", mediaType, url));
      },
    },
    page: {
      route: "/*",
      headers: Object.entries({ ...common, vary: "accept-encoding" }).flat(),
      find: (request, url) =>
        site && !isFileRequest(url, request.headers["sec-fetch-dest"]) ? site.pages.find(url) : null,
    },
  };
}

interface Found {
  request: IncomingMessage;
  response: ServerResponse;
  entry: CacheEntry;
  kind: Kind;
}

async function answer(found: Found, options: CacheFastPathOptions, next: () => void): Promise<void> {
  const begun = performance.now();
  const { request, entry, kind } = found;
  const encoding = encodingFor(entry, request.headers["accept-encoding"]);
  let form: Buffer | null;
  try {
    await options.budgets.begin(clientAddress(request, options.isTrusted));
    form = encoding && (entry[encoding] ?? (await options.cache.compressed(entry, encoding)));
  } catch {
    // It is refused in the words of every refusal.
    return next();
  }
  options.demoMode.observe(request);
  const requestId = randomUUID();
  const status = send(found, requestId, form && { encoding: encoding!, form });
  const seconds = (performance.now() - begun) / 1_000;
  options.metrics.httpDuration.observe({ method: "GET", route: kind.route, status: String(status) }, seconds);
  if (options.log.isLevelEnabled("debug")) {
    const facts = { requestId, method: "GET", route: kind.route, status };
    options.log.debug({ ...facts, milliseconds: Math.round(seconds * 1_000) }, "answered");
  }
}

function send(
  { request, response, entry, kind }: Found,
  requestId: string,
  compressed: { encoding: Encoding; form: Buffer } | null,
): number {
  const headers = [...kind.headers, "x-request-id", requestId, "etag", entry.etag];
  if (matchesEtag(request.headers["if-none-match"], entry.etag)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const body = compressed?.form ?? entry.body;
  headers.push("content-type", entry.contentType, "content-length", String(body.length));
  if (compressed) headers.push("content-encoding", compressed.encoding);
  response.writeHead(200, headers).end(body);
  return 200;
}
