/** Sends a hostile request and returns its response and duration. */
import type { HostileRequest } from "./hostileRequests.js";

export interface HostileResponse {
  status: number;
  /** The distinct error codes in the response. */
  codes: string[];
  /** Whether a resolver may have run. The response to an executed operation always has `data`, which can be null. */
  isExecuted: boolean;
  milliseconds: number;
}

export async function sendHostile(url: string, request: HostileRequest): Promise<HostileResponse> {
  const begun = performance.now();
  const response = await fetch(`${url}/graphql${request.search ?? ""}`, {
    method: request.method ?? "POST",
    headers: request.headers ?? {},
    ...(request.body === undefined ? {} : { body: request.body as never }),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: { extensions?: { code?: string } }[] };
  const codes = [...new Set((answer.errors ?? []).map(({ extensions }) => String(extensions?.code)))];
  const isExecuted = answer.data !== undefined;
  return { status: response.status, codes, isExecuted, milliseconds: performance.now() - begun };
}
