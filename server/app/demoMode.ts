/**
 * Demo mode: anybody at this machine may edit the catalogue of the embedded database without an account.
 * It ends for good as soon as a request suggests that others can reach the server.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

import type { Database } from "../database/connection/dataSource.js";
import { hasAccounts } from "../features/session/account.queries.js";
import type { Log } from "../platform/log.js";
import { isLoopback, withoutPort } from "../shared/loopback.js";
import type { Viewer } from "../shared/schema/policies.js";
import type { Env } from "./env.js";

export interface DemoMode {
  /** The viewer that a request of this machine's own pages has; null while demo mode is off. */
  viewer(): Viewer | null;
  /** Checks a request before the response, and ends demo mode if the request names another machine. */
  observe(request: RequestLine): void;
  /** Stops watching for accounts. */
  close(): Promise<void>;
}

export interface DemoModeOptions {
  env: Pick<Env, "isDemoRequested" | "host" | "databaseUrl" | "adminPassword" | "publicUrl">;
  database: Database;
  log: Log;
}

/** What tells whether a request came from another machine. */
export type RequestLine = Pick<IncomingMessage, "headers" | "httpVersion">;

const demoViewer: Viewer = { name: "demo", isDemo: true, session: null };

/** Grants demo mode, or says in the log why it is not granted. */
export async function openDemoMode({ env, database, log }: DemoModeOptions): Promise<DemoMode> {
  if (!env.isDemoRequested) return noDemoMode;
  const obstacle = findObstacle(env);
  if (obstacle !== null) {
    log.warn(`demo mode is not granted: ${obstacle}`);
    return noDemoMode;
  }
  let isOn = true;
  const end = (reason: string, facts: object = {}) => {
    if (isOn) log.warn(facts, `demo mode is over until the next start: ${reason}`);
    isOn = false;
  };
  // However an account is made, the database tells of it. Listening comes first, so that none is made in between unseen.
  const close = await database.listen("table_changed", {
    onNotify: (table) => table === "admin_accounts" && end("an account has been made"),
  });
  if (await hasAccounts(database.dataSource)) {
    await close();
    log.warn("demo mode is not granted: there is an account to sign in with");
    return noDemoMode;
  }
  log.warn("demo mode is on: everybody who uses this machine can edit the catalogue");
  return {
    viewer: () => (isOn ? demoViewer : null),
    observe(request) {
      const sign = isOn ? findForeignSign(request) : null;
      if (sign !== null) end("a request seems to come from another machine", { sign });
    },
    close,
  };
}

const noDemoMode: DemoMode = { viewer: () => null, observe: () => undefined, close: async () => undefined };

function findObstacle(env: DemoModeOptions["env"]): string | null {
  if (env.databaseUrl !== undefined) return "DATABASE_URL is set";
  if (env.adminPassword !== undefined) return "ADMIN_PASSWORD is set";
  if (env.publicUrl !== undefined) return "PUBLIC_URL is set";
  return isLoopback(env.host) ? null : "other machines can reach HOST";
}

/**
 * What says that a request was made on another machine, or null: HTTP/1.0, which browsers do not speak and a bare
 * `proxy_pass` of nginx does, or the first header that names anything but this machine.
 */
export function findForeignSign({ headers, httpVersion }: RequestLine): string | null {
  return httpVersion === "1.0" ? "HTTP/1.0" : findForeignHeader(headers);
}

function findForeignHeader(headers: IncomingHttpHeaders): string | null {
  for (const [name, value] of Object.entries(headers)) {
    const findNames = namesOf(name);
    if (findNames === null || value === undefined) continue;
    const values = Array.isArray(value) ? value : [value];
    const isForeign = (each: string) => findNames(each).some((host) => !isLoopback(withoutPort(host)));
    if (values.some(isForeign)) return name;
  }
  return null;
}

/** What proxies and hosting providers call the header in which they pass on a client or a host. */
const forwarding = /forwarded|client-ip|real-ip|original-host|external-address|^tailscale-/;

/** How to read the machines' names out of a header's value; null for a header that names none. */
function namesOf(header: string): ((value: string) => string[]) | null {
  if (header === "host") return (value) => [value];
  if (header === "origin" || header === "referer") return (value) => [hostOfUrl(value)];
  if (header === "forwarded") return namesInForwarded;
  // "1.1 proxy.example (comment)": the second word is who passed it on.
  if (header === "via") return (value) => split(value, ",").map((hop) => split(hop, " ")[1] ?? hop);
  if (header === "x-forwarded-proto" || header === "x-forwarded-port") return null;
  if (header.startsWith("cf-") || forwarding.test(header)) return (value) => split(value, ",");
  return null;
}

function hostOfUrl(value: string): string {
  return URL.canParse(value) ? new URL(value).hostname : value;
}

/** RFC 7239: `for=192.0.2.60;proto=http;by="[2001:db8::1]:80", for=...`. */
function namesInForwarded(value: string): string[] {
  return split(value.replaceAll(";", ","), ",").flatMap((pair) => {
    const [key = "", name = ""] = pair.split("=", 2);
    return /^proto$/i.test(key.trim()) ? [] : [name.trim().replace(/^"(.*)"$/, "$1")];
  });
}

function split(value: string, separator: string): string[] {
  return value.split(separator).map((part) => part.trim());
}
