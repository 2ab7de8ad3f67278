import { afterEach, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { useSessionServers } from "../../test/sessions/sessionServers.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";

const on = useSessionServers();
afterEach(() => on.query("DELETE FROM list_views"));

interface View {
  id: string;
  name: string;
  parameters: string;
  isShared: boolean;
  isMine: boolean;
  by: string;
}

const fields = "id name parameters isShared isMine by";

async function editor() {
  const { dataSource } = on.server.database;
  const account: AdminAccount = await makeAccount(dataSource);
  const cookie = await makeCookie(dataSource, account);
  const send = <Result>(query: string, variables: Record<string, unknown> = {}) =>
    post<Result>(on.server.url, query, variables, { cookie });
  return {
    account,
    create: (input: Record<string, unknown>) =>
      send<{ createListView: View }>(
        `mutation ($input: ListViewInput!) { createListView(input: $input) { ${fields} } }`,
        { input: { noun: "CASINO", name: "Crypto", parameters: "q=a&acceptsCrypto=true", ...input } },
      ),
    update: (id: string, input: Record<string, unknown>) =>
      send<{ updateListView: View }>(
        `mutation ($id: ID!, $input: ListViewUpdateInput!) { updateListView(id: $id, input: $input) { ${fields} } }`,
        { id, input },
      ),
    remove: (id: string) => send("mutation ($id: ID!) { deleteListView(id: $id) }", { id }),
    list: async (noun = "CASINO") =>
      (await send<{ listViews: View[] }>(`{ listViews(noun: ${noun}) { ${fields} } }`)).data!.listViews,
  };
}

describe("the saved views of a list", () => {
  it("belong to the account that saved them, and the whole team sees the shared ones", async () => {
    const [one, other] = [await editor(), await editor()];
    await one.create({ name: " Crypto " });
    await one.create({ name: "New ones", parameters: "isNew=true&order=NAME_ASC", isShared: true });
    await one.create({ noun: "BONUS" });
    expect(await one.list()).toMatchObject([
      { name: "Crypto", parameters: "q=a&acceptsCrypto=true", isShared: false, isMine: true, by: one.account.email },
      { name: "New ones", isShared: true, isMine: true },
    ]);
    expect(await other.list()).toMatchObject([{ name: "New ones", isMine: false, by: one.account.email }]);
    expect(await one.list("BONUS")).toHaveLength(1);
    expect(await one.list("GAME")).toEqual([]);
  });

  it("can be renamed, shared and deleted only by the account that saved them", async () => {
    const [one, other] = [await editor(), await editor()];
    const { id } = (await one.create({ isShared: true })).data!.createListView;
    expectRefusal(await other.update(id, { name: "Mine" }), "NOT_FOUND");
    expectRefusal(await other.remove(id), "NOT_FOUND");
    expectRefusal(await one.update("nope", { name: "Mine" }), "NOT_FOUND");
    const changed = await one.update(id, { name: "Coins", isShared: false });
    expect(changed.data!.updateListView).toMatchObject({ name: "Coins", isShared: false });
    expect(await other.list()).toEqual([]);
    expect((await one.remove(id)).data).toEqual({ deleteListView: true });
    expectRefusal(await one.remove(id), "NOT_FOUND");
    expect(await one.list()).toEqual([]);
  });

  it("must have different names and are limited in size and number, even if they are saved at the same time", async () => {
    const one = await editor();
    const { id } = (await one.create({})).data!.createListView;
    expectRefusal(await one.create({ name: "CRYPTO" }), "BAD_USER_INPUT", ["name"]);
    expect((await one.update(id, { name: "CRYPTO" })).data!.updateListView.name).toBe("CRYPTO");
    expectRefusal(await one.create({ name: " " }), "BAD_USER_INPUT", ["name"]);
    expectRefusal(await one.create({ name: "n".repeat(61) }), "BAD_USER_INPUT", ["name"]);
    expectRefusal(await one.create({ parameters: "q".repeat(1001) }), "BAD_USER_INPUT", ["parameters"]);
    expectRefusal(await one.create({ parameters: "q=é" }), "BAD_USER_INPUT", ["parameters"]);
    expectRefusal(await one.create({ noun: "SETTINGS" }), "BAD_USER_INPUT", ["noun"]);
    await on.query(`INSERT INTO list_views (account_id, noun, name, parameters)
      SELECT '${one.account.id}', 'casino', 'Many ' || n, '' FROM generate_series(1, 27) AS n`);
    const answers = await Promise.all(["A", "B", "C", "D"].map((name) => one.create({ name })));
    const refusals = answers.filter(({ errors }) => errors);
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expectRefusal(refusal, "BAD_USER_INPUT", ["name"]);
    expect(await one.list()).toHaveLength(30);
  });

  it("belong to `demo` in demo mode", async () => {
    const app = await createTestApp({ viewer: "demo" });
    const input = { noun: "GAME", name: "Slots", parameters: "category=SLOTS" };
    expect(await callOrThrow(app, "createListView", { input }, fields)).toMatchObject({ by: "demo", isMine: true });
    expect(await callOrThrow(app, "listViews", { noun: "GAME" }, fields)).toHaveLength(1);
    expectRefusal(await call(app, "listViews", { noun: "GAME" }, fields, { viewer: "visitor" }), "UNAUTHENTICATED");
    await app.close();
  });
});
