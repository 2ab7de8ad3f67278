/**
 * Demo mode lets anyone who uses this machine edit the catalogue of the embedded database without an account. If a
 * request suggests that other machines can reach the server, demo mode ends until the next start.
 */
import type { IncomingMessage } from "node:http";

import type { Database } from "../database/connection/dataSource.js";
import { hasAccounts } from "../people/session/account.queries.js";
import type { Log } from "../platform/log.js";
import { isLoopback, withoutPort } from "../shared/loopback.js";
import { demoViewer, type Viewer } from "../shared/schema/policies.js";
import type { Env } from "./env.js";

export interface DemoMode {
  /**
   * Returns the viewer for requests from this machine's own pages. Returns null while demo mode is off, and for a request
   * that another site's page led to.
   */
  viewer(request?: RequestLine): Viewer | null;
  /** Checks a request before the server responds. Ends demo mode if the request seems to come from another machine. */
  observe(request: RequestLine): void;
  /** Stops listening for new accounts. */
  close(): Promise<void>;
}

export interface DemoModeOptions {
  env: Pick<Env, "isDemoRequested" | "host" | "databaseUrl" | "adminPassword" | "publicUrl">;
  database: Database;
  log: Log;
}

/** The parts of a request that can reveal another machine. */
export type RequestLine = Pick<IncomingMessage, "headers" | "httpVersion">;

/** Turns demo mode on, or logs why it stays off. */
export async function openDemoMode({ env, database, log }: DemoModeOptions): Promise<DemoMode> {
  if (!env.isDemoRequested) return noDemoMode;
  const obstacle = findObstacle(env);
  if (obstacle !== null) {
    log.warn(`demo mode is off: ${obstacle}`);
    return noDemoMode;
  }
  let isOn = true;
  const end = (reason: string, facts: object = {}) => {
    if (isOn) log.warn(facts, `demo mode is off until the next start: ${reason}`);
    isOn = false;
  };
  // The database sends a notification for every new account. Listen before checking, so no account is missed.
  const close = await database.listen("table_changed", {
    onNotify: (table) => table === "admin_accounts" && end("an account was created"),
  });
  if (await hasAccounts(database.dataSource)) {
    await close();
    log.warn("demo mode is off: an account exists");
    return noDemoMode;
  }
  log.warn("demo mode is on: anyone who uses this machine can edit the catalogue");
  return {
    viewer: (request) => (isOn && !(request && findForeignSigns(request).some(isOfPage)) ? demoViewer : null),
    observe(request) {
      if (!isOn) return;
      const sign = findForeignSigns(request).find((each) => !isOfPage(each));
      if (sign !== undefined) end("a request seems to come from another machine", { sign });
    },
    close,
  };
}

/**
 * Whether a sign only says that another site's page led to the request. Links and scripts of any site can make this
 * machine's own browser send such a request.
 */
function isOfPage(sign: string): boolean {
  return sign === "origin" || sign === "referer";
}

const noDemoMode: DemoMode = { viewer: () => null, observe: () => undefined, close: async () => undefined };

function findObstacle(env: DemoModeOptions["env"]): string | null {
  if (env.databaseUrl !== undefined) return "DATABASE_URL is set";
  if (env.adminPassword !== undefined) return "ADMIN_PASSWORD is set";
  if (env.publicUrl !== undefined) return "PUBLIC_URL is set";
  return isLoopback(env.host) ? null : "other machines can reach HOST";
}

/**
 * Returns the signs that a request comes from another machine. One sign is HTTP/1.0, which browsers never use but nginx's
 * default `proxy_pass` does. The others are the names of headers that name another machine.
 */
export function findForeignSigns({ headers, httpVersion }: RequestLine): string[] {
  const foreign = Object.entries(headers).filter(([name, values = []]) => {
    const hosts = [values].flat().flatMap((value) => hostsIn(name, value));
    return hosts.some((host) => !isLoopback(withoutPort(host)));
  });
  return [...(httpVersion === "1.0" ? ["HTTP/1.0"] : []), ...foreign.map(([name]) => name)];
}

/** Headers that proxies and hosting providers use to pass on the client's address or the requested host. */
const forwarding = /^cf-|forwarded|client-ip|real-ip|original-host|external-address|^tailscale-/;

/** Returns the hosts that a header value names. Most headers name none. */
function hostsIn(header: string, value: string): string[] {
  if (header === "host") return [value];
  if (header === "origin" || header === "referer") return [hostOfUrl(value)];
  if (header === "forwarded") return hostsInForwarded(value);
  // In "1.1 proxy.example (comment)", the second word is the proxy.
  if (header === "via") return split(value, ",").map((hop) => split(hop, " ")[1] ?? hop);
  if (header === "x-forwarded-proto" || header === "x-forwarded-port") return [];
  return forwarding.test(header) ? split(value, ",") : [];
}

function hostOfUrl(value: string): string {
  return URL.canParse(value) ? new URL(value).hostname : value;
}

/** RFC 7239: `for=192.0.2.60;proto=http;by="[2001:db8::1]:80", for=...`. */
function hostsInForwarded(value: string): string[] {
  return split(value.replaceAll(";", ","), ",").flatMap((pair) => {
    const [key = "", name = ""] = pair.split("=", 2);
    return /^proto$/i.test(key.trim()) ? [] : [name.trim().replace(/^"(.*)"$/, "$1")];
  });
}

function split(value: string, separator: string): string[] {
  return value.split(separator).map((part) => part.trim());
}
