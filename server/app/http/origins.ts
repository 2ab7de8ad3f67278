/** Finds the origin of the page that sends a request, and decides what that page may do. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

import { isLoopback, withoutPort } from "../../shared/loopback.js";
import type { Env } from "../env.js";

type OriginRules = Pick<Env, "publicUrl" | "allowedOrigins">;

/**
 * Whether another site's page sends the request. Other sites' pages may only read. Programs and ordinary navigation
 * send no Origin header.
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, env: OriginRules): boolean {
  if (origin === undefined || origin === env.publicUrl || env.allowedOrigins.includes(origin)) return false;
  return !isSameLoopback(origin, host);
}

/** Whether both headers name the same loopback host. Other equal hosts prove nothing, because of DNS rebinding. */
function isSameLoopback(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase() && isLoopback(withoutPort(host));
}

/** The headers that other sites' scripts may read, in addition to the default headers. */
const exposed = [
  "x-request-id",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "etag",
  "allow",
  "www-authenticate",
].join(", ");

/** The CORS headers for responses to GET. Every page gets the same headers, so any cache may store the response. */
export const publicCorsHeaders = { "access-control-allow-origin": "*", "access-control-expose-headers": exposed };

/**
 * Returns headers that let other sites' pages read the response. Only origins that the operator allows may send
 * credentials.
 */
export function corsHeadersOf(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  env: OriginRules,
): Record<string, string> {
  const { origin } = headers;
  if (method === "GET" || origin === undefined || !env.allowedOrigins.includes(origin)) return publicCorsHeaders;
  return { ...publicCorsHeaders, "access-control-allow-origin": origin, "access-control-allow-credentials": "true" };
}

/** Headers that GraphQL clients and their tracing tools send with a request. */
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

/**
 * Headers of the response to a preflight request. A browser sends this request before another site's page may send a
 * JSON body or a custom header.
 */
export const preflightHeaders = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": requestHeaders,
  "access-control-max-age": "86400",
} as const;
