/** Sends random operations to a server, half of them as an owner, and checks every response. */
import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { errorMeanings } from "../../shared/errors.js";
import { makeAccount, makeCookie } from "../sessions/signedIn.js";
import type { TestServer } from "../startTestServer.js";
import { Fuzzer } from "./fuzz.js";

export interface FuzzRun {
  sent: number;
  /** The number of responses for each error code. Responses without an error count as `answered`. */
  outcomes: Record<string, number>;
  /** The responses that break a rule that every response must follow, each with its operation. */
  faults: { fault: string; operation: string }[];
  slowestMilliseconds: number;
}

const knownCodes = new Set<string>(Object.keys(errorMeanings));

/** How long to wait for a response before it counts as missing, in ms. */
const timeout = 10_000;

/** After this many operations, a worker gets a new session, because some operations end the session. */
const signInEvery = 10;

/**
 * @param count The number of operations, whose seeds start at 1.
 * @param atOnce How many operations run at the same time.
 */
export async function runFuzz({ url, database }: TestServer, count: number, atOnce = 8): Promise<FuzzRun> {
  const run: FuzzRun = { sent: 0, outcomes: {}, faults: [], slowestMilliseconds: 0 };
  const fuzzer = new Fuzzer(buildGraphqlSchema());
  // Each worker has its own account, because an operation can end all other sessions of its account.
  const work = async () => {
    const account = await makeAccount(database.dataSource);
    let cookie = "";
    for (let sentHere = 0; run.sent < count; sentHere += 1) {
      run.sent += 1;
      const seed = run.sent;
      if (sentHere % signInEvery === 0) cookie = await makeCookie(database.dataSource, account);
      const body = JSON.stringify(fuzzer.make(seed));
      const begun = performance.now();
      const answer = await send(url, body, seed % 2 === 0 ? { cookie } : {});
      run.slowestMilliseconds = Math.max(run.slowestMilliseconds, performance.now() - begun);
      const outcomes = answer.codes.length > 0 ? answer.codes : ["answered"];
      for (const code of outcomes) run.outcomes[code] = (run.outcomes[code] ?? 0) + 1;
      const fault = faultOf(answer);
      if (fault !== null) run.faults.push({ fault, operation: body });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return run;
}

interface FuzzResponse {
  status: number;
  /** The distinct error codes in the response. */
  codes: string[];
  /** The number of resolved fields, whose reported cost is `cost`. */
  fields: number;
  cost: number;
}

interface Body {
  errors?: { extensions?: { code?: string } }[];
  data?: unknown;
  extensions?: { cost: number | null };
}

async function send(url: string, body: string, headers: Record<string, string>): Promise<FuzzResponse> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(timeout),
    });
    const { errors = [], data, extensions } = (await response.json()) as Body;
    const codes = [...new Set(errors.map((error) => String(error.extensions?.code)))];
    return { status: response.status, codes, fields: countFields(data), cost: extensions?.cost ?? 0 };
  } catch (error) {
    return { status: 0, codes: [String(error)], fields: 0, cost: 0 };
  }
}

/** Counts the fields in the data, except `__typename`, which costs nothing. */
function countFields(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const own = Array.isArray(data) ? 0 : Object.keys(data).filter((name) => name !== "__typename").length;
  return Object.values(data).reduce<number>((sum, value) => sum + countFields(value), own);
}

function faultOf({ status, codes, fields, cost }: FuzzResponse): string | null {
  if (status === 0) return `no response: ${codes.join()}`;
  if (status >= 500) return `status ${status}`;
  if (fields > cost && codes.length === 0) return `${fields} fields for ${cost} units`;
  const wrong = codes.filter((code) => !knownCodes.has(code) || code === "INTERNAL_SERVER_ERROR");
  return wrong.length > 0 ? wrong.join() : null;
}
