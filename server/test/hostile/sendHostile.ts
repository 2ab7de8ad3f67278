/** Sends a hostile request as it is, and answers what came back and how long it took. */
import type { HostileRequest } from "./hostileRequests.js";

export interface HostileAnswer {
  status: number;
  /** Every distinct code of the answer's errors. */
  codes: string[];
  milliseconds: number;
}

export async function sendHostile(url: string, request: HostileRequest): Promise<HostileAnswer> {
  const begun = performance.now();
  const response = await fetch(`${url}/graphql${request.search ?? ""}`, {
    method: request.method ?? "POST",
    headers: request.headers ?? {},
    ...(request.body === undefined ? {} : { body: request.body as never }),
  });
  const { errors = [] } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
  const codes = [...new Set(errors.map(({ extensions }) => String(extensions?.code)))];
  return { status: response.status, codes, milliseconds: performance.now() - begun };
}
