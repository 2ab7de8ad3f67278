/** Sends made-up operations to a server, every second one as an editor, and looks at every answer. */
import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { errorCodes } from "../../shared/errors.js";
import { makeAccount, makeCookie } from "../signedIn.js";
import type { TestServer } from "../startTestServer.js";
import { Fuzzer } from "./fuzz.js";

export interface FuzzRun {
  sent: number;
  /** How often each outcome came: a code, or `answered`. */
  outcomes: Record<string, number>;
  /** What must never happen, with the operation that made it happen. */
  faults: { fault: string; operation: string }[];
  slowestMilliseconds: number;
}

const known = new Set<string>(Object.values(errorCodes));

/** Milliseconds after which an answer counts as a hang. */
const patience = 10_000;

/** Operations after which the editor signs in again: some of them end their session. */
const signInEvery = 50;

/** @param count From seed 1 up, `atOnce` at a time. */
export async function runFuzz({ url, database }: TestServer, count: number, atOnce = 8): Promise<FuzzRun> {
  const run: FuzzRun = { sent: 0, outcomes: {}, faults: [], slowestMilliseconds: 0 };
  const fuzzer = new Fuzzer(buildGraphqlSchema());
  const account = await makeAccount(database.dataSource);
  let cookie = "";
  const work = async () => {
    while (run.sent < count) {
      run.sent += 1;
      const seed = run.sent;
      if (seed % signInEvery === 1) cookie = await makeCookie(database.dataSource, account);
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

interface FuzzAnswer {
  status: number;
  /** Every distinct code of the answer's errors. */
  codes: string[];
  /** Fields that were answered, and what they were said to cost. */
  fields: number;
  cost: number;
}

interface Body {
  errors?: { extensions?: { code?: string } }[];
  data?: unknown;
  extensions?: { cost: number | null };
}

async function send(url: string, body: string, headers: Record<string, string>): Promise<FuzzAnswer> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(patience),
    });
    const { errors = [], data, extensions } = (await response.json()) as Body;
    const codes = [...new Set(errors.map((error) => String(error.extensions?.code)))];
    return { status: response.status, codes, fields: countFields(data), cost: extensions?.cost ?? 0 };
  } catch (error) {
    return { status: 0, codes: [String(error)], fields: 0, cost: 0 };
  }
}

/** The name of a type costs nothing, and the limit on aliases keeps it from being asked for often. */
function countFields(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const own = Array.isArray(data) ? 0 : Object.keys(data).filter((name) => name !== "__typename").length;
  return Object.values(data).reduce<number>((sum, value) => sum + countFields(value), own);
}

function faultOf({ status, codes, fields, cost }: FuzzAnswer): string | null {
  if (status === 0) return `no answer: ${codes.join()}`;
  if (status >= 500) return `status ${status}`;
  if (fields > cost && codes.length === 0) return `${fields} fields for ${cost} units`;
  const wrong = codes.filter((code) => !known.has(code) || code === errorCodes.internalServerError);
  return wrong.length > 0 ? wrong.join() : null;
}
