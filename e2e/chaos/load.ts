/** Generates load from visitors who read and editors who write. Records how their requests end. */
import { randomUUID } from "node:crypto";
import { onCleanup } from "../cleanup.js";

/**
 * How long a caller waits for a response, and by default between its requests, in ms. The tests set longer times,
 * because they share the machine with other tests.
 */
export const pace = { timeout: 8_000, pause: 5 };

/** How long a server may continue the work of a disconnected caller, in ms. */
const longestRequest = 10_000;

export const account = { email: "editor@example.com", password: "a password for tests" };

export interface Counts {
  sent: number;
  /** Requests that got a page or data, without an error. */
  answered: number;
  /**
   * Requests that the server rejected in time, with status 503 or with a code that asks for a retry:
   * SERVICE_UNAVAILABLE, STATEMENT_TIMEOUT or RATE_LIMITED.
   */
  refused: number;
  /** Requests that found no listening server, or whose connection failed. */
  unreachable: number;
  /** Requests that got any other error or no response. */
  failed: number;
}

type Outcome = Exclude<keyof Counts, "sent">;

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const refusals = new Set(["SERVICE_UNAVAILABLE", "STATEMENT_TIMEOUT", "RATE_LIMITED"]);

const reads = [
  (number: number) =>
    `/graphql?${new URLSearchParams({ query: `{ casinos(first: ${(number % 50) + 1}) { nodes { id name rating } } }` })}`,
  (number: number) =>
    `/graphql?${new URLSearchParams({ query: `{ games(first: ${(number % 20) + 1}) { nodes { name } } bonuses(first: 3) { nodes { title casino { name } } } }` })}`,
  () => "/slots",
  () => `/graphql?${new URLSearchParams({ query: `{ casinos(filter: { search: "crypto" }) { nodes { slug } } }` })}`,
];

const create = `mutation ($input: BonusInput!) { createBonus(input: $input) { id } }`;

interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends a request and reads the complete response. Uses a timer instead of `AbortSignal.timeout`, because Node 20 may
 * garbage-collect that signal during the request. The wait would then never end.
 * @throws DOMException TimeoutError if the response takes longer than `pace.timeout`.
 */
async function ask(url: string, init: RequestInit): Promise<Received> {
  const disconnect = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException(`no response within ${pace.timeout / 1000} s`, "TimeoutError"));
      disconnect.abort();
    }, pace.timeout);
  });
  const answer = async () => {
    const response = await fetch(url, { ...init, signal: disconnect.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  try {
    return await Promise.race([answer(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

export function postTo(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  cookie: string,
): Promise<Received> {
  return ask(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query, variables }),
  });
}

/** Signs in and returns the session cookie. */
export async function signIn(url: string): Promise<string> {
  const query = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }`;
  const { headers, text } = await postTo(url, query, account, "");
  const cookie = headers.get("set-cookie")?.split(";", 1)[0];
  if (!cookie) throw new Error(`Signing in failed: ${text}`);
  return cookie;
}

export class Load {
  readonly counts: Counts = { sent: 0, answered: 0, refused: 0, unreachable: 0, failed: 0 };
  /** Descriptions of the first five failed requests. */
  readonly failures: string[] = [];
  /** The response time of the slowest rejection, in ms. */
  slowestRefusal = 0;
  /** The ids of all rows that callers tried to create. */
  readonly attempted: string[] = [];
  /** The ids of the rows whose creation a server has acknowledged. */
  readonly acknowledged: string[] = [];
  #lastTrouble = 0;
  #isOver = false;
  #loops: Promise<void>[] = [];

  /** Each caller knows all URLs. If it can't reach one server, it tries the next, as a load balancer would. */
  constructor(
    private readonly urls: readonly string[],
    private readonly cookie: string,
  ) {}

  start({ readers, writers, pause = pace.pause }: { readers: number; writers: number; pause?: number }): void {
    const loop = async (act: (number: number) => Promise<void>, from: number) => {
      for (let number = from; !this.#isOver; number++) {
        await act(number);
        await new Promise((next) => setTimeout(next, pause));
      }
    };
    // If a scenario fails, this stops its callers, which would otherwise keep the process alive.
    onCleanup(() => this.stop());
    for (let each = 0; each < readers; each++) this.#loops.push(loop((number) => this.#read(number), each * 7));
    for (let each = 0; each < writers; each++) this.#loops.push(loop(() => this.#write(), 0));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  /** Returns the time from `since` until the last unsuccessful request ended, in ms. Returns 0 if there was none. */
  recoveredAfter(since: number): number {
    return Math.max(0, this.#lastTrouble - since);
  }

  async #read(number: number): Promise<void> {
    const path = reads[number % reads.length]!(number);
    const headers = { "x-forwarded-for": `10.0.${number % 8}.1` };
    await this.#attempt(number, (url) => ask(url + path, { headers }));
  }

  async #write(): Promise<void> {
    const id = randomUUID();
    this.attempted.push(id);
    const input = { id, title: `Written while it shook ${id}` };
    const outcome = await this.#attempt(0, (url) => postTo(url, create, { input }, this.cookie));
    if (outcome === "answered") this.acknowledged.push(id);
  }

  async #attempt(number: number, send: (url: string) => Promise<Received>): Promise<Outcome> {
    const begun = performance.now();
    this.counts.sent += 1;
    let outcome: Outcome = "unreachable";
    for (let turn = 0; turn < this.urls.length && outcome === "unreachable"; turn++) {
      outcome = await this.#judge(() => send(this.urls[(number + turn) % this.urls.length]!));
    }
    this.counts[outcome] += 1;
    if (outcome !== "answered") this.#lastTrouble = performance.now();
    if (outcome === "refused") this.slowestRefusal = Math.max(this.slowestRefusal, performance.now() - begun);
    return outcome;
  }

  async #judge(send: () => Promise<Received>): Promise<Outcome> {
    try {
      const { status, text } = await send();
      if (status === 200 && !text.startsWith("{")) return "answered";
      const { errors } = text.startsWith("{") ? (JSON.parse(text) as Answer) : {};
      if (status === 200 && !errors) return "answered";
      if (status === 503 || errors?.every(({ extensions }) => refusals.has(extensions.code))) return "refused";
      return this.#fail(`${status} ${text.slice(0, 300)}`);
    } catch (error) {
      const { name, message } = error as Error;
      return name === "TimeoutError" ? this.#fail(message) : "unreachable";
    }
  }

  #fail(what: string): Outcome {
    if (this.failures.length < 5) this.failures.push(what);
    return "failed";
  }
}

interface Looked {
  id: string;
  isThere: boolean;
  hasHistory: boolean;
}

async function lookAt(url: string, cookie: string, ids: readonly string[]): Promise<Looked[]> {
  const parts = ids.map(
    (id, at) =>
      `row${at}: bonus(id: "${id}") { id } history${at}: history(noun: BONUS, id: "${id}", first: 1) { edges { node { id } } }`,
  );
  const { text } = await postTo(url, `{ ${parts.join(" ")} }`, {}, cookie);
  const { data, errors } = JSON.parse(text) as Answer;
  if (!data || errors) throw new Error(`The rows could not be counted: ${text}`);
  return ids.map((id, at) => {
    const { edges } = data[`history${at}`] as { edges: unknown[] };
    return { id, isThere: data[`row${at}`] !== null, hasHistory: edges.length > 0 };
  });
}

const isHalf = ({ isThere, hasHistory }: Looked) => isThere !== hasHistory;

/**
 * Looks up rows and their history. If some are incomplete, looks again after a pause, because a write may have been in
 * progress.
 */
async function lookTwice(url: string, cookie: string, ids: readonly string[]): Promise<Looked[]> {
  const looked = await lookAt(url, cookie, ids);
  if (!looked.some(isHalf)) return looked;
  await new Promise((next) => setTimeout(next, longestRequest));
  return lookAt(url, cookie, ids);
}

/**
 * Counts the acknowledged rows that are lost. In `half`, counts the rows without history and the history without a row.
 */
export async function findLosses(url: string, cookie: string, load: Load): Promise<{ lost: number; half: number }> {
  const acknowledged = new Set(load.acknowledged);
  let [lost, half] = [0, 0];
  for (let start = 0; start < load.attempted.length; start += 5) {
    const looked = await lookTwice(url, cookie, load.attempted.slice(start, start + 5));
    lost += looked.filter(({ id, isThere }) => acknowledged.has(id) && !isThere).length;
    half += looked.filter(isHalf).length;
  }
  return { lost, half };
}
