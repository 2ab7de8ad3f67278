/**
 * `npm run audit` starts servers, attacks them with more requests than the tests send, and prints the results. It uses
 * the database at TEST_DATABASE_URL, or an embedded database if that variable is not set. `-- --count 1000` sends fewer
 * fuzzed operations. `-- --only TEXT` measures only the hostile documents whose names contain the text. `-- --part X`
 * runs one part: protocol, hostile, raw, stalled, fuzz, signIn, cpu or memory. `cpu` and `memory` measure the built
 * server (`npm run build`) on the embedded database. `memory` also measures PostgreSQL if TEST_DATABASE_URL is set.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { serverAudits } from "graphql-http";

import { hasPostgres } from "../../e2e/databases.js";
import { cleanUp } from "../../e2e/cleanup.js";
import { requestTimeout } from "../../server/shared/limits.js";
import { maxOutstanding } from "../../server/app/http/limits/connectionLimits.js";
import { stallTimeout } from "../../server/app/http/httpApp.js";
import { type DatabaseKind, startBuiltServer } from "./builtServer.js";
import { hostileRequests } from "../../server/test/hostile/hostileRequests.js";
import { measureMemory, memoryLoads } from "./measureMemory.js";
import { measureWork } from "./measureWork.js";
import {
  type RawRequest,
  rawRequests,
  readNothing,
  sendRaw,
  slowRequests,
} from "../../server/test/hostile/rawRequests.js";
import { runFuzz } from "../../server/test/hostile/runFuzz.js";
import { sendHostile } from "../../server/test/hostile/sendHostile.js";
import { measureSignIns } from "../../server/test/hostile/signInTimes.js";
import { startTestServer, type TestServer } from "../../server/test/startTestServer.js";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "100000" },
    part: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const fuzzed = Number(values.count);

const say = (line = "") => process.stdout.write(`${line}\n`);
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

async function auditProtocol({ url }: TestServer): Promise<boolean> {
  const results = await Promise.all(serverAudits({ url: `${url}/graphql` }).map((audit) => audit.fn()));
  const passed = results.filter(({ status }) => status === "ok").length;
  say(`GraphQL over HTTP: ${passed} of ${results.length} audits passed`);
  return passed === results.length;
}

async function auditHostile({ url }: TestServer): Promise<boolean> {
  let refused = 0;
  say(`\nHostile requests, each with the time until its rejection:`);
  for (const request of hostileRequests) {
    const { status, codes, isExecuted, milliseconds } = await sendHostile(url, request);
    const isRefused = codes.length === 1 && codes[0] === request.code && !isExecuted && status < 500;
    if (isRefused) refused += 1;
    say(
      `  ${isRefused ? "ok    " : "FAILED"} ${ms(milliseconds).padStart(10)}  ${status}  ${codes.join()}  ${request.name}`,
    );
  }
  say(`${refused} of ${hostileRequests.length} rejected with the expected code`);
  return refused === hostileRequests.length;
}

async function auditRaw({ url }: TestServer): Promise<boolean> {
  say("\nBytes that are not a valid request, each with the time until their rejection:");
  const timeout = requestTimeout + 10_000;
  const sendAll = (requests: RawRequest[]) =>
    Promise.all(requests.map(async (request) => ({ request, response: await sendRaw(url, request, timeout) })));
  const responses = [...(await sendAll(rawRequests)), ...(await sendAll(slowRequests))];
  for (const { request, response } of responses) {
    const outcome = response.code === request.code ? "ok    " : "FAILED";
    say(
      `  ${outcome} ${ms(response.milliseconds).padStart(10)}  ${response.status}  ${response.code}  ${request.name}`,
    );
  }
  return responses.every(({ request, response }) => response.code === request.code);
}

async function auditStalled({ url }: TestServer): Promise<boolean> {
  const asked = maxOutstanding;
  const pause = 2 * stallTimeout + 5_000;
  const buffered = await readNothing(url, { asked, pause });
  say(`\nOf ${asked} responses that the client did not read for ${pause / 1000} s, ${buffered} were still buffered`);
  return buffered < asked;
}

async function auditFuzz(server: TestServer): Promise<boolean> {
  const begun = performance.now();
  const { sent, outcomes, faults, slowestMilliseconds } = await runFuzz(server, fuzzed);
  const seconds = (performance.now() - begun) / 1000;
  say(`\nFuzz: ${sent} operations in ${seconds.toFixed(0)} s, the slowest response after ${ms(slowestMilliseconds)}`);
  for (const [outcome, count] of Object.entries(outcomes).toSorted(([, one], [, other]) => other - one))
    say(`  ${String(count).padStart(8)}  ${outcome}`);
  for (const { fault, operation } of faults.slice(0, 20)) say(`  FAILED ${fault}: ${operation.slice(0, 2_000)}`);
  say(`${faults.length} with a status of 500 or more, no response, or an unknown code`);
  return faults.length === 0;
}

async function auditSignIn(server: TestServer): Promise<boolean> {
  say("\nSign-in with a wrong password, time until the response:");
  for (const [who, { median, fastest, slowest }] of Object.entries(await measureSignIns(server)))
    say(`  ${who.padEnd(16)} median ${ms(median)}, from ${ms(fastest)} to ${ms(slowest)}`);
  return true;
}

/**
 * The maximum CPU time of a hostile document per charged unit, as a multiple of an ordinary list's CPU time per unit.
 */
const mostWork = 3;

/**
 * The maximum response time of /healthz while the server handles hostile documents, in ms. Checked only on a quiet
 * machine.
 */
const slowestHealth = 100;

/** The maximum resident memory that the documents in one load may add, in MiB. */
const mostMemory = 120;

const machine = () => {
  const [load = 0] = loadavg();
  return { isQuiet: load < cpus().length, text: `${cpus().length} cores, load ${load.toFixed(1)}` };
};

async function auditCpu(): Promise<boolean> {
  const { isQuiet, text } = machine();
  say(`\nCPU time of the built server per charged unit, on a ${isQuiet ? "quiet" : "busy"} machine (${text}).`);
  say("Rate limits are on. Each request has a new X-Forwarded-For address and counts as a new client.");
  const server = await startBuiltServer("embedded", "on");
  let ordinary = 0;
  let isWell = true;
  await measureWork(server, values.only, ({ name, cpu, units, perUnit, slowestHealth: health }) => {
    ordinary ||= perUnit;
    const isOk = perUnit <= mostWork * ordinary && (health <= slowestHealth || !isQuiet);
    isWell &&= isOk;
    const figures = [
      `${cpu.toFixed(1)} ms CPU`.padStart(13),
      `${units.toFixed(0)} units`.padStart(13),
      `${perUnit.toFixed(1)} us/unit`.padStart(15),
      `${(perUnit / ordinary).toFixed(2)}x`.padStart(7),
      `healthz ${health.toFixed(0)} ms`.padStart(15),
    ];
    say(`  ${isOk ? "ok    " : "FAILED"} ${figures.join("")}  ${name}`);
  });
  await server.stop();
  return isWell;
}

async function auditMemory(): Promise<boolean> {
  say(`\nResident memory of the built server, which may grow by ${mostMemory} MiB. Rate limits are off.`);
  let isWell = true;
  for (const kind of ["embedded", ...(hasPostgres ? ["postgresql"] : [])] as DatabaseKind[]) {
    for (const load of memoryLoads) {
      const server = await startBuiltServer(kind, "off");
      const { before, after } = await measureMemory(server, load);
      await server.stop();
      const isOk = after - before <= mostMemory;
      isWell &&= isOk;
      const figures = `${before.toFixed(0)} MiB, then ${after.toFixed(0)} MiB (${(after - before).toFixed(0)} more)`;
      say(`  ${isOk ? "ok    " : "FAILED"} ${kind.padEnd(10)} ${load.name}: ${figures}`);
    }
  }
  return isWell;
}

/** The parts that attack one shared server, which runs from the sources. */
const shared: Record<string, (server: TestServer) => Promise<boolean>> = {
  protocol: auditProtocol,
  hostile: auditHostile,
  raw: auditRaw,
  stalled: auditStalled,
  fuzz: auditFuzz,
  signIn: auditSignIn,
};
/** The parts that each start the built server. */
const built: Record<string, () => Promise<boolean>> = { cpu: auditCpu, memory: auditMemory };

const parts = [...Object.keys(shared), ...Object.keys(built)];
const chosen = values.part === undefined ? parts : parts.filter((part) => part === values.part);
if (chosen.length === 0) throw new Error(`Unknown part ${values.part}. Choose one of ${parts.join(", ")}.`);

let isWell = true;
if (chosen.some((part) => shared[part])) {
  const server = await startTestServer({ seed: true, hashesSlowly: true, env: { rateLimits: false } });
  say("Rate limits are off for this server. Their tests are in server/app/graphql/limits.");
  for (const part of chosen) isWell = ((await shared[part]?.(server)) ?? true) && isWell;
  await server.close();
}
try {
  for (const part of chosen) isWell = ((await built[part]?.()) ?? true) && isWell;
} finally {
  await cleanUp();
}
process.exit(isWell ? 0 : 1);
