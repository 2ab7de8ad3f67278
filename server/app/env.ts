/** Every environment variable and argument, parsed once, typed, and refused with one sentence when it is wrong. */
import { isIP } from "node:net";

import { type LogLevel, logLevels } from "../platform/logLevels.js";
import { StartupError } from "../shared/errors.js";
import { isLoopback } from "../shared/loopback.js";
import { findPasswordFault } from "../shared/input/passwordRules.js";

export interface Env {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  redisUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** The site's own origin, such as `https://example.org`. Absolute links come from it, never from a request. */
  publicUrl: string | undefined;
  /** Other origins whose pages may call mutations. */
  allowedOrigins: string[];
  /** Addresses and networks whose forwarding headers are believed. */
  trustedProxies: string[];
  /** Connections that the server holds, of all callers. */
  maxConnections: number;
  /** Connections of one address that is neither this machine nor a trusted proxy. */
  maxConnectionsPerAddress: number;
  /** Seconds that a shared cache may keep an anonymous answer; 0 has it ask every time. */
  cdnTtl: number;
  /** What a reader of /metrics must send. If unset, only this machine may read them, and only while `publicUrl` is unset. */
  metricsToken: string | undefined;
  answerCache: boolean;
  rateLimits: boolean;
  logLevel: LogLevel;
  /** Whether `--demo` was given; demoMode.ts decides whether it is granted. */
  isDemoRequested: boolean;
}

const dayInSeconds = 86_400;
const loopback = "127.0.0.1";

/** @throws StartupError that names the variable and says what to set it to. */
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
    port: optional("PORT", read, wholeNumber(65_535)) ?? 4000,
    databaseUrl: optional("DATABASE_URL", read, serviceUrl("postgres://user@127.0.0.1:5432/honestodds", "postgresql:")),
    dataDir: read("DATA_DIR") ?? "./data",
    redisUrl: optional("REDIS_URL", read, serviceUrl("redis://127.0.0.1:6379", "rediss:")),
    ...parseAdmin(read, variables["ADMIN_PASSWORD"] || undefined),
    publicUrl,
    allowedOrigins: list(read("ALLOWED_ORIGINS")).map((origin) => parseOrigin("ALLOWED_ORIGINS", origin)),
    trustedProxies: list(read("TRUSTED_PROXIES")).map(parseNetwork),
    maxConnections: optional("MAX_CONNECTIONS", read, positiveNumber) ?? 10_000,
    maxConnectionsPerAddress: optional("MAX_CONNECTIONS_PER_ADDRESS", read, positiveNumber) ?? 1_000,
    cdnTtl: optional("CDN_TTL", read, wholeNumber(365 * dayInSeconds)) ?? 0,
    metricsToken: optional("METRICS_TOKEN", read, parseToken),
    answerCache: optional("ANSWER_CACHE", read, parseSwitch) ?? true,
    rateLimits: optional("RATE_LIMITS", read, parseSwitch) ?? true,
    logLevel: optional("LOG_LEVEL", read, parseLogLevel) ?? "info",
    isDemoRequested: parseArguments(args),
  };
}

type Read = (name: string) => string | undefined;
type Parse<Value> = (name: string, value: string) => Value;

function optional<Value>(name: string, read: Read, parse: Parse<Value>): Value | undefined {
  const value = read(name);
  return value === undefined ? undefined : parse(name, value);
}

/** The sentence of a value that may be repeated; what can hold a password is never repeated. */
function refuse(name: string, value: string, remedy: string): StartupError {
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
  throw refuse("HOST", value, `an address or host name of this machine without a port, such as ${loopback}`);
}

function wholeNumber(most: number): Parse<number> {
  return (name, value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number <= most) return number;
    throw refuse(name, value, `a whole number from 0 to ${most}`);
  };
}

const positiveNumber: Parse<number> = (name, value) => {
  const number = /^[1-9]\d{0,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number <= 1_000_000) return number;
  throw refuse(name, value, "a whole number from 1 to 1000000");
};

function serviceUrl(example: string, otherProtocol: string): Parse<string> {
  return (name, value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && [new URL(example).protocol, otherProtocol].includes(url.protocol)) return value;
    throw new StartupError(`${name} is not an address of that service: set it to one such as ${example}, or unset it.`);
  };
}

function parseOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url !== null && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && /^https?:$/.test(url.protocol)) return url.origin;
  throw refuse(name, value, "an address with http or https and no path, such as https://example.org");
}

const networkNames = ["loopback", "linklocal", "uniquelocal"];

function parseNetwork(value: string): string {
  const [address = "", bits, ...rest] = value.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  if (networkNames.includes(value) || (most > 0 && isMask && rest.length === 0)) return value;
  throw refuse("TRUSTED_PROXIES", value, "addresses or networks separated by commas, such as 10.0.0.0/8");
}

/** The value is a secret, so the sentence does not repeat it. */
function parseToken(name: string, value: string): string {
  if (/^[\w.~+/=-]{16,}$/.test(value)) return value;
  throw new StartupError(
    `${name} is too short or has other than letters, digits and -._~+/=: set it to 16 or more of them.`,
  );
}

const switches: Record<string, boolean> = { on: true, true: true, 1: true, off: false, false: false, 0: false };

function parseSwitch(name: string, value: string): boolean {
  const word = value.toLowerCase();
  if (Object.hasOwn(switches, word)) return switches[word]!;
  throw refuse(name, value, "on or off");
}

function parseLogLevel(name: string, value: string): LogLevel {
  const level = logLevels.find((each) => each === value.toLowerCase());
  if (level) return level;
  throw refuse(name, value, `one of ${logLevels.join(", ")}`);
}

/** @param adminPassword As it is set: spaces around a password belong to it. */
function parseAdmin(read: Read, adminPassword: string | undefined): Pick<Env, "adminEmail" | "adminPassword"> {
  const adminEmail = read("ADMIN_EMAIL");
  if (adminEmail !== undefined && !/^[^\s@]+@[^\s@]+$/.test(adminEmail))
    throw refuse("ADMIN_EMAIL", adminEmail, "an e-mail address");
  if ((adminEmail === undefined) !== (adminPassword === undefined))
    throw new StartupError("ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both of them, or neither.");
  const fault = adminPassword === undefined ? null : findPasswordFault(adminPassword);
  if (fault !== null) throw new StartupError(`ADMIN_PASSWORD will not do. ${fault}`);
  return { adminEmail, adminPassword };
}

function parseArguments(args: readonly string[]): boolean {
  const unknown = args.find((each) => each !== "--demo");
  if (unknown === undefined) return args.includes("--demo");
  throw new StartupError(`The argument ${JSON.stringify(unknown)} is not known: the only one is --demo.`);
}
