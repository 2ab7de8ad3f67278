import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { expectRefusal } from "../../../test/expectRefusal.js";
import {
  cookieOf,
  type HttpResponse,
  makeAccount,
  makeCookie,
  password,
  post,
} from "../../../test/sessions/signedIn.js";
import { SoftAuthenticator } from "../../../test/sessions/softAuthenticator.js";
import { startTestServer, type TestServer } from "../../../test/startTestServer.js";

const site = "https://odds.example";
const rpId = "odds.example";

let server: TestServer;
let account: AdminAccount;
let cookie: string;
let passkey: SoftAuthenticator;

beforeAll(async () => {
  server = await startTestServer({ env: { rateLimits: false, publicUrl: site } });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await makeAccount(server.database.dataSource);
  cookie = (await makeCookie(server.database.dataSource, account)).replace("honestodds=", "__Host-honestodds=");
  passkey = new SoftAuthenticator(site, rpId);
});

type Answer = HttpResponse<Record<string, unknown>>;

function send(document: string, variables: Record<string, unknown> = {}, sent: string | null = cookie) {
  return post(server.localUrl, document, variables, { origin: site, ...(sent && { cookie: sent }) });
}
const valueOf = ({ data, errors }: Answer) => {
  expect(errors).toBeUndefined();
  return Object.values(data!)[0];
};
const beginRegistration = async () => valueOf(await send("mutation { beginPasskeyRegistration }")) as string;
const add = (response: string, name = "Laptop") =>
  send(
    "mutation ($response: String!, $name: String!) { addPasskey(response: $response, name: $name) { recoveryCodes } }",
    {
      response,
      name,
    },
  );
const begin = async (purpose: string, sent: string | null = null) =>
  valueOf(
    await send("mutation ($purpose: PasskeyPurpose!) { beginPasskey(purpose: $purpose) }", { purpose }, sent),
  ) as string;
const signInWith = (response: string) =>
  send("mutation ($response: String!) { signInWithPasskey(response: $response) { name } }", { response }, null);
const finishWith = (response: string, sent: string) =>
  send(
    "mutation ($response: String!) { finishSignIn(secondFactor: { passkey: $response }) { name } }",
    { response },
    sent,
  );
const register = async () => add(passkey.register(await beginRegistration()));

/** Enters the password, and returns the cookie of the pending sign-in. */
async function enterPassword(): Promise<string> {
  const document =
    "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { name } }";
  const answer = await send(document, { email: account.email, password }, null);
  expect(expectRefusal(answer, "SECOND_FACTOR_REQUIRED").extensions["secondFactors"]).toEqual([
    "PASSKEY",
    "RECOVERY_CODE",
  ]);
  return cookieOf(answer)!;
}

describe("a passkey", () => {
  it("signs a person in without the password, or completes a sign-in after the password", async () => {
    expect(valueOf(await register())).toEqual({ recoveryCodes: expect.any(Array) });
    const answer = await signInWith(passkey.authenticate(await begin("SIGN_IN")));
    expect(valueOf(answer)).toEqual({ name: account.email });
    expect(cookieOf(answer)).toMatch(/^__Host-honestodds=/);
    const pending = await enterPassword();
    const options = await begin("SECOND_FACTOR", pending);
    // After the correct password, a security key without a PIN is enough.
    const response = passkey.authenticate(options, { isVerified: false });
    expect(valueOf(await finishWith(response, pending))).toEqual({ name: account.email });
  });

  it("confirms the person's identity in a session", async () => {
    await register();
    await server.database.dataSource.query("UPDATE admin_sessions SET confirmed_at = now() - interval '1 hour'");
    expectRefusal(await send("mutation { createRecoveryCodes }"), "CONFIRMATION_REQUIRED");
    const response = passkey.authenticate(await begin("CONFIRMATION", cookie));
    const confirm = "mutation ($response: String!) { confirmIdentity(secondFactor: { passkey: $response }) { name } }";
    expect((await send(confirm, { response })).errors).toBeUndefined();
    expect((await send("mutation { createRecoveryCodes }")).errors).toBeUndefined();
  });

  it.each([
    ["without verifying the person", { isVerified: false }],
    ["on another site", { origin: "https://odds.example.evil.example" }],
    ["with a counter that does not grow, as in a copied passkey", { counter: 1 }],
  ])("does not sign a person in %s", async (_how, signing) => {
    await register();
    await signInWith(passkey.authenticate(await begin("SIGN_IN")));
    const response = passkey.authenticate(await begin("SIGN_IN"), signing);
    expectRefusal(await signInWith(response), "BAD_USER_INPUT", ["response"]);
  });

  it("is rejected if its response was already used, was created for another purpose, or comes after the challenge has expired", async () => {
    await register();
    const response = passkey.authenticate(await begin("SIGN_IN"));
    expect((await signInWith(response)).errors).toBeUndefined();
    expectRefusal(await signInWith(response), "BAD_USER_INPUT", ["response"]);
    const pending = await enterPassword();
    const forSecondStep = passkey.authenticate(await begin("SECOND_FACTOR", pending));
    expectRefusal(await signInWith(forSecondStep), "BAD_USER_INPUT", ["response"]);
    const forSignIn = passkey.authenticate(await begin("SIGN_IN"));
    expectRefusal(await finishWith(forSignIn, pending), "BAD_USER_INPUT", ["passkey"]);
    const late = passkey.authenticate(await begin("SIGN_IN"));
    await server.database.dataSource.query("UPDATE passkey_challenges SET expires_at = now()");
    expectRefusal(await signInWith(late), "BAD_USER_INPUT", ["response"]);
    expectRefusal(await signInWith("{}"), "BAD_USER_INPUT", ["response"]);
  });

  it("is rejected if its response contains text that the database can't store", async () => {
    await register();
    const response = JSON.parse(passkey.authenticate(await begin("SIGN_IN"))) as Record<string, unknown>;
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge: "\0" })).toString("base64url");
    for (const change of [{ id: "\0" }, { response: { clientDataJSON } }])
      expectRefusal(await signInWith(JSON.stringify({ ...response, ...change })), "BAD_USER_INPUT", ["response"]);
    const other = new SoftAuthenticator(site, rpId);
    const added = JSON.parse(other.register(await beginRegistration())) as { response: object };
    const withTransports = { ...added, response: { ...added.response, transports: ["usb", "\0", "x".repeat(50)] } };
    expect((await add(JSON.stringify(withTransports))).errors).toBeUndefined();
    const rows = await server.database.dataSource.query(
      "SELECT transports FROM passkeys ORDER BY created_at DESC LIMIT 1",
    );
    expect(rows).toEqual([{ transports: ["usb"] }]);
  });

  it("of another account is rejected", async () => {
    await register();
    const [stranger, strangersPasskey] = [account, passkey];
    account = await makeAccount(server.database.dataSource);
    cookie = (await makeCookie(server.database.dataSource, account)).replace("honestodds=", "__Host-honestodds=");
    passkey = new SoftAuthenticator(site, rpId);
    await register();
    const pending = await enterPassword();
    const response = strangersPasskey.authenticate(await begin("SECOND_FACTOR", pending));
    expectRefusal(await finishWith(response, pending), "BAD_USER_INPUT", ["passkey"]);
    expectRefusal(await add(strangersPasskey.register(await beginRegistration())), "CONFLICT");
    expect(stranger.email).not.toBe(account.email);
  });

  it("of a disabled account does not sign the person in", async () => {
    await register();
    await server.database.dataSource.query("UPDATE admin_accounts SET disabled_at = now() WHERE id = $1", [account.id]);
    const response = passkey.authenticate(await begin("SIGN_IN"));
    expectRefusal(await signInWith(response), "BAD_USER_INPUT", ["response"]);
  });

  it("can be renamed and removed, and the recovery codes are removed with the last factor", async () => {
    await register();
    const own = "{ ownSecondFactors { kinds passkeys { id name } recoveryCodesLeft } }";
    const before = valueOf(await send(own)) as { passkeys: { id: string; name: string }[] };
    const { id } = before.passkeys[0]!;
    await send('mutation ($id: ID!) { renamePasskey(id: $id, name: "Phone") }', { id });
    expect(valueOf(await send(own))).toMatchObject({ passkeys: [{ id, name: "Phone" }], recoveryCodesLeft: 10 });
    expect(valueOf(await send("mutation ($id: ID!) { removePasskey(id: $id) }", { id }))).toBe(true);
    expect(valueOf(await send(own))).toEqual({ kinds: [], passkeys: [], recoveryCodesLeft: 0 });
    expectRefusal(await send("mutation ($id: ID!) { removePasskey(id: $id) }", { id }), "NOT_FOUND");
    expectRefusal(await add("{}"), "BAD_USER_INPUT", ["response"]);
    expectRefusal(await add(passkey.register(await beginRegistration()), " "), "BAD_USER_INPUT", ["name"]);
  });
});
