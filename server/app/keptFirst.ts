/**
 * Answers a GET with what is kept for it to the letter, before the framework takes the request apart: the same answer
 * with the same headers, for a fraction of the work. Whatever is not as plain as that is passed on untouched.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

import type { Log } from "../platform/log.js";
import type { Metrics } from "../platform/metrics.js";
import { matchesEtag } from "../shared/etag.js";
import { requestCost } from "../shared/limits.js";
import type { AnonymousAnswers } from "./anonymousAnswers.js";
import type { AnswerCache, Kept } from "./answerCache.js";
import { aroundRequests } from "./aroundRequests.js";
import type { DemoMode } from "./demoMode.js";
import type { Env } from "./env.js";
import { addressOf, graphqlPath, openToAll } from "./graphqlHttp.js";
import type { Site } from "./http.js";
import { type Budgets, unitsOfSize } from "./limits/clientBudget.js";
import { chooseMediaType } from "./mediaType.js";
import type { Encoding } from "./sendable.js";
import { encodingFor, sharedCacheControl } from "./sendKept.js";
import { isFileRequest } from "./staticFiles.js";
import { clientAddress, type IsTrusted } from "./trustedProxies.js";

export interface KeptFirstOptions {
  env: Pick<Env, "cdnTtl">;
  anonymousAnswers: AnonymousAnswers;
  cache: AnswerCache;
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

/** One of the two kinds of kept answers: where it is found and what all of its kind carry. */
interface Kind {
  route: string;
  find(request: IncomingMessage, url: string): Kept | null;
  /** Names and values in turn, as Node writes them. */
  headers: string[];
}

export function answerKeptFirst(server: Server, options: KeptFirstOptions): void {
  const kinds = createKinds(options);
  aroundRequests(server, (request, response, passOn) => {
    const { url = "" } = request;
    const kind = url.startsWith(`${graphqlPath}?`) ? kinds.answer : kinds.page;
    const kept = !options.isStopping() && isPlainGet(request) ? kind.find(request, url) : null;
    if (kept) void answer({ request, response, kept, kind }, options, passOn);
    else passOn(request, response);
  });
}

/** A body would have to be read, and other words may mean another answer. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers["content-encoding"] === undefined &&
    headers["x-session"] === undefined
  );
}

function createKinds({ anonymousAnswers, site, headers, env }: KeptFirstOptions): Record<"answer" | "page", Kind> {
  const common = { ...headers, "cache-control": sharedCacheControl(env.cdnTtl) };
  return {
    answer: {
      route: graphqlPath,
      headers: Object.entries({ ...common, ...openToAll, vary: "Accept, accept-encoding" }).flat(),
      find({ headers: { accept } }, url) {
        const mediaType = chooseMediaType(accept);
        // A long address takes more than a request does at least.
        if (mediaType === null || unitsOfSize(url.length) > requestCost) return null;
        return anonymousAnswers.find(addressOf("GET", mediaType, url));
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
  kept: Kept;
  kind: Kind;
}

async function answer(found: Found, options: KeptFirstOptions, passOn: RequestListener): Promise<void> {
  const begun = performance.now();
  const { request, response, kept, kind } = found;
  const encoding = encodingFor(kept, request.headers["accept-encoding"]);
  let form: Buffer | null;
  try {
    await options.budgets.begin(clientAddress(request, options.isTrusted));
    form = encoding && (kept[encoding] ?? (await options.cache.compressed(kept, encoding)));
  } catch {
    // It is refused in the words of every refusal.
    return passOn(request, response);
  }
  options.demoMode.observe(request.headers);
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
  { request, response, kept, kind }: Found,
  requestId: string,
  compressed: { encoding: Encoding; form: Buffer } | null,
): number {
  const headers = [...kind.headers, "x-request-id", requestId, "etag", kept.etag];
  if (matchesEtag(request.headers["if-none-match"], kept.etag)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const body = compressed?.form ?? kept.body;
  headers.push("content-type", kept.contentType, "content-length", String(body.length));
  if (compressed) headers.push("content-encoding", compressed.encoding);
  response.writeHead(200, headers).end(body);
  return 200;
}
