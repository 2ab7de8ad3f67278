/**
 * Demo mode: whoever sits at this machine may edit the catalogue of the embedded database without an account.
 * It ends for good as soon as anything suggests that somebody else can reach the server.
 */
import type { IncomingHttpHeaders } from "node:http";

import type { Log } from "../platform/log.js";
import { isLoopback, withoutPort } from "../shared/loopback.js";
import type { Viewer } from "../shared/policies.js";
import type { Env } from "./env.js";

export interface DemoMode {
  /** The viewer that a request of this machine's own pages has; null while demo mode is off. */
  viewer(): Viewer | null;
  /** Looks at a request before it is answered, and ends demo mode when it names another machine. */
  observe(headers: IncomingHttpHeaders): void;
}

type Facts = Pick<Env, "isDemoRequested" | "host" | "databaseUrl" | "adminPassword" | "publicUrl">;

const demoViewer: Viewer = { name: "demo", isDemo: true };

/** Grants demo mode, or says in the log why it is not granted. */
export function openDemoMode(facts: Facts, log: Log): DemoMode {
  const obstacle = facts.isDemoRequested ? findObstacle(facts) : null;
  if (obstacle !== null) log.warn(`demo mode is not granted: ${obstacle}`);
  let isOn = facts.isDemoRequested && obstacle === null;
  if (isOn) log.warn("demo mode is on: everybody who uses this machine can edit the catalogue");
  return {
    viewer: () => (isOn ? demoViewer : null),
    observe(headers) {
      if (!isOn) return;
      const header = findForeignHeader(headers);
      if (header === null) return;
      isOn = false;
      log.warn({ header }, "demo mode is over until the next start: a request's header names another machine");
    },
  };
}

function findObstacle(facts: Facts): string | null {
  if (facts.databaseUrl !== undefined) return "DATABASE_URL is set";
  if (facts.adminPassword !== undefined) return "ADMIN_PASSWORD is set";
  if (facts.publicUrl !== undefined) return "PUBLIC_URL is set";
  return isLoopback(facts.host) ? null : "other machines can reach HOST";
}

/** The first header that names anything but this machine, or null. */
export function findForeignHeader(headers: IncomingHttpHeaders): string | null {
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
