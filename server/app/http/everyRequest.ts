/** Prepares every request before its route runs, and adds the common parts to every response. */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { BadUserInputError } from "../../shared/errors.js";
import { memoizeText } from "../../shared/memoize.js";
import type { DemoMode } from "../demoMode.js";
import { clientAddress, createForwardingWarning, type IsTrusted } from "./trustedProxies.js";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * The client's IP address for rate limits. Behind trusted proxies, `ip` is only the address of the nearest proxy.
     */
    readonly clientAddress: string;
  }
}

type PrepareRequest = (request: FastifyRequest, reply: FastifyReply) => void;

export function createRequestPreparer(
  { demoMode, log }: { demoMode: DemoMode; log: Log },
  headers: Record<string, string>,
  isTrusted: IsTrusted | null,
): PrepareRequest {
  const warnOfForwarding = createForwardingWarning(isTrusted, log);
  return (request, reply) => {
    reply.headers(headers).header("x-request-id", request.id);
    demoMode.observe(request.raw);
    warnOfForwarding(request.raw);
  };
}

const twoHosts = new BadUserInputError([{ field: "host", message: "Send exactly one Host header." }]);

export function prepareEveryRequest(app: FastifyInstance, prepare: PrepareRequest, isTrusted: IsTrusted | null): void {
  app.decorateRequest("clientAddress", {
    getter(this: FastifyRequest) {
      return clientAddress(this.raw, isTrusted);
    },
  });
  app.addHook("onRequest", (request, reply, done) => {
    prepare(request, reply);
    done(namesTwoHosts(request.raw.rawHeaders) ? twoHosts : undefined);
  });
}

/** @returns A function that returns whether the server is stopping. */
export async function finishEveryResponse(app: FastifyInstance, records: ResponseRecords): Promise<() => boolean> {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    // Caches store one response per encoding, so every response needs this header, even a 304 or an uncompressed one.
    reply.header("vary", withEncoding(String(reply.getHeader("vary") ?? "")));
    // A keep-alive connection would delay the shutdown.
    if (isStopping) reply.header("connection", "close");
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, id: requestId, routeOptions } = request;
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    recordResponse(records, { requestId, method, route: routeOptions.url ?? "none", status, milliseconds });
    done();
  });
  await app.register(compress, compression);
  return () => isStopping;
}

/**
 * Settings for fast compression on each request. The build or a proxy already compresses static files. The server does
 * not decompress request bodies.
 */
const compression = {
  globalDecompression: false,
  // Contains `identity`, because a caller may prefer an uncompressed body.
  encodings: ["br", "gzip", "identity"] as ("br" | "gzip" | "identity")[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

const withEncoding = memoizeText((vary) => {
  const others = vary.split(", ").filter((name) => name !== "" && !/^accept-encoding$/i.test(name));
  return [...others, "accept-encoding"].join(", ");
});

export interface ResponseRecords {
  log: Log;
  metrics: Pick<Metrics, "httpDuration">;
}

interface SentResponse {
  requestId: string;
  method: string;
  /** The route, not the URL, because a URL may contain personal data. */
  route: string;
  status: number;
  milliseconds: number;
}

/** Records a sent response in the metrics and, at the level `debug`, in the log. */
export function recordResponse({ log, metrics }: ResponseRecords, response: SentResponse): void {
  const { method, route, status, milliseconds } = response;
  metrics.httpDuration.observe({ method, route, status: String(status) }, milliseconds / 1_000);
  if (log.isLevelEnabled("debug"))
    log.debug({ ...response, milliseconds: Math.round(milliseconds) }, "request completed");
}

/**
 * Whether a request has more than one Host header. RFC 9112 (3.2) requires servers to reject such a request, because a
 * proxy and the server could each trust a different header. Node keeps the first.
 * @param rawHeaders Alternating names and values, in Node's format.
 */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}
