import { describe, expect, it } from "@jest/globals";

import { expectRefusal } from "../../../test/expectRefusal.js";
import { sessionSelection, type ShownSession, useSessionServers } from "../../../test/sessions/sessionServers.js";
import { cookieOf, password, post } from "../../../test/sessions/signedIn.js";

const on = useSessionServers();

const signIn = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) ${sessionSelection} }`;
const minute = 60_000;

function attempt(variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const given = { email: on.account.email, password, ...variables };
  return post<{ signIn: ShownSession }>(on.server.url, signIn, given, headers);
}

describe("signIn", () => {
  it("returns the session and sets a cookie that is valid on every server", async () => {
    const answer = await attempt({}, { "user-agent": "Editor's browser" });
    expect(answer.errors).toBeUndefined();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const shown = answer.data!.signIn;
    expect(shown).toMatchObject({
      name: on.account.email,
      isDemo: false,
      isCurrent: true,
      userAgent: "Editor's browser",
    });
    expect(await on.sessionAt(on.server.url, cookieOf(answer)!)).toEqual(shown);
    expect(await on.sessionAt(on.other.url, cookieOf(answer)!)).toEqual(shown);
  });

  it("sets an HttpOnly and SameSite cookie that expires at the session's maximum age", async () => {
    const before = Date.now();
    const [header, device, ...others] = (await attempt()).headers.getSetCookie();
    expect(device).toMatch(/^honestodds-device=/);
    expect(others).toEqual([]);
    const [pair, expires, ...attributes] = header!.split("; ");
    expect(pair).toMatch(/^honestodds=[\w-]{43}$/);
    expect(attributes).toEqual(["Path=/", "HttpOnly", "SameSite=Strict"]);
    const lifetime = Date.parse(expires!.replace("Expires=", "")) - before;
    expect(Math.round(lifetime / minute)).toBe(12 * 60);
  });

  it("sets a device cookie for a year at each sign-in, and keeps the browser's id unless it is forged", async () => {
    const deviceOf = ({ headers }: { headers: Headers }) =>
      headers.getSetCookie().find((each) => each.startsWith("honestodds-device="))!;
    const [pair, ...attributes] = deviceOf(await attempt()).split("; ");
    const [, id] = /^honestodds-device=([\w-]{43})\.[\da-z]+\.[\w-]{43}$/.exec(pair!) ?? [];
    expect(attributes).toEqual(["Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Strict"]);
    expect(deviceOf(await attempt({}, { cookie: pair! }))).toContain(`=${id}.`);
    const forged = `honestodds-device=${"x".repeat(43)}.${Date.now().toString(36)}.${"x".repeat(43)}`;
    expect(deviceOf(await attempt({}, { cookie: forged }))).not.toContain("xxx");
  });

  it("creates a new 256-bit token each time and does not store the token", async () => {
    const [token = "", next = ""] = [await attempt(), await attempt()].map((each) => cookieOf(each)!.split("=")[1]!);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(next).not.toBe(token);
    const rows = await on.query("SELECT * FROM admin_sessions");
    expect(rows).toHaveLength(2);
    for (const each of [token, next]) expect(JSON.stringify(rows)).not.toContain(each);
  });

  it.each([
    ["in uppercase", () => on.account.email.toUpperCase(), password],
    ["with leading and trailing spaces", () => `  ${on.account.email} `, password],
  ])("accepts the email address %s", async (_way, email, right) => {
    expect((await attempt({ email: email(), password: right })).data!.signIn.name).toBe(on.account.email);
  });

  it("rejects an unknown email address and a wrong password in the same way, without a cookie", async () => {
    const wrongPassword = await attempt({ password: "incorrect horse battery" });
    const wrongAddress = await attempt({ email: "nobody@example.com" });
    for (const answer of [wrongPassword, wrongAddress]) {
      expectRefusal(answer, "UNAUTHENTICATED");
      expect(answer.data).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const withoutId = ({ errors }: typeof wrongAddress) => JSON.stringify(errors).replace(/"requestId":"[^"]*"/, "");
    expect(withoutId(wrongAddress)).toBe(withoutId(wrongPassword));
  });

  it.each([
    [{ email: " " }, ["email"]],
    [{ password: "" }, ["password"]],
    [{ email: `${"x".repeat(250)}@example.com`, password: "x".repeat(201) }, ["email", "password"]],
  ])("rejects the invalid input %j", async (variables, fields) => {
    const answer = await attempt(variables);
    expectRefusal(answer, "BAD_USER_INPUT", fields);
  });

  it("creates a new token and ends the browser's previous session", async () => {
    const first = await on.newCookie();
    const second = cookieOf(await attempt({}, { cookie: first }))!;
    expect(second).not.toBe(first);
    expect(await on.sessionAt(on.server.url, first)).toBeNull();
    expect(await on.sessionAt(on.server.url, second)).not.toBeNull();
  });

  it("never uses a token that an attacker has planted in the browser", async () => {
    const planted = `honestodds=${"p".repeat(43)}`;
    const cookie = cookieOf(await attempt({}, { cookie: planted }))!;
    expect(cookie).not.toBe(planted);
    expect(await on.sessionAt(on.server.url, planted)).toBeNull();
  });

  it("ends the oldest session if an account has too many", async () => {
    const first = await on.newCookie();
    await on.age(minute);
    const others = await Promise.all(Array.from({ length: 19 }, on.newCookie));
    expect(await on.sessionAt(on.server.url, first)).not.toBeNull();
    const last = await on.newCookie();
    expect(await on.sessionAt(on.server.url, first)).toBeNull();
    for (const cookie of [...others, last]) expect(await on.sessionAt(on.server.url, cookie)).not.toBeNull();
  });

  it("rejects a request from another site", async () => {
    const answer = await attempt({}, { origin: "https://elsewhere.example" });
    expectRefusal(answer, "FORBIDDEN");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [
      `mutation ($e: String!, $p: String!) { a: signIn(email: $e, password: "one password") { id } b: signIn(email: $e, password: $p) { id } }`,
    ],
    [`mutation ($e: String!, $p: String!) { signIn(email: $e, password: $p) { id } refreshSession { id } }`],
    [
      `mutation ($e: String!, $p: String!) { ...Try again: signIn(email: $e, password: "one") { id } } fragment Try on Mutation { signIn(email: $e, password: $p) { id } }`,
    ],
    [
      `mutation ($e: String!, $p: String!) { a: signOut ... on Mutation { b: signIn(email: $e, password: $p) { id } ... { c: signIn(email: $e, password: "two") { id } } } }`,
    ],
  ])("rejects a request with several session operations: %s", async (document) => {
    const answer = await post(on.server.url, document, { e: on.account.email, p: password });
    expectRefusal(answer, "BAD_USER_INPUT", ["query"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await on.query("SELECT id FROM admin_sessions")).toEqual([]);
  });
});
