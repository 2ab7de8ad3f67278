/** Tests what several servers share when they use the same PostgreSQL and Redis. */
import { randomUUID } from "node:crypto";
import { account, postTo, signIn } from "./chaos/load.js";
import { hasPostgres, makeDatabase } from "./databases.js";
import { type Product, startProduct } from "./product.js";

const redisUrl = process.env["TEST_REDIS_URL"];

interface Answer {
  data: Record<string, any> | null; // oxlint-disable-line typescript/no-explicit-any -- each test knows what it asked for
  errors?: { extensions: { code: string } }[];
}

(hasPostgres ? describe : describe.skip)("two servers on one PostgreSQL without Redis", () => {
  it("log that each of them counts its own requests", async () => {
    const env = { DATABASE_URL: await makeDatabase(), RATE_LIMITS: "on", PUBLIC_URL: "https://odds.example" };
    const first = await startProduct({ env, args: [] });
    const second = await startProduct({ env, args: [] });
    const warning = /"msg":"another server uses this database, but REDIS_URL is not set/;
    try {
      expect(first.output()).not.toMatch(warning);
      expect(second.output()).toMatch(warning);
    } finally {
      await second.stop();
      await first.stop();
    }
  });
});

(hasPostgres && redisUrl ? describe : describe.skip)("three servers on one PostgreSQL and one Redis", () => {
  let servers: Product[];
  let cookie: string;

  const post = async (at: number, query: string, variables: Record<string, unknown> = {}, sent = cookie) =>
    JSON.parse((await postTo(servers[at]!.url, query, variables, sent)).text) as Answer;
  const get = async (at: number, query: string) => {
    const response = await fetch(`${servers[at]!.url}/graphql?${new URLSearchParams({ query })}`);
    return (await response.json()) as Answer;
  };
  /**
   * Polls until `look` resolves to true, for at most 10 s. The benchmark checks that a change arrives within 100 ms;
   * these tests check only that the change arrives.
   */
  const eventually = async (look: () => Promise<boolean>) => {
    for (let turn = 0; turn < 100; turn++) {
      if (await look()) return true;
      await new Promise((next) => setTimeout(next, 100));
    }
    return false;
  };

  beforeAll(async () => {
    const env = {
      DATABASE_URL: await makeDatabase(),
      REDIS_URL: redisUrl!,
      RATE_LIMITS: "on",
      TRUSTED_PROXIES: "loopback",
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    };
    servers = await Promise.all([1, 2, 3].map(() => startProduct({ env, args: [] })));
    cookie = await signIn(servers[0]!.url);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  it("accept a session that one of them started", async () => {
    for (const at of [0, 1, 2]) {
      expect((await post(at, "{ session { name } }")).data).toEqual({ session: { name: account.email } });
    }
  });

  it("show a write on one server in the lists, the search and the history of the others", async () => {
    const id = randomUUID();
    const list = `{ casinos(orderBy: CREATED_DESC, first: 1) { nodes { id } } }`;
    const search = `{ casinos(filter: { search: "Jyzqwx" }) { nodes { id } } }`;
    // Puts both results into the other servers' caches before the write.
    for (const at of [1, 2, 1, 2]) {
      expect((await get(at, list)).data!["casinos"].nodes).not.toEqual([{ id }]);
      expect((await get(at, search)).data!["casinos"].nodes).toEqual([]);
    }
    const input = { id, name: "Jyzqwx House", slug: "jyzqwx-house", rating: 4 };
    const created = await post(0, "mutation ($input: CasinoInput!) { createCasino(input: $input) { id } }", { input });
    expect(created).toMatchObject({ data: { createCasino: { id } } });
    for (const at of [1, 2]) {
      for (const query of [list, search]) {
        const isThere = async () => (await get(at, query)).data!["casinos"].nodes[0]?.id === id;
        expect(await eventually(isThere)).toBe(true);
      }
      const history = await post(at, `{ history(noun: CASINO, id: "${id}") { nodes { operation actor } } }`);
      expect(history.data!["history"].nodes).toEqual([{ operation: "createCasino", actor: account.email }]);
    }
  });

  it("share a client's rate limits", async () => {
    const client = `10.1${randomUUID().replaceAll(/\D/g, "").slice(0, 2)}.7.9`;
    const subscribe = async (at: number, number: number, from = client) => {
      const response = await fetch(`${servers[at]!.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify({ query: `mutation { subscribeToNewsletter(email: "reader${number}@example.com") }` }),
      });
      return ((await response.json()) as Answer).errors?.[0]?.extensions.code ?? "done";
    };
    const outcomes: string[] = [];
    for (let number = 0; number < 12; number++) outcomes.push(await subscribe(number % 3, number));
    expect(outcomes).toEqual([...Array(10).fill("done"), "RATE_LIMITED", "RATE_LIMITED"]);
    expect(await subscribe(0, 12, `${client}9`)).toBe("done");
  });

  it("end every session of an account on all servers immediately", async () => {
    const another = await signIn(servers[1]!.url);
    await post(2, "mutation { signOut(everywhere: true) }", {}, another);
    for (const at of [0, 1, 2]) {
      expect((await post(at, "{ session { name } }")).data).toEqual({ session: null });
      expect((await post(at, "{ session { name } }", {}, another)).data).toEqual({ session: null });
    }
  });
});
