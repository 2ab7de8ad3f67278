// `npm run audit`: attacks a server of its own with all that the tests try a part of, and prints what came back.
// On the database of TEST_DATABASE_URL where it is set, else on an embedded one. `-- --count 1000` fuzzes less.
import { serverAudits } from "graphql-http";

import { maxOutstanding, requestTimeout, stallTimeout } from "../server/shared/limits.js";
import { hostileRequests } from "../server/test/hostile/hostileRequests.js";
import {
  type RawRequest,
  rawRequests,
  readNothing,
  sendRaw,
  slowRequests,
} from "../server/test/hostile/rawRequests.js";
import { runFuzz } from "../server/test/hostile/runFuzz.js";
import { sendHostile } from "../server/test/hostile/sendHostile.js";
import { measureSignIns } from "../server/test/hostile/signInTimes.js";
import { startTestServer, type TestServer } from "../server/test/startTestServer.js";

const fuzzed = Number(/--count[= ](\d+)/.exec(process.argv.join(" "))?.[1] ?? 100_000);

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
  say(`\nHostile requests, each with the time to its refusal:`);
  for (const request of hostileRequests) {
    const { status, codes, isExecuted, milliseconds } = await sendHostile(url, request);
    const isRefused = codes.length === 1 && codes[0] === request.code && !isExecuted && status < 500;
    if (isRefused) refused += 1;
    say(
      `  ${isRefused ? "ok    " : "FAILED"} ${ms(milliseconds).padStart(10)}  ${status}  ${codes.join()}  ${request.name}`,
    );
  }
  say(`${refused} of ${hostileRequests.length} refused with the right code`);
  return refused === hostileRequests.length;
}

async function auditRaw({ url }: TestServer): Promise<boolean> {
  say("\nBytes that are no request, each with the time to its refusal:");
  const patience = requestTimeout + 10_000;
  const sendAll = (requests: RawRequest[]) =>
    Promise.all(requests.map(async (request) => ({ request, answer: await sendRaw(url, request, patience) })));
  const answers = [...(await sendAll(rawRequests)), ...(await sendAll(slowRequests))];
  for (const { request, answer } of answers) {
    const outcome = answer.code === request.code ? "ok    " : "FAILED";
    say(`  ${outcome} ${ms(answer.milliseconds).padStart(10)}  ${answer.status}  ${answer.code}  ${request.name}`);
  }
  return answers.every(({ request, answer }) => answer.code === request.code);
}

async function auditStalled({ url }: TestServer): Promise<boolean> {
  const asked = maxOutstanding;
  const pause = 2 * stallTimeout + 5_000;
  const kept = await readNothing(url, { asked, pause });
  say(`\nOf ${asked} answers that nobody read for ${pause / 1000} s, ${kept} were still there`);
  return kept < asked;
}

async function auditFuzz(server: TestServer): Promise<boolean> {
  const begun = performance.now();
  const { sent, outcomes, faults, slowestMilliseconds } = await runFuzz(server, fuzzed);
  const seconds = (performance.now() - begun) / 1000;
  say(`\nFuzz: ${sent} operations in ${seconds.toFixed(0)} s, the slowest answer after ${ms(slowestMilliseconds)}`);
  for (const [outcome, count] of Object.entries(outcomes).toSorted(([, one], [, other]) => other - one))
    say(`  ${String(count).padStart(8)}  ${outcome}`);
  for (const { fault, operation } of faults.slice(0, 20)) say(`  FAILED ${fault}: ${operation.slice(0, 2_000)}`);
  say(`${faults.length} with a status of 500 or more, no answer, or a code that is not in the list`);
  return faults.length === 0;
}

async function auditSignIn(server: TestServer): Promise<boolean> {
  say("\nSign-in with a wrong password, milliseconds to the answer:");
  for (const [who, { median, fastest, slowest }] of Object.entries(await measureSignIns(server)))
    say(`  ${who.padEnd(16)} median ${ms(median)}, from ${ms(fastest)} to ${ms(slowest)}`);
  return true;
}

const server = await startTestServer({ seed: true, env: { rateLimits: false } });
say("Rate limits are off for this run; their tests stand in server/app/limits.");
const results: boolean[] = [];
for (const audit of [auditProtocol, auditHostile, auditRaw, auditStalled, auditFuzz, auditSignIn])
  results.push(await audit(server));
await server.close();
process.exit(results.every(Boolean) ? 0 : 1);
