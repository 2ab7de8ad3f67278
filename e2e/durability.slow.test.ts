import { hasPostgres, makeDatabase } from "./databases.js";
import { ask, makeSeededDir, startProduct } from "./product.js";

const SUBSCRIBE = `mutation ($email: String!) { subscribeToNewsletter(email: $email) }`;
const CREATE = `mutation ($title: String!) { createBonus(input: { title: $title }) { id } }`;
const FIND = `query ($id: ID!) { bonus(id: $id) { title } }`;

const databases: { name: string; makeEnv: () => Promise<Record<string, string>> }[] = [
  { name: "the embedded database", makeEnv: async () => ({ DATA_DIR: makeSeededDir() }) },
  ...(hasPostgres ? [{ name: "PostgreSQL", makeEnv: async () => ({ DATABASE_URL: await makeDatabase() }) }] : []),
];

describe.each(databases)("killing the server right after an acknowledged write on $name", ({ makeEnv }) => {
  it("does not lose a newsletter subscription", async () => {
    const env = await makeEnv();
    const email = "reader@example.com";
    const first = await startProduct({ env });
    await ask(first.url, SUBSCRIBE, { email });
    await first.kill();

    const second = await startProduct({ env });
    await expect(ask(second.url, SUBSCRIBE, { email: email.toUpperCase() })).rejects.toThrow(/subscribed/i);
    await second.stop();
  });
});

// Demo mode needs no account, but is available only on the embedded database.
describe("killing the server right after an acknowledged change to the catalogue", () => {
  it("does not lose a bonus", async () => {
    const env = { DATA_DIR: makeSeededDir() };
    const written: { id: string; title: string }[] = [];
    for (const title of ["Before the first cut", "Before the second cut"]) {
      const product = await startProduct({ env });
      const { createBonus } = await ask<{ createBonus: { id: string } }>(product.url, CREATE, { title });
      written.push({ id: createBonus.id, title });
      await product.kill();
    }

    const last = await startProduct({ env });
    for (const { id, title } of written) expect(await ask(last.url, FIND, { id })).toEqual({ bonus: { title } });
    await last.stop();
  });
});
