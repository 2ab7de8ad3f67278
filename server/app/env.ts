/** Parses every environment variable and argument once. The error for an invalid value says what is valid. */
import { isIP } from "node:net";

import type { MailServer } from "../platform/mailer.js";
import { StartupError } from "../shared/errors.js";
import { isLoopback } from "../shared/loopback.js";
import { findPasswordFault } from "../shared/input/passwordRules.js";
import type { ImageSettings } from "../nouns/image/imageStores.js";
import { parseImageSettings } from "./imageSettings.js";
import { parseMailSettings } from "./mailSettings.js";

export interface Env {
  host: string;
  /** If 0, the operating system chooses a free port. */
  port: number;
  /** If unset, the server uses the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  redisUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** The site's own origin, such as `https://example.org`. Absolute links use this origin, never a request's. */
  publicUrl: string | undefined;
  /** Whether a new site starts with the sample catalogue. By default, only if visitors are on this machine. */
  sampleCatalogue: boolean;
  /** Other origins whose pages may send mutations. */
  allowedOrigins: string[];
  /** IP addresses and networks whose forwarding headers the server trusts. */
  trustedProxies: string[];
  /** The maximum number of open connections in total. */
  maxConnections: number;
  /**
   * The maximum number of open connections from one IP address. This machine and trusted proxies have no such limit.
   */
  maxConnectionsPerAddress: number;
  /**
   * How long a shared cache may serve a response or a page, in seconds. With 0, the cache must revalidate every time.
   */
  cdnTtl: number;
  /** How long the server keeps serving after SIGTERM while /readyz says that it will stop, in seconds. */
  drainSeconds: number;
  /**
   * The token that a request for /metrics must send. If unset, only this machine may read the metrics, and only while
   * `publicUrl` is unset.
   */
  metricsToken: string | undefined;
  /**
   * The key that encrypts the secrets of authenticator apps and webhooks. If unset, the database stores them
   * unencrypted.
   */
  secretKey: string | undefined;
  /** Null if the server cannot send emails. */
  mail: MailServer | null;
  images: ImageSettings;
  /** Whether webhooks may reach private addresses, for development. */
  webhooksAllowPrivate: boolean;
  responseCache: boolean;
  rateLimits: boolean;
  logLevel: (typeof logLevels)[number];
  /** Whether the `--demo` argument is present. demoMode.ts decides whether demo mode is on. */
  isDemoRequested: boolean;
}

const dayInSeconds = 86_400;
const loopback = "127.0.0.1";
const defaultDataDir = "./data";

/** Most load balancers check a server every 2 to 5 s. Without PUBLIC_URL, there is no load balancer. */
const defaultDrainSeconds = 5;

/** @throws StartupError that names the variable and a valid value. */
export function parseEnv(variables: NodeJS.ProcessEnv, args: readonly string[]): Env {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const host = parseHost(read("HOST") ?? loopback);
  const publicUrl = optional("PUBLIC_URL", read, parseOrigin);
  if (!isLoopback(host) && publicUrl === undefined)
    throw new StartupError(
      `HOST is ${host}, which other machines can reach: set PUBLIC_URL to the address that visitors will use, such as https://example.org.`,
    );
  return {
    host,
    port: optional("PORT", read, wholeNumber(0, 65_535)) ?? 4000,
    databaseUrl: optional("DATABASE_URL", read, serviceUrl("postgres://user@127.0.0.1:5432/honestodds", "postgresql:")),
    dataDir: read("DATA_DIR") ?? defaultDataDir,
    redisUrl: optional("REDIS_URL", read, serviceUrl("redis://127.0.0.1:6379", "rediss:")),
    ...parseAdmin(read, variables["ADMIN_PASSWORD"] || undefined),
    publicUrl,
    sampleCatalogue: optional("SAMPLE_CATALOGUE", read, parseSwitch) ?? !isPublic(publicUrl),
    allowedOrigins: list(read("ALLOWED_ORIGINS")).map((origin) => parseOrigin("ALLOWED_ORIGINS", origin)),
    trustedProxies: list(read("TRUSTED_PROXIES")).map(parseNetwork),
    maxConnections: optional("MAX_CONNECTIONS", read, wholeNumber(1, 1_000_000)) ?? 10_000,
    maxConnectionsPerAddress: optional("MAX_CONNECTIONS_PER_ADDRESS", read, wholeNumber(1, 1_000_000)) ?? 1_000,
    cdnTtl: optional("CDN_TTL", read, wholeNumber(0, 365 * dayInSeconds)) ?? 0,
    drainSeconds:
      optional("DRAIN_SECONDS", read, wholeNumber(0, 600)) ?? (publicUrl === undefined ? 0 : defaultDrainSeconds),
    metricsToken: optional("METRICS_TOKEN", read, parseToken),
    secretKey: optional("SECRET_KEY", read, parseSecretKey),
    mail: parseMailSettings({
      smtpUrl: read("SMTP_URL"),
      mailFrom: read("MAIL_FROM"),
      startTls: optional("SMTP_STARTTLS", read, parseSwitch),
      publicUrl,
    }),
    images: parseImageSettings({
      storage: read("IMAGE_STORAGE"),
      folder: read("IMAGE_DIR"),
      dataDir: read("DATABASE_URL") === undefined ? (read("DATA_DIR") ?? defaultDataDir) : undefined,
      read,
    }),
    webhooksAllowPrivate: optional("WEBHOOKS_ALLOW_PRIVATE", read, parseSwitch) ?? false,
    responseCache:
      refuseOld("ANSWER_CACHE", "RESPONSE_CACHE", read) ?? optional("RESPONSE_CACHE", read, parseSwitch) ?? true,
    rateLimits: optional("RATE_LIMITS", read, parseSwitch) ?? true,
    logLevel: optional("LOG_LEVEL", read, parseLogLevel) ?? "info",
    isDemoRequested: parseArguments(args),
  };
}

/** Whether the site's address is one that other machines can reach. */
export function isPublic(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
}

/** Refuses a variable that has a new name. Otherwise, an operator's setting would have no effect after an upgrade. */
function refuseOld(old: string, name: string, read: Read): undefined {
  if (read(old) !== undefined) throw new StartupError(`${old} is now ${name}: rename the variable.`);
}

type Read = (name: string) => string | undefined;
type Parse<Value> = (name: string, value: string) => Value;

function optional<Value>(name: string, read: Read, parse: Parse<Value>): Value | undefined {
  const value = read(name);
  return value === undefined ? undefined : parse(name, value);
}

/** Creates an error that repeats the value. Never use this for a value that may contain a password. */
function invalid(name: string, value: string, remedy: string): StartupError {
  return new StartupError(`${name} is ${JSON.stringify(value)}: set it to ${remedy}.`);
}

function list(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

function parseHost(value: string): string {
  const host = value.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) return host;
  throw invalid("HOST", value, `an IP address or host name of this machine without a port, such as ${loopback}`);
}

function wholeNumber(least: number, most: number): Parse<number> {
  return (name, value) => {
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    throw invalid(name, value, `a whole number from ${least} to ${most}`);
  };
}

function serviceUrl(example: string, otherProtocol: string): Parse<string> {
  return (name, value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && [new URL(example).protocol, otherProtocol].includes(url.protocol)) return value;
    throw new StartupError(`${name} is not a valid URL: set it to a URL such as ${example}, or unset it.`);
  };
}

function parseOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url !== null && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && /^https?:$/.test(url.protocol)) return url.origin;
  throw invalid(name, value, "a URL with http or https and no path, such as https://example.org");
}

const networkNames = ["loopback", "linklocal", "uniquelocal"];

function parseNetwork(value: string): string {
  const [address = "", bits, ...rest] = value.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  if (networkNames.includes(value) || (most > 0 && isMask && rest.length === 0)) return value;
  throw invalid("TRUSTED_PROXIES", value, "IP addresses or networks separated by commas, such as 10.0.0.0/8");
}

/** The value is a secret, so the error message does not repeat it. */
function parseToken(name: string, value: string): string {
  if (/^[\w.~+/=-]{16,}$/.test(value)) return value;
  throw new StartupError(
    `${name} is too short or has invalid characters: set it to at least 16 letters, digits or -._~+/=.`,
  );
}

/** The value is a secret, so the error message does not repeat it. */
function parseSecretKey(name: string, value: string): string {
  if (value.length >= 32) return value;
  throw new StartupError(`${name} is too short: set it to at least 32 random characters.`);
}

function parseSwitch(name: string, value: string): boolean {
  const word = value.toLowerCase();
  if (["on", "true", "1"].includes(word)) return true;
  if (["off", "false", "0"].includes(word)) return false;
  throw invalid(name, value, "on or off");
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function parseLogLevel(name: string, value: string): Env["logLevel"] {
  const level = logLevels.find((each) => each === value.toLowerCase());
  if (level) return level;
  throw invalid(name, value, `one of ${logLevels.join(", ")}`);
}

/** @param adminPassword The unmodified value. Surrounding spaces are part of the password. */
function parseAdmin(read: Read, adminPassword: string | undefined): Pick<Env, "adminEmail" | "adminPassword"> {
  const adminEmail = read("ADMIN_EMAIL");
  if (adminEmail !== undefined && !/^[^\s@]+@[^\s@]+$/.test(adminEmail))
    throw invalid("ADMIN_EMAIL", adminEmail, "an email address");
  if ((adminEmail === undefined) !== (adminPassword === undefined))
    throw new StartupError("Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.");
  const fault = adminPassword === undefined ? null : findPasswordFault(adminPassword, adminEmail ?? "");
  if (fault !== null) throw new StartupError(`ADMIN_PASSWORD is invalid. ${fault}`);
  return { adminEmail, adminPassword };
}

function parseArguments(args: readonly string[]): boolean {
  const unknown = args.find((each) => each !== "--demo");
  if (unknown === undefined) return args.includes("--demo");
  throw new StartupError(`The argument ${JSON.stringify(unknown)} is unknown: the only argument is --demo.`);
}
