/** Tests that scheduled drafts are published exactly once and on time by three servers, one of which is killed. */
import { setTimeout as sleep } from "node:timers/promises";
import { account, postTo, signIn } from "./chaos/load.js";
import { hasPostgres, makeDatabase } from "./databases.js";
import { type Product, startProduct } from "./product.js";
import { until } from "./until.js";

const describePostgres = hasPostgres ? describe : describe.skip;
const draftCount = 10;
const clockJump = new URL("chaos/clockJump.mjs", import.meta.url).href;

interface Draft {
  id: string;
  version: number;
  rowId: string;
  state: string;
}

interface ChangeSet {
  operation: string;
  createdAt: string;
}

describePostgres("drafts scheduled on three servers", () => {
  let env: Record<string, string>;
  let servers: Product[];
  let cookie: string;
  beforeAll(async () => {
    env = { DATABASE_URL: await makeDatabase(), ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
    const jumping = { ...env, NODE_OPTIONS: `--import ${clockJump}` };
    const first = await startProduct({ env, args: [] });
    servers = [first, ...(await Promise.all([env, jumping].map((each) => startProduct({ env: each, args: [] }))))];
    cookie = await signIn(first.url);
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
  });

  async function run<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { text } = await postTo(servers[0]!.url, query, variables, cookie);
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }

  /** Creates drafts for different casinos. */
  async function createDrafts(text: string): Promise<Draft[]> {
    const { casinos } = await run<{ casinos: { nodes: { id: string; version: number }[] } }>(
      `{ casinos(first: ${draftCount}, orderBy: NAME_ASC) { nodes { id version } } }`,
    );
    const mutation = `mutation ($input: DraftInput!) { createDraft(input: $input) { id version rowId state } }`;
    const drafts: Draft[] = [];
    for (const { id: rowId, version: rowVersion } of casinos.nodes) {
      const input = { noun: "CASINO", rowId, rowVersion, patch: { review: { about: text } } };
      drafts.push((await run<{ createDraft: Draft }>(mutation, { input })).createDraft);
    }
    return drafts;
  }

  async function schedule({ id, version }: Draft, publishAt: Date): Promise<void> {
    await run(
      "mutation ($id: ID!, $version: Int!, $at: DateTime!) { scheduleDraft(id: $id, version: $version, publishAt: $at) { id } }",
      { id, version, at: publishAt.toISOString() },
    );
  }

  /** Returns each publication of a draft's row since the given time. */
  async function publicationsOf({ rowId }: Draft, since: Date): Promise<ChangeSet[]> {
    const { history } = await run<{ history: { nodes: ChangeSet[] } }>(
      "query ($id: ID!) { history(noun: CASINO, id: $id, first: 10) { nodes { operation createdAt } } }",
      { id: rowId },
    );
    return history.nodes.filter(
      ({ operation, createdAt }) => operation === "publishDraft" && Date.parse(createdAt) >= since.getTime(),
    );
  }

  /** Schedules drafts for the same time. Returns how long after that time the last one was published, in ms. */
  async function publishAll(text: string, during: (at: Date) => Promise<void>): Promise<number> {
    const drafts = await createDrafts(text);
    const begun = new Date();
    const at = new Date(Date.now() + 6_000);
    await Promise.all(drafts.map((draft) => schedule(draft, at)));
    await during(at);
    const done = "query { drafts(filter: { states: [SCHEDULED] }) { totalCount } }";
    await until(async () => (await run<{ drafts: { totalCount: number } }>(done)).drafts.totalCount === 0);
    const delays: number[] = [];
    for (const draft of drafts) {
      const [publication, ...more] = await publicationsOf(draft, begun);
      expect(more).toEqual([]);
      delays.push(Date.parse(publication!.createdAt) - at.getTime());
    }
    const { drafts: closed } = await run<{ drafts: { nodes: Draft[] } }>(
      "{ drafts(first: 100, filter: { states: [PUBLISHED] }) { nodes { id state } } }",
    );
    const published = new Set(closed.nodes.map(({ id }) => id));
    expect(drafts.filter(({ id }) => !published.has(id))).toEqual([]);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
    return Math.max(...delays);
  }

  it("are published exactly once, within 2 s of their time, even if one server is killed and another server's clock jumps", async () => {
    // Each signal makes the server's clock jump in the other direction.
    const delays = { ahead: [Infinity], behind: [Infinity] };
    const isLate = (direction: "ahead" | "behind") => Math.min(...delays[direction]) >= 2_000;
    // Measure each direction up to three times, because a busy machine may delay the publication.
    for (let attempt = 0; attempt < 6 && (isLate("ahead") || isLate("behind")); attempt += 1) {
      const [, killed, jumping] = servers;
      const direction = attempt % 2 === 0 ? "ahead" : "behind";
      const delay = await publishAll(`Published with a clock that is an hour ${direction}.`, async (at) => {
        process.kill(jumping!.pid, "SIGUSR2");
        await sleep(at.getTime() + 100 * (1 + attempt) - Date.now());
        await killed!.kill();
      });
      delays[direction].push(delay);
      servers[1] = await startProduct({ env, args: [] });
    }
    expect(Math.min(...delays.ahead)).toBeLessThan(2_000);
    expect(Math.min(...delays.behind)).toBeLessThan(2_000);
  });
});
