/** Where a request's page comes from, and what that page may do. */
import type { IncomingHttpHeaders } from "node:http";

import { isLoopback, withoutPort } from "../../shared/loopback.js";
import type { Env } from "../env.js";

/** `none` is a program or a plain navigation; `own` and `allowed` pages may write; `foreign` pages only read. */
export type Origin = "none" | "own" | "allowed" | "foreign";

export function classifyOrigin(headers: IncomingHttpHeaders, env: Pick<Env, "publicUrl" | "allowedOrigins">): Origin {
  const { origin } = headers;
  if (origin === undefined) return "none";
  if (env.allowedOrigins.includes(origin)) return "allowed";
  return origin === env.publicUrl || isSameLoopback(origin, headers.host) ? "own" : "foreign";
}

/** This machine's own page, as the address bar names it. Any other host in both headers would prove nothing. */
function isSameLoopback(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase() && isLoopback(withoutPort(host));
}

/** What a script of another site's page may read, next to what every script may. */
const exposed = ["x-request-id", "ratelimit", "ratelimit-policy", "retry-after", "etag", "allow"].join(", ");

/** Anybody's page may read what a visitor may read. Credentials are let through to the operator's other origins only. */
export function crossOriginHeaders(origin: Origin, { origin: name }: IncomingHttpHeaders): Record<string, string> {
  const exposing = { "access-control-expose-headers": exposed };
  if (origin !== "allowed" || name === undefined) return { "access-control-allow-origin": "*", ...exposing };
  return { "access-control-allow-origin": name, "access-control-allow-credentials": "true", ...exposing };
}

/** What GraphQL clients, and the tracing of the pages that they run in, send with a request. */
const requestHeaders = [
  "accept",
  "accept-language",
  "apollo-require-preflight",
  "apollographql-client-name",
  "apollographql-client-version",
  "authorization",
  "baggage",
  "cache-control",
  "content-type",
  "if-none-match",
  "traceparent",
  "tracestate",
  "x-apollo-operation-id",
  "x-apollo-operation-name",
  "x-apollo-operation-type",
  "x-request-id",
  "x-requested-with",
  "x-session",
].join(", ");

/** What a browser asks before it sends a JSON body, or a header of its own, for another site's page. */
export const preflightHeaders = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": requestHeaders,
  "access-control-max-age": "86400",
} as const;
