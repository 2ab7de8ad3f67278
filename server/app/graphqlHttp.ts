/** GraphQL over HTTP: GET is anonymous and can be asked again cheaply, POST is JSON and is never stored. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { AppError, errorCodes } from "../shared/errors.js";
import { matchesEtag, weakEtag } from "../shared/etag.js";
import type { Callers } from "./callers.js";
import { answerWrongMethod } from "./httpErrors.js";
import type { Env } from "./env.js";
import type { Answer, Graphql } from "./graphql.js";
import { readBody, readParameters } from "./graphqlRequest.js";
import { isExplained } from "./graphqlPlugins.js";
import { type Budgets, type Spending, unitsOfSize } from "./limits/clientBudget.js";
import { chooseMediaType, type MediaType, mediaTypes } from "./mediaType.js";
import { classifyOrigin, crossOriginHeaders, preflightHeaders } from "./origins.js";
import { untilGone } from "./untilGone.js";

export interface GraphqlRouteOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins" | "cdnTtl">;
  graphql: Graphql;
  callers: Callers;
  budgets: Budgets;
}

const url = "/graphql";

export function addGraphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): void {
  app.options(url, async (request, reply) => {
    const origin = classifyOrigin(request.headers, options.env);
    return reply.code(204).headers(crossOriginHeaders(origin, request.headers)).headers(preflightHeaders).send();
  });
  app.head(url, answerWrongMethod);
  const sizeOf = measureBodies(app);
  const begun = new WeakMap<FastifyRequest, Spending>();
  app.route({
    method: ["GET", "POST"],
    url,
    exposeHeadRoute: false,
    // Before the body is read, so that its errors can be read by another site's page too.
    onRequest: async (request, reply) => {
      // What anybody may keep is the same for every origin.
      const origin = request.method === "GET" ? "foreign" : classifyOrigin(request.headers, options.env);
      reply.headers(crossOriginHeaders(origin, request.headers)).header("cache-control", "no-store");
      begun.set(request, await options.budgets.begin(request.ip));
      refuseEncoded(request);
    },
    // What no cache shares says what its caller has left; a refusal of the first unit says it by itself.
    onSend: async (request, reply) => {
      if (reply.getHeader("cache-control") === "no-store") reply.headers(begun.get(request)?.headers() ?? {});
    },
    handler: (request, reply) =>
      answerRequest(request, reply, { ...options, spending: begun.get(request)!, size: sizeOf(request) }),
  });
}

/** Reads JSON as the framework does, and answers how many characters a request brought in its body or else its address. */
function measureBodies(app: FastifyInstance): (request: FastifyRequest) => number {
  const lengths = new WeakMap<FastifyRequest, number>();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    lengths.set(request, body.length);
    return parse(request, body, done);
  });
  return (request) => lengths.get(request) ?? request.url.length;
}

/** A few bytes can unfold to any length: bodies come as they are. */
function refuseEncoded({ headers: { "content-encoding": encoding = "identity" } }: FastifyRequest): void {
  if (encoding.trim().toLowerCase() === "identity") return;
  throw new AppError("Send the body as it is, without content-encoding.", errorCodes.unsupportedMediaType, {
    http: { status: 415 },
  });
}

interface AnswerOptions extends GraphqlRouteOptions {
  spending: Spending;
  /** Characters of the body, or of the address where there is none. */
  size: number;
}

async function answerRequest(request: FastifyRequest, reply: FastifyReply, options: AnswerOptions) {
  const { accept } = request.headers;
  const mediaType = chooseMediaType(accept);
  if (mediaType === null) {
    const accepted = Object.values(mediaTypes).join(" or ");
    throw new AppError(`Answers are ${accepted}: accept one of them.`, errorCodes.unsupportedMediaType, {
      http: { status: 406 },
    });
  }
  const isGet = request.method === "GET";
  const operation = isGet ? readParameters(parametersOf(request)) : readBody(request.body);
  const { caller, cookies } = await options.callers(request, options.spending);
  // Whoever keeps the catalogue sends whole lists, and is known by name.
  if (caller.viewer === null) await options.spending.raiseTo(unitsOfSize(options.size));
  const answer = await options.graphql.execute(
    operation,
    { ...caller, signal: untilGone(reply) },
    { method: isGet ? "GET" : "POST", accept },
  );
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  if (isGet && isKeepable(answer) && !isExplained(operation))
    return sendKeepable(request, reply, { answer, mediaType, cdnTtl: options.env.cdnTtl });
  return send(reply, answer, mediaType);
}

function parametersOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start + 1));
}

function isKeepable({ status, result }: Answer): boolean {
  return status === 200 && result.errors === undefined;
}

interface Keepable {
  answer: Answer;
  mediaType: MediaType;
  cdnTtl: number;
}

/** Anybody may keep it but asks every time whether it still holds, unless the operator lets a CDN answer for a while. */
function sendKeepable(request: FastifyRequest, reply: FastifyReply, { answer, mediaType, cdnTtl }: Keepable) {
  const body = JSON.stringify(ordered(answer));
  const etag = weakEtag(body);
  reply
    .header("cache-control", cdnTtl > 0 ? `public, max-age=0, s-maxage=${cdnTtl}` : "no-cache")
    .header("etag", etag)
    .header("vary", "Accept");
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.code(200).header("content-type", `${mediaType}; charset=utf-8`).send(body);
}

function send(reply: FastifyReply, answer: Answer, mediaType: MediaType) {
  for (const [name, value] of answer.headers) if (name !== "cache-control") reply.header(name, value);
  return reply
    .code(answer.status)
    .header("content-type", `${mediaType}; charset=utf-8`)
    .send(JSON.stringify(ordered(answer)));
}

/** Errors first, where a person who reads the answer sees them. */
function ordered({ result: { errors, data, extensions } }: Answer) {
  return { errors, data, extensions };
}
