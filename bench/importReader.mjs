// A reader in a thread of its own: asks every 25 ms whether or not the one before was answered, and says how long each waited.
import { parentPort, workerData } from "node:worker_threads";

const every = 25;
const queries = [
  "{ casinos(first: 24) { nodes { name slug rating } } }",
  '{ casino(slug: "bench-1") { name review { about } bonuses { title } } }',
  "{ games(first: 24) { nodes { name provider } } }",
  '{ casinos(first: 24, filter: { search: "fast withdrawal" }) { nodes { name } } }',
];

let waits = [];
let asked = 0;

async function ask() {
  const query = queries[asked++ % queries.length];
  const begun = performance.now();
  const response = await fetch(`${workerData.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { errors } = await response.json();
  waits.push({ query, milliseconds: performance.now() - begun, isRefused: Boolean(errors) });
}

const failed = (error) => waits.push({ query: String(error), milliseconds: 0, isRefused: true });
let timer = setInterval(() => ask().catch(failed), every);

parentPort.on("message", async (message) => {
  if (message === "stop") {
    clearInterval(timer);
    parentPort.close();
    return;
  }
  // What is under way when a phase ends belongs to it.
  clearInterval(timer);
  while (waits.length < asked) await new Promise((again) => setTimeout(again, 5));
  parentPort.postMessage(waits);
  waits = [];
  asked = 0;
  timer = setInterval(() => ask().catch(failed), every);
});
