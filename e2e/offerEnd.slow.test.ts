/**
 * Tests with a real clock that an offer disappears from every place when it ends, on two servers with one PostgreSQL.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { account, postTo, signIn } from "./chaos/load.js";
import { hasPostgres, makeDatabase } from "./databases.js";
import { ask, type Product, startProduct } from "./product.js";
import { until } from "./until.js";

const describePostgres = hasPostgres ? describe : describe.skip;
const title = "Vanishing offer";

interface Changes {
  changes: { nodes: { id: string; isDeleted: boolean }[]; pageInfo: { endCursor: string } };
}

describePostgres("an offer that ends while two servers run", () => {
  let servers: Product[];
  let cookie: string;
  let casinoId: string;

  beforeAll(async () => {
    const env = { DATABASE_URL: await makeDatabase(), ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
    servers = await Promise.all([1, 2].map(() => startProduct({ env, args: [] })));
    cookie = await signIn(servers[0]!.url);
    casinoId = (await ask<{ casino: { id: string } }>(servers[0]!.url, '{ casino(slug: "northgate") { id } }')).casino
      .id;
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  async function createOffer(endsAt: Date): Promise<string> {
    const input = { title, casinoId, bonusType: "WELCOME", endsAt: endsAt.toISOString() };
    const mutation = "mutation ($input: BonusInput!) { createBonus(input: $input) { id } }";
    const { text } = await postTo(servers[0]!.url, mutation, { input }, cookie);
    return (JSON.parse(text) as { data: { createBonus: { id: string } } }).data.createBonus.id;
  }

  const graphql = (query: string) => `/graphql?${new URLSearchParams({ query })}`;
  const search = new URLSearchParams({ q: title });
  const pages = ["/", "/welcome-bonus", "/casino/northgate", `/search?${search}`];

  /** Returns the places that show the offer. The response to a repeated request can come from a cache. */
  async function findPlaces(id: string): Promise<string[]> {
    const paths = [
      ...pages,
      "/sitemap.xml",
      graphql(`{ bonus(id: "${id}") { title } }`),
      graphql("{ bonuses { nodes { title } } }"),
      graphql(`{ bonuses(filter: { search: "${title}" }) { nodes { title } } }`),
      graphql(`{ searchSuggestions(text: "${title}") { bonuses { title } } }`),
      graphql('{ casino(slug: "northgate") { bonuses { title } } }'),
    ];
    const places = servers.flatMap(({ url }) => paths.map((path) => url + path));
    const texts = await Promise.all(places.map(async (place) => (await fetch(place)).text()));
    // A search page and a suggestion's URL contain the searched text even without results.
    return places.filter((_, at) => texts[at]!.includes(id) || texts[at]!.includes(`"title":"${title}"`));
  }
  /** The number of places on both servers, not counting the sitemap, which lists no offers. */
  const placeCount = 2 * (pages.length + 5);

  async function readFeed(url: string, since: string | null): Promise<Changes["changes"]> {
    const query = `query ($since: String) {
      changes(since: $since, noun: BONUS) { nodes { id isDeleted } pageInfo { endCursor } }
    }`;
    return (await ask<Changes>(url, query, { since })).changes;
  }

  /**
   * Checks that every place stops showing the offer when it ends, and that both feeds report the deletion. Returns
   * whether every place had shown the offer before its end.
   */
  async function checkEnd(lifetime: number): Promise<boolean> {
    const end = new Date(Date.now() + lifetime);
    const id = await createOffer(end);
    await until(async () => (await findPlaces(id)).length === placeCount || Date.now() >= end.getTime());
    const { pageInfo } = await readFeed(servers[0]!.url, null);
    const wasEverywhere = (await findPlaces(id)).length === placeCount && Date.now() < end.getTime();
    await sleep(end.getTime() - Date.now() + 1);
    expect(await findPlaces(id)).toEqual([]);
    const isReported = async (url: string) =>
      (await readFeed(url, pageInfo.endCursor)).nodes.some((node) => node.id === id && node.isDeleted);
    for (const { url } of servers) await until(() => isReported(url));
    return wasEverywhere;
  }

  it("disappears from pages, the API and the search immediately, and the change feed reports its deletion", async () => {
    // On a busy machine, an offer may end before every place has shown it.
    let wasEverywhere = false;
    for (let lifetime = 8_000; !wasEverywhere && lifetime < 100_000; lifetime *= 2)
      wasEverywhere = await checkEnd(lifetime);
    expect(wasEverywhere).toBe(true);
  });
});
