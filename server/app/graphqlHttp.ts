/** GraphQL over HTTP: GET is anonymous and can be asked again cheaply, POST is JSON and is never stored. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { AppError, errorCodes } from "../shared/errors.js";
import { type AnonymousAnswers, bodyOf, contentTypeOf, isAnonymous, isKeepable } from "./anonymousAnswers.js";
import type { AnswerCache } from "./answerCache.js";
import type { Callers } from "./callers.js";
import { answerWrongMethod } from "./httpErrors.js";
import type { Env } from "./env.js";
import type { Answer, Graphql, Transport } from "./graphql.js";
import { readBody, readParameters } from "./graphqlRequest.js";
import { isExplained } from "./graphqlPlugins.js";
import { type Budgets, type Spending, unitsOfSize } from "./limits/clientBudget.js";
import { chooseMediaType, type MediaType, mediaTypes } from "./mediaType.js";
import { classifyOrigin, crossOriginHeaders, preflightHeaders } from "./origins.js";
import { type Sendable, Written } from "./sendable.js";
import { sendKept, sendTagged, sharedCacheControl } from "./sendKept.js";
import { untilGone } from "./untilGone.js";

export interface GraphqlRouteOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins" | "cdnTtl">;
  graphql: Graphql;
  anonymousAnswers: AnonymousAnswers;
  cache: AnswerCache;
  callers: Callers;
  budgets: Budgets;
}

export const graphqlPath = "/graphql";

/** What a kept answer is found by. @param sent The address of a GET, the body of a POST. */
export function addressOf(method: string, mediaType: MediaType, sent: string): string {
  return `${method} ${mediaType} ${sent}`;
}

/** What a GET's answer says to other sites' pages: the same to all of them, so that anybody may keep it. */
export const openToAll = crossOriginHeaders("foreign", {});

export function addGraphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): void {
  const url = graphqlPath;
  app.options(url, async (request, reply) => {
    const origin = classifyOrigin(request.headers, options.env);
    return reply.code(204).headers(crossOriginHeaders(origin, request.headers)).headers(preflightHeaders).send();
  });
  app.head(url, answerWrongMethod);
  const parseJson = keepBodiesAsText(app);
  const begun = new WeakMap<FastifyRequest, Spending>();
  app.route({
    method: ["GET", "POST"],
    url,
    exposeHeadRoute: false,
    // Before the body is read, so that its errors can be read by another site's page too.
    onRequest: async (request, reply) => {
      reply.headers(crossOriginHeadersOf(request, options.env)).header("cache-control", "no-store");
      begun.set(request, await options.budgets.begin(request.ip));
      refuseEncoded(request);
    },
    // What no cache shares says what its caller has left; a refusal of the first unit says it by itself.
    onSend(request, reply, _payload, done) {
      if (reply.getHeader("cache-control") === "no-store") reply.headers(begun.get(request)?.headers() ?? {});
      done();
    },
    handler: (request, reply) =>
      answerRequest(request, reply, { ...options, parseJson, spending: begun.get(request)! }),
  });
}

/** What lets other sites' pages read the answer to this request. */
export function crossOriginHeadersOf(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  env: Pick<Env, "publicUrl" | "allowedOrigins">,
) {
  return method === "GET" ? openToAll : crossOriginHeaders(classifyOrigin(headers, env), headers);
}

/** A few bytes can unfold to any length: bodies come as they are. */
function refuseEncoded({ headers: { "content-encoding": encoding = "identity" } }: FastifyRequest): void {
  if (encoding.trim().toLowerCase() === "identity") return;
  throw new AppError("Send the body as it is, without content-encoding.", errorCodes.unsupportedMediaType, {
    http: { status: 415 },
  });
}

type ParseJson = (request: FastifyRequest) => Promise<unknown>;

/** What was sent to the letter is what a kept answer is found by; it is parsed only where there is none. */
function keepBodiesAsText(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
  return (request) =>
    new Promise((resolve, reject) => {
      void parse(request, request.body as string, (error, body) => (error ? reject(error) : resolve(body)));
    });
}

/** Characters of the body, or of the address where there is none. */
function sizeOf({ body, url: address }: FastifyRequest): number {
  return typeof body === "string" ? body.length : address.length;
}

interface AnswerOptions extends GraphqlRouteOptions {
  spending: Spending;
  parseJson: ParseJson;
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
  const visit = await options.callers(request, options.spending);
  // Whoever keeps the catalogue sends whole lists, and is known by name.
  if (visit.caller.viewer === null) await options.spending.raiseTo(unitsOfSize(sizeOf(request)));
  const caller = isAnonymous(visit.caller) ? null : visit.caller;
  const address = addressOf(request.method, mediaType, isGet ? request.url : String(request.body));
  const found = caller === null ? options.anonymousAnswers.find(address) : null;
  if (found) return sendAnonymous(request, reply, found, options);

  const operation = isGet ? readParameters(parametersOf(request)) : readBody(await options.parseJson(request));
  const transport: Transport = { method: isGet ? "GET" : "POST", accept };
  const waiting = { ...visit.caller, departure: untilGone(reply) };
  const { kept, answer } =
    caller === null
      ? await options.anonymousAnswers.answer({ address, operation, caller: waiting, mediaType, transport })
      : { kept: null, answer: await options.graphql.execute(operation, waiting, transport) };
  if (kept) return sendAnonymous(request, reply, kept, options);
  if (isGet && isKeepable(answer) && !isExplained(operation)) {
    const content = new Written({ body: bodyOf(answer), contentType: contentTypeOf(mediaType) });
    return sendAnonymous(request, reply, content, options);
  }
  for (const cookie of visit.cookies) reply.header("set-cookie", cookie);
  return send(reply, answer, mediaType);
}

function parametersOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start + 1));
}

/** A GET may be kept by anybody, who is told nothing of this caller's budget; a POST is for its caller alone. */
function sendAnonymous(request: FastifyRequest, reply: FastifyReply, content: Sendable, { cache, env }: AnswerOptions) {
  if (request.method !== "GET") return sendKept(request, reply, content, cache);
  reply.header("cache-control", sharedCacheControl(env.cdnTtl)).header("vary", "Accept");
  return sendTagged(request, reply, content, cache);
}

function send(reply: FastifyReply, answer: Answer, mediaType: MediaType) {
  for (const [name, value] of answer.headers) if (name !== "cache-control") reply.header(name, value);
  return reply.code(answer.status).header("content-type", contentTypeOf(mediaType)).send(bodyOf(answer));
}
