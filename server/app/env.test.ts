import { describe, expect, it } from "@jest/globals";

import { StartupError } from "../shared/errors.js";
import { parseEnv } from "./env.js";

describe("the configuration", () => {
  it("has a default for every setting", () => {
    expect(parseEnv({}, [])).toEqual({
      host: "127.0.0.1",
      port: 4000,
      databaseUrl: undefined,
      dataDir: "./data",
      redisUrl: undefined,
      adminEmail: undefined,
      adminPassword: undefined,
      publicUrl: undefined,
      sampleCatalogue: true,
      allowedOrigins: [],
      trustedProxies: [],
      cdnTtl: 0,
      drainSeconds: 0,
      mail: null,
      images: { current: "database", folder: null, bucket: null },
      responseCache: true,
      rateLimits: true,
      maxConnections: 10_000,
      maxConnectionsPerAddress: 1_000,
      logLevel: "info",
      webhooksAllowPrivate: false,
      isDemoRequested: false,
    });
  });

  it("treats an empty variable as unset", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "  ", PUBLIC_URL: "" }, [])).toEqual(parseEnv({}, []));
  });

  it.each([
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: " 65535 " }, { port: 65_535 }],
    [{ HOST: "[::1]" }, { host: "::1" }],
    [
      { HOST: "0.0.0.0", PUBLIC_URL: "https://odds.example/" },
      { host: "0.0.0.0", publicUrl: "https://odds.example" },
    ],
    [{ DATABASE_URL: "postgresql://u:p@db:5432/odds" }, { databaseUrl: "postgresql://u:p@db:5432/odds" }],
    [{ DATABASE_URL: "postgres://db/odds" }, { databaseUrl: "postgres://db/odds" }],
    [{ REDIS_URL: "rediss://cache:6379" }, { redisUrl: "rediss://cache:6379" }],
    [
      { ALLOWED_ORIGINS: "https://a.example, http://b.example:8080" },
      { allowedOrigins: ["https://a.example", "http://b.example:8080"] },
    ],
    [{ TRUSTED_PROXIES: "10.0.0.0/8,::1, loopback" }, { trustedProxies: ["10.0.0.0/8", "::1", "loopback"] }],
    [{ CDN_TTL: "60" }, { cdnTtl: 60 }],
    [{ PUBLIC_URL: "https://odds.example" }, { drainSeconds: 5, sampleCatalogue: false }],
    [{ PUBLIC_URL: "https://odds.example", SAMPLE_CATALOGUE: "on" }, { sampleCatalogue: true }],
    [{ PUBLIC_URL: "http://localhost:8080" }, { sampleCatalogue: true }],
    [{ PUBLIC_URL: "https://odds.example", DRAIN_SECONDS: "0" }, { drainSeconds: 0 }],
    [
      { MAX_CONNECTIONS: "20000", MAX_CONNECTIONS_PER_ADDRESS: "50" },
      { maxConnections: 20_000, maxConnectionsPerAddress: 50 },
    ],
    [
      { RESPONSE_CACHE: "off", RATE_LIMITS: "False" },
      { responseCache: false, rateLimits: false },
    ],
    [{ LOG_LEVEL: "DEBUG" }, { logLevel: "debug" }],
    [
      { ADMIN_EMAIL: " a@b.example ", ADMIN_PASSWORD: " with spaces " },
      { adminEmail: "a@b.example", adminPassword: " with spaces " },
    ],
  ])("is read from the variables %j", (variables, expected) => {
    expect(parseEnv(variables, [])).toMatchObject(expected);
  });

  it("accepts the argument that requests demo mode", () => {
    expect(parseEnv({}, ["--demo"]).isDemoRequested).toBe(true);
  });

  it.each([
    [{ PORT: "65536" }, /^PORT is "65536": set it to a whole number from 0 to 65535\.$/],
    [{ PORT: "http" }, /^PORT /],
    [{ PORT: "-1" }, /^PORT /],
    [{ PORT: "4000.5" }, /^PORT /],
    [{ PORT: "0x10" }, /^PORT /],
    [{ HOST: "0.0.0.0" }, /^HOST is 0\.0\.0\.0, .*set PUBLIC_URL/],
    [{ HOST: "::" }, /set PUBLIC_URL/],
    [{ HOST: "127.0.0.1:4000" }, /^HOST .*without a port/],
    [{ HOST: "http://localhost" }, /^HOST /],
    [{ DATABASE_URL: "mysql://db/odds" }, /^DATABASE_URL .*postgres:\/\//],
    [{ DATABASE_URL: "odds" }, /^DATABASE_URL /],
    [{ REDIS_URL: "http://cache" }, /^REDIS_URL .*redis:\/\//],
    [{ PUBLIC_URL: "odds.example" }, /^PUBLIC_URL /],
    [{ PUBLIC_URL: "https://odds.example/site" }, /^PUBLIC_URL .*no path/],
    [{ PUBLIC_URL: "ftp://odds.example" }, /^PUBLIC_URL /],
    [{ ALLOWED_ORIGINS: "https://a.example,*" }, /^ALLOWED_ORIGINS is "\*"/],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, /^TRUSTED_PROXIES /],
    [{ TRUSTED_PROXIES: "proxy" }, /^TRUSTED_PROXIES /],
    [{ CDN_TTL: "1m" }, /^CDN_TTL /],
    [{ MAX_CONNECTIONS: "0" }, /^MAX_CONNECTIONS /],
    [{ MAX_CONNECTIONS_PER_ADDRESS: "many" }, /^MAX_CONNECTIONS_PER_ADDRESS /],
    [{ ANSWER_CACHE: "off" }, /^ANSWER_CACHE is now RESPONSE_CACHE: rename the variable\.$/],
    [{ RESPONSE_CACHE: "maybe" }, /^RESPONSE_CACHE is "maybe": set it to on or off\.$/],
    [{ RATE_LIMITS: "toString" }, /^RATE_LIMITS /],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL .*warn/],
    [{ ADMIN_EMAIL: "a@b.example" }, /^Set both ADMIN_EMAIL and ADMIN_PASSWORD/],
    [{ ADMIN_PASSWORD: "a good password" }, /^Set both ADMIN_EMAIL and ADMIN_PASSWORD/],
    [{ ADMIN_EMAIL: "nobody", ADMIN_PASSWORD: "a good password" }, /^ADMIN_EMAIL /],
    [{ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "seven.." }, /^ADMIN_PASSWORD is invalid\. .*at least 8/],
    [{ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "x".repeat(201) }, /^ADMIN_PASSWORD .*at most 200/],
  ])("rejects the variables %j with a clear message", (variables, sentence) => {
    expect(() => parseEnv(variables, [])).toThrow(StartupError);
    expect(() => parseEnv(variables, [])).toThrow(sentence);
  });

  it("reports errors without showing values that may contain a password", () => {
    expect(() => parseEnv({ DATABASE_URL: "mysql://me:hunter2@db" }, [])).toThrow(/^(?!.*hunter2)/);
    expect(() => parseEnv({ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "hunter2" }, [])).toThrow(/^(?!.*hunter2)/);
  });

  it("rejects an unknown argument", () => {
    expect(() => parseEnv({}, ["--port=1"])).toThrow(/"--port=1" is unknown: the only argument is --demo/);
  });
});
