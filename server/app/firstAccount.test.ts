import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { StartupError } from "../shared/errors.js";
import { post } from "../test/sessions/signedIn.js";
import { startBeside, startTestServer, type TestServer } from "../test/startTestServer.js";

const adminEmail = "First@Example.com";
const adminPassword = "correct horse battery";
const signIn = "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { name } }";

let server: TestServer;
beforeAll(async () => {
  const env = { adminEmail, adminPassword, publicUrl: "https://odds.example" };
  server = await startTestServer({ env, hashesSlowly: true });
});
afterAll(() => server.close());

function attempt(url: string, email: string, password: string) {
  return post(url, signIn, { email, password }, { origin: "https://odds.example" });
}

describe("the first account", () => {
  it("has the email and password in ADMIN_EMAIL and ADMIN_PASSWORD", async () => {
    const { data } = await attempt(server.localUrl, adminEmail, adminPassword);
    expect(data).toEqual({ signIn: { name: "first@example.com" } });
  });

  it("has a password that is hashed with argon2id at the costs that OWASP recommends", async () => {
    const accounts = await server.database.dataSource.query<{ hash: string }[]>(
      "SELECT password_hash AS hash FROM admin_accounts",
    );
    expect(accounts[0]!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("stays unchanged if the server later starts with different values", async () => {
    const later = { adminEmail: "second@example.com", adminPassword: "another password" };
    const other = await startBeside(server, { ...later, publicUrl: "https://odds.example" });
    expect((await attempt(other.localUrl, adminEmail, adminPassword)).errors).toBeUndefined();
    expect((await attempt(other.localUrl, later.adminEmail, later.adminPassword)).errors).toHaveLength(1);
    await other.close();
  });

  it("is rejected with a clear message if its email is invalid", async () => {
    await server.database.dataSource.query("DELETE FROM admin_accounts");
    const start = startBeside(server, { adminEmail: "a@b", adminPassword });
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow(/^ADMIN_EMAIL or ADMIN_PASSWORD is invalid\. Enter a valid email address/);
  });
});

describe("the session cookie of a site that uses HTTPS", () => {
  it("has the Secure attribute and the __Host- prefix", async () => {
    const other = await startBeside(server, { adminEmail, adminPassword, publicUrl: "https://odds.example" });
    const [header] = (await attempt(other.localUrl, adminEmail, adminPassword)).headers.getSetCookie();
    expect(header).toMatch(/^__Host-honestodds=[\w-]{43}; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    await other.close();
  });
});
