import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "@jest/globals";

import { expectRefusal } from "../../test/expectRefusal.js";
import { useSessionServers } from "../../test/sessions/sessionServers.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";

const on = useSessionServers();
afterEach(() => on.query("DELETE FROM row_presence"));

interface Form {
  cookie: string;
  formId?: string;
  row?: string;
  noun?: string;
  /** Whether to send the request to the second server. */
  isElsewhere?: boolean;
}

const row = randomUUID();

/** Sends one heartbeat. Returns the other editors of the row. */
async function open({ cookie, formId = randomUUID(), row: id = row, noun = "CASINO", isElsewhere }: Form) {
  const mutation = `mutation ($noun: CatalogueNoun!, $id: ID!, $formId: ID!) {
    recordPresence(noun: $noun, id: $id, formId: $formId) { name since }
  }`;
  const url = isElsewhere ? on.other.url : on.server.url;
  const headers = { cookie, "x-session": "background" };
  const answer = await post<{ recordPresence: { name: string; since: string }[] }>(
    url,
    mutation,
    { noun, id, formId },
    headers,
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data!.recordPresence;
}

async function namesAt(form: Form): Promise<string[]> {
  return (await open(form)).map(({ name }) => name);
}

async function twoEditors() {
  const { dataSource } = on.server.database;
  const [one, other] = [await makeAccount(dataSource), await makeAccount(dataSource)];
  return {
    one: { email: one.email, cookie: await makeCookie(dataSource, one) },
    other: { email: other.email, cookie: await makeCookie(dataSource, other), account: other },
  };
}

/** Moves the times of the heartbeats into the past. */
function age(seconds: number) {
  return on.query(
    `UPDATE row_presence SET seen_at = seen_at - interval '${seconds} s', since = since - interval '${seconds} s'`,
  );
}

describe("recordPresence", () => {
  it("returns the other editors who have the row open, on every server", async () => {
    const { one, other } = await twoEditors();
    expect(await open({ cookie: one.cookie })).toEqual([]);
    const [seen, ...others] = await open({ cookie: other.cookie, isElsewhere: true });
    expect(others).toEqual([]);
    expect(seen!.name).toBe(one.email);
    expect(Math.abs(Date.now() - Date.parse(seen!.since))).toBeLessThan(60_000);
    expect(await namesAt({ cookie: one.cookie })).toEqual([other.email]);
    expect(await namesAt({ cookie: one.cookie, row: randomUUID() })).toEqual([]);
    expect(await namesAt({ cookie: one.cookie, noun: "BONUS" })).toEqual([]);
  });

  it("returns the display name, and omits other forms of the same account", async () => {
    const { one, other } = await twoEditors();
    await on.query(`UPDATE admin_accounts SET display_name = 'Ada' WHERE email = '${other.email}'`);
    await open({ cookie: other.cookie });
    await open({ cookie: other.cookie });
    expect(await namesAt({ cookie: one.cookie })).toEqual(["Ada"]);
    expect(await namesAt({ cookie: other.cookie })).toEqual([one.email]);
  });

  it("keeps a form's opening time while the form sends heartbeats, and forgets the form after they stop", async () => {
    const { one, other } = await twoEditors();
    const formId = randomUUID();
    await open({ cookie: other.cookie, formId });
    await age(50);
    await open({ cookie: other.cookie, formId });
    const [seen] = await open({ cookie: one.cookie });
    expect(Date.now() - Date.parse(seen!.since)).toBeGreaterThan(40_000);
    await age(71);
    expect(await namesAt({ cookie: one.cookie })).toEqual([]);
    expect(await on.query(`SELECT FROM row_presence WHERE form_id = '${formId}'`)).toEqual([]);
  });

  it("forgets a form when its session ends", async () => {
    const { one, other } = await twoEditors();
    await open({ cookie: other.cookie });
    await post(on.server.url, "mutation { signOut }", {}, { cookie: other.cookie });
    expect(await namesAt({ cookie: one.cookie })).toEqual([]);
    const { dataSource } = on.server.database;
    await open({ cookie: await makeCookie(dataSource, other.account) });
    expect(await namesAt({ cookie: one.cookie })).toEqual([other.email]);
    await on.query(`UPDATE admin_sessions SET idle_ends_at = now() FROM admin_accounts AS account
      WHERE account.id = account_id AND account.email = '${other.email}'`);
    expect(await namesAt({ cookie: one.cookie })).toEqual([]);
  });

  it("does not extend the session", async () => {
    const { one } = await twoEditors();
    await on.age(30 * 60_000);
    const before = await on.query("SELECT id, last_used_at, idle_ends_at FROM admin_sessions ORDER BY id");
    await open({ cookie: one.cookie });
    expect(await on.query("SELECT id, last_used_at, idle_ends_at FROM admin_sessions ORDER BY id")).toEqual(before);
    await post(on.server.url, "mutation { refreshSession { id } }", {}, { cookie: one.cookie });
    expect(await on.query("SELECT id, last_used_at, idle_ends_at FROM admin_sessions ORDER BY id")).not.toEqual(before);
  });

  it("stores at most 50 forms of one session", async () => {
    const { one } = await twoEditors();
    for (let opened = 0; opened < 52; opened += 1) await open({ cookie: one.cookie, row: randomUUID() });
    expect(await on.query("SELECT FROM row_presence")).toHaveLength(50);
  });

  it("rejects an id that is not a UUID", async () => {
    const { one } = await twoEditors();
    const mutation = 'mutation { recordPresence(noun: CASINO, id: "a", formId: "b") { name } }';
    expectRefusal(await post(on.server.url, mutation, {}, { cookie: one.cookie }), "BAD_USER_INPUT", ["formId", "id"]);
  });
});

describe("removePresence", () => {
  const mutation = "mutation ($formId: ID!) { removePresence(formId: $formId) }";

  it("forgets a form only for the session that opened it", async () => {
    const { one, other } = await twoEditors();
    const formId = randomUUID();
    await open({ cookie: other.cookie, formId });
    await post(on.server.url, mutation, { formId }, { cookie: one.cookie });
    expect(await namesAt({ cookie: one.cookie })).toEqual([other.email]);
    await post(on.server.url, mutation, { formId }, { cookie: other.cookie });
    expect(await namesAt({ cookie: one.cookie })).toEqual([]);
    const again = await post(on.server.url, mutation, { formId: "unknown" }, { cookie: other.cookie });
    expect(again.data).toEqual({ removePresence: true });
  });
});
