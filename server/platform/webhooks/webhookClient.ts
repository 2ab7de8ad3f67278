/**
 * Sends one webhook message. Connects only to public addresses, follows no redirects, and reads only the beginning of
 * the response.
 */
import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";

import { webhookLimits } from "../../shared/limits.js";
import { createNameResolver, type ResolvedAddress } from "./nameResolver.js";
import { addressInUrl, findUrlFault, isPublicAddress } from "./publicAddresses.js";

export interface WebhookClientOptions {
  /** Whether private addresses are allowed, for development. */
  allowsPrivate: boolean;
  /**
   * Returns all addresses of a host name. By default, asks the name servers or, if private addresses are allowed, the
   * operating system, which also knows the names of this machine.
   */
  resolve?: (host: string) => Promise<ResolvedAddress[]>;
  /** The time limit for an attempt, in ms. */
  timeout?: number;
}

export interface WebhookMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The outcome of one attempt. `status` is null if there was no response. */
export interface WebhookAnswer {
  status: number | null;
  /** Why the attempt failed, in one sentence. Null for a status from 200 to 299. */
  error: string | null;
}

/** The error for a message that the client refuses to send. The error's text gives the reason. */
class Refusal extends Error {}

export class WebhookClient {
  readonly #resolve: (host: string) => Promise<ResolvedAddress[]>;
  readonly #timeout: number;

  constructor(private readonly options: WebhookClientOptions) {
    const bySystem = (host: string) => lookup(host, { all: true, order: "verbatim" });
    this.#resolve = options.resolve ?? (options.allowsPrivate ? bySystem : createNameResolver());
    this.#timeout = options.timeout ?? webhookLimits.attempt;
  }

  get allowsPrivate(): boolean {
    return this.options.allowsPrivate;
  }

  async send(message: WebhookMessage, stopping?: AbortSignal): Promise<WebhookAnswer> {
    const timeout = AbortSignal.timeout(this.#timeout);
    const signal = stopping ? AbortSignal.any([stopping, timeout]) : timeout;
    try {
      const url = new URL(message.url);
      const targets = await untilAborted(this.#findTargets(url), signal);
      const status = await post(url, targets, message, signal);
      return { status, error: faultOf(status) };
    } catch (error) {
      if (timeout.aborted) return { status: null, error: `No response within ${this.#timeout / 1_000} s.` };
      return { status: null, error: explain(error) };
    }
  }

  /** Resolves the host once, checks every address, and returns the addresses. There is at least one. */
  async #findTargets(url: URL): Promise<ResolvedAddress[]> {
    const { allowsPrivate } = this.options;
    const fault = findUrlFault(url.href, allowsPrivate);
    if (fault !== null) throw new Refusal(fault);
    const literal = addressInUrl(url);
    const found = literal === null ? await this.#resolve(url.hostname) : [toAddress(literal)];
    if (found.length === 0) throw new Refusal("The host name has no address.");
    if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
      throw new Refusal("The host name has an address that is not on the public internet.");
    return found;
  }
}

function toAddress(address: string): ResolvedAddress {
  return { address, family: address.includes(":") ? 6 : 4 };
}

/**
 * Sends the message to one of the addresses that were checked, even if the host name resolves to another one in the
 * meantime. Node tries one address after the other. Returns the status of the response.
 */
function post(
  url: URL,
  targets: ResolvedAddress[],
  { headers, body }: WebhookMessage,
  signal: AbortSignal,
): Promise<number> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    let status: number | null = null;
    // Once the status has arrived, an error in the rest of the response does not matter.
    const end = (error: Error) => (status === null ? reject(error) : resolve(status));
    const sent = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body), connection: "close" },
        agent: false,
        signal,
        maxHeaderSize: webhookLimits.maxResponseBytes,
        lookup: (_host, { all }, done) =>
          all ? done(null, targets) : done(null, targets[0]!.address, targets[0]!.family),
      },
      (response) => {
        status = response.statusCode ?? 0;
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > webhookLimits.maxResponseBytes) sent.destroy();
        });
        response.on("error", end);
      },
    );
    sent.on("error", end);
    sent.on("close", () => end(new Error("The connection was closed.")));
    sent.end(body);
  });
}

function faultOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Status ${status}. Redirects are not followed, so enter the final URL.`;
  return `Status ${status}.`;
}

async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** Describes an error without the addresses in its message, because they can belong to a private network. */
function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? `The connection failed: ${code}.` : "The connection failed.";
}
