import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { cookieOf, makeAccount, password, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

const lines: string[] = [];
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

let fixture: BuiltFixture;
let server: TestServer;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  const log = createLog("trace", { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ files: fixture.files, seed: true, log, env: { trustedProxies: ["loopback"] } });
});
afterAll(() => fixture.remove());

/** The personal data that the requests in this test contain. */
const personal = [
  "ada@example.com",
  "Ada's telephone",
  "203.0.113.77",
  "gambling worries",
  "Lovelace Street",
  "ada-lovelace",
  password,
];

const [address, telephone, ip, worries, street, path] = personal as [string, string, string, string, string, string];
const headers = {
  "x-forwarded-for": ip,
  "user-agent": telephone,
  referer: `https://elsewhere.example/?q=${encodeURIComponent(worries)}`,
};

const send = (query: string, variables: Record<string, unknown> = {}, more: Record<string, string> = {}) =>
  post(server.url, query, variables, { ...headers, ...more });

const signIn = "mutation ($e: String!, $p: String!) { signIn(email: $e, password: $p) { name } }";
const subscribe = "mutation ($e: String!) { subscribeToNewsletter(email: $e) }";
const search =
  "query ($s: String!) { casinos(filter: { search: $s }) { totalCount } searchSuggestions(text: $s) { providers { name } } }";

describe("the log at its most verbose level", () => {
  it("contains a line with the request id for each response, but no personal data or search text", async () => {
    const { email } = await makeAccount(server.database.dataSource);
    const answers = [
      await send(signIn, { e: address, p: password }),
      await send(signIn, { e: email, p: password }),
      await send(subscribe, { e: address }),
      await send(subscribe, { e: address }),
      await send(subscribe, { e: `${address} ${street}` }),
      await send(search, { s: worries }),
      await send(`{ casino(slug: "${street}") { ${path} } }`),
      await send(`{ casino(slug: "${street}`),
      await send("mutation ($i: AnalyticsEventInput!) { recordEvent(input: $i) }", {
        i: { eventType: "SEARCH", pagePath: `/search?search=${worries}`, metadata: { query: worries, email: address } },
      }),
      await fetch(`${server.url}/graphql?${new URLSearchParams({ query: `{ casino(slug: "${street}") { id } }` })}`, {
        headers,
      }),
      await fetch(`${server.url}/casino/${path}?name=${encodeURIComponent(address)}`, { headers }),
      await fetch(`${server.url}/broken?name=${encodeURIComponent(address)}`, { headers }),
      await fetch(`${server.url}/graphql`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: `{ "query": "${address}`,
      }),
    ];
    const cookie = cookieOf(answers[1] as never)!;
    answers.push(await send("mutation { signOut }", {}, { cookie }));
    // The following statements fail. Their values contain personal data.
    for (const table of ["newsletter_subscriptions", "games"])
      await server.database.dataSource.query(`ALTER TABLE ${table} RENAME TO renamed_${table}`);
    answers.push(await send(subscribe, { e: address }, { cookie }));
    answers.push(await send("query ($s: String!) { games(filter: { search: $s }) { totalCount } }", { s: worries }));
    await server.close();

    const completed = () => logged().filter(({ msg }) => msg === "request completed");
    expect(await until(() => completed().length === answers.length)).toBe(true);
    const ids = answers.map((answer) => answer.headers.get("x-request-id"));
    expect(completed().map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(ids));
    const failed = logged().filter(({ level }) => level === "error");
    const messages = failed.map(({ msg }) => msg);
    expect(messages).toEqual(expect.arrayContaining(["a page could not be rendered", "an operation failed"]));
    for (const { requestId } of failed) expect(ids).toContain(requestId);
    for (const secret of [...personal, email, cookie.split("=")[1]!])
      expect(lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  });
});
