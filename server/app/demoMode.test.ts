import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import type { Database } from "../database/connection/dataSource.js";
import { makeAccount } from "../test/sessions/signedIn.js";
import { createLog } from "../platform/log.js";
import { openTestDatabase } from "../test/database/openTestDatabase.js";
import { until } from "../test/until.js";
import { type DemoMode, openDemoMode } from "./demoMode.js";
import { parseEnv } from "./env.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
});
afterAll(() => database.close());

const opened: DemoMode[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await database.dataSource.query("DELETE FROM admin_accounts");
});

async function open(variables: NodeJS.ProcessEnv = {}, args = ["--demo"]) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const env = parseEnv(variables, args);
  const demoMode = await openDemoMode({ env, database, log: createLog("info", destination) });
  opened.push(demoMode);
  return { demoMode, lines };
}

const asked = (headers: Record<string, string | undefined>, httpVersion = "1.1") => ({ headers, httpVersion });

describe("demo mode", () => {
  it("has a viewer named demo and logs a warning", async () => {
    const { demoMode, lines } = await open();
    expect(demoMode.viewer()).toEqual({ id: null, name: "demo", role: "owner", isDemo: true, session: null });
    expect(lines.join()).toMatch(/"warn".*demo mode is on/);
  });

  it("is off by default", async () => {
    const { demoMode, lines } = await open({}, []);
    expect(demoMode.viewer()).toBeNull();
    expect(lines).toEqual([]);
  });

  it.each([
    [{ DATABASE_URL: "postgres://db/odds" }, "DATABASE_URL"],
    [{ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "a good password" }, "ADMIN_PASSWORD"],
    [{ PUBLIC_URL: "http://localhost:4000" }, "PUBLIC_URL"],
  ])("is not enabled with the variables %j, and the server logs the reason", async (variables, reason) => {
    const { demoMode, lines } = await open(variables);
    expect(demoMode.viewer()).toBeNull();
    expect(lines.join()).toContain(`demo mode is off: ${reason}`);
  });

  it.each([
    [{}],
    [{ host: "localhost:4000" }],
    [{ host: "LOCALHOST" }],
    [{ host: "127.0.0.1" }],
    [{ host: "127.8.9.10:4000" }],
    [{ host: "[::1]:4000" }],
    [
      {
        host: "localhost:4000",
        origin: "http://localhost:4000",
        referer: "http://127.0.0.1:5173/admin?x=evil.example",
      },
    ],
    [
      {
        host: "localhost",
        "x-forwarded-for": "127.0.0.1, ::1",
        "x-forwarded-proto": "https",
        "x-forwarded-port": "443",
      },
    ],
    [{ host: "localhost", "x-forwarded-for": "::ffff:127.0.0.1", "x-forwarded-host": "localhost:5173" }],
    [{ host: "localhost", "x-real-ip": "127.0.0.1" }],
    [{ host: "localhost", forwarded: 'for="[::1]:80";proto=http;host=localhost, for=127.0.0.1' }],
    [{ host: "localhost", via: "1.1 localhost:3128" }],
    [{ host: "localhost", "user-agent": "evil.example", cookie: "a=evil.example" }],
  ])("continues after a request with the headers %j", async (headers) => {
    const { demoMode } = await open();
    demoMode.observe(asked(headers));
    expect(demoMode.viewer()).not.toBeNull();
  });

  it.each([
    [{ host: "odds.example" }],
    [{ host: "192.168.1.4:4000" }],
    [{ host: "localhost.evil.example" }],
    [{ host: "127.0.0.1.evil.example" }],
    [{ host: "[2001:db8::1]:4000" }],
    [{ host: "0.0.0.0:4000" }],
    [{ host: "localhost", "x-forwarded-for": "203.0.113.9" }],
    [{ host: "localhost", "x-forwarded-for": "127.0.0.1, 203.0.113.9" }],
    [{ host: "localhost", "x-forwarded-host": "odds.example" }],
    [{ host: "localhost", "x-forwarded-server": "proxy" }],
    [{ host: "localhost", "x-real-ip": "203.0.113.9" }],
    [{ host: "localhost", forwarded: "for=127.0.0.1, for=203.0.113.9" }],
    [{ host: "localhost", forwarded: "for=127.0.0.1;host=odds.example" }],
    [{ host: "localhost", forwarded: "for=_hidden" }],
    [{ host: "localhost", via: "1.1 proxy.example" }],
    [{ host: "localhost", via: "HTTP/2 edge (nginx)" }],
    [{ host: "localhost", "cf-connecting-ip": "203.0.113.9" }],
    [{ host: "localhost", "cf-ray": "8d1-AMS" }],
  ])("is turned off until the next start by a request with the headers %j", async (headers) => {
    const { demoMode, lines } = await open();
    demoMode.observe(asked(headers));
    demoMode.observe(asked({ host: "localhost" }));
    expect(demoMode.viewer()).toBeNull();
    expect(lines.filter((line) => line.includes("demo mode is off until the next start"))).toHaveLength(1);
  });

  it.each([
    { referer: "https://evil.example/page" },
    { referer: "not an address" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", referer: "https://evil.example/page" },
  ])(
    "has no viewer for a request with the headers %j of another site's page, but continues for others",
    async (headers) => {
      const { demoMode } = await open();
      const request = asked({ ...headers, host: "localhost" });
      demoMode.observe(request);
      expect(demoMode.viewer(request)).toBeNull();
      expect(demoMode.viewer(asked({ host: "localhost" }))).not.toBeNull();
      demoMode.observe(asked({ ...headers, host: "localhost", "x-real-ip": "203.0.113.9" }));
      expect(demoMode.viewer()).toBeNull();
    },
  );

  it("is turned off until the next start by an HTTP/1.0 request, which nginx's proxy_pass sends by default", async () => {
    const { demoMode, lines } = await open();
    demoMode.observe(asked({ host: "127.0.0.1:4000" }, "1.0"));
    expect(demoMode.viewer()).toBeNull();
    expect(lines.at(-1)).toContain('"sign":"HTTP/1.0"');
  });

  it("logs the name of the header that ended demo mode, but not its value", async () => {
    const { demoMode, lines } = await open();
    demoMode.observe(asked({ host: "localhost", "x-real-ip": "203.0.113.9" }));
    expect(lines.at(-1)).toContain('"sign":"x-real-ip"');
    expect(lines.join()).not.toContain("203.0.113.9");
  });

  it("is not enabled if an account exists", async () => {
    await makeAccount(database.dataSource);
    const { demoMode, lines } = await open();
    expect(demoMode.viewer()).toBeNull();
    expect(lines.join()).toContain("demo mode is off: an account exists");
  });

  it.each([
    ["by the server", () => makeAccount(database.dataSource)],
    [
      "by SQL",
      () =>
        database.dataSource.query(
          "INSERT INTO admin_accounts (email, role, password_hash) VALUES ('a@b.example', 'owner', 'x')",
        ),
    ],
  ])("is turned off until the next start when an account is created %s", async (_way, make: () => Promise<unknown>) => {
    const { demoMode, lines } = await open();
    expect(demoMode.viewer()).not.toBeNull();
    await make();
    expect(await until(() => demoMode.viewer() === null)).toBe(true);
    await database.dataSource.query("DELETE FROM admin_accounts");
    expect(demoMode.viewer()).toBeNull();
    expect(lines.filter((line) => line.includes("off until the next start: an account"))).toHaveLength(1);
  });
});
