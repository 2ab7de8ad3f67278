import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { expectRefusal } from "../../test/expectRefusal.js";
import { createTestApp, type TestApp, type TestError } from "../../test/createTestApp.js";
import { readSetupCode } from "./setupCode.js";
import { makeAccount } from "../../test/sessions/signedIn.js";

let app: TestApp;
let setupCode: string;
const open = async (rateLimits = false) => (app = await createTestApp({ rateLimits }));
beforeEach(async () => {
  await open();
  setupCode = await readSetupCode(app.database.dataSource);
});
afterEach(() => app.close());

const password = "correct horse battery";
const mutation = `mutation Create($code: String!, $email: String!, $password: String!) {
  createFirstAccount(code: $code, email: $email, password: $password) { name isDemo }
}`;

async function create(change: Record<string, string> = {}) {
  const variables = { code: setupCode, email: "First@Example.com", password, ...change };
  const { data, errors } = await app.query<{ createFirstAccount: unknown }>(mutation, variables);
  return { result: data?.createFirstAccount, errors };
}

const needsAccount = async () =>
  (await app.query<{ needsFirstAccount: boolean }>("{ needsFirstAccount }")).data.needsFirstAccount;

const emails = async () =>
  (await app.database.dataSource.query<{ email: string }[]>("SELECT email FROM admin_accounts")).map(
    ({ email }) => email,
  );

const refusal = (answer: { result: unknown; errors: TestError[] | undefined }, code: string, fields?: string[]) =>
  expectRefusal(answer as Parameters<typeof expectRefusal>[0], code, fields);

describe("createFirstAccount", () => {
  it("creates an account that can sign in, and starts its session", async () => {
    expect(await needsAccount()).toBe(true);
    const { result } = await create();
    expect(result).toEqual({ name: "first@example.com", isDemo: false });
    expect(await needsAccount()).toBe(false);
    expect(await app.database.dataSource.query("SELECT FROM admin_sessions")).toHaveLength(1);
    const { errors } = await app.query(
      `mutation { signIn(email: "first@example.com", password: "${password}") { name } }`,
    );
    expect(errors).toBeUndefined();
  });

  it("accepts the code in lowercase and with spaces instead of hyphens", async () => {
    const { errors } = await create({ code: ` ${setupCode.toLowerCase().replaceAll("-", " ")}` });
    expect(errors).toBeUndefined();
  });

  it.each(["", "0000-0000-0000-0000-0000", "ZZZZ", "x".repeat(200)])("rejects the code %j", async (code) => {
    refusal(await create({ code }), "BAD_USER_INPUT", ["code"]);
    expect(await emails()).toEqual([]);
  });

  it.each([
    [{ email: "nobody" }, "email"],
    [{ password: "short" }, "password"],
  ])("rejects %j and creates nothing", async (change, field) => {
    refusal(await create(change), "BAD_USER_INPUT", [field]);
    expect(await emails()).toEqual([]);
  });

  it("rejects even the correct code as soon as any account exists", async () => {
    const { email } = await makeAccount(app.database.dataSource);
    refusal(await create(), "CONFLICT");
    expect(await emails()).toEqual([email]);
  });

  it("creates one account when two requests come at the same time", async () => {
    const answers = await Promise.all([create({ email: "a@example.com" }), create({ email: "b@example.com" })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  it("works only once: after the account is removed, the used code is rejected", async () => {
    await create();
    await app.database.dataSource.query("DELETE FROM admin_accounts");
    refusal(await create(), "BAD_USER_INPUT", ["code"]);
    expect(await emails()).toEqual([]);
  });

  it("accepts the same code on every server, until a server that starts a day later prints another one", async () => {
    const { dataSource } = app.database;
    expect(await Promise.all([readSetupCode(dataSource), readSetupCode(dataSource)])).toEqual([setupCode, setupCode]);
    await dataSource.query("UPDATE setup_code SET created_at = now() - interval '25 hours'");
    const next = await readSetupCode(dataSource);
    expect(next).not.toBe(setupCode);
    refusal(await create(), "BAD_USER_INPUT", ["code"]);
    expect((await create({ code: next })).errors).toBeUndefined();
  });

  it("is limited to ten attempts per IP address", async () => {
    await app.close();
    await open(true);
    setupCode = await readSetupCode(app.database.dataSource);
    for (let attempt = 0; attempt < 10; attempt += 1)
      refusal(await create({ code: "wrong" }), "BAD_USER_INPUT", ["code"]);
    refusal(await create(), "RATE_LIMITED");
    expect(await emails()).toEqual([]);
  });
});
