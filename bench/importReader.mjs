// A separate process that sends a request every 100 ms, even if the previous response has not arrived. It reports how
// long each request took.
const every = 100;
const [, , url] = process.argv;
const queries = {
  // This query is different each time, so the response cache never has an entry for it.
  fresh: () => `{ casino(slug: "bench-${before + asked}") { name rating review { about } } }`,
  list: "{ casinos(first: 24) { nodes { name slug rating } } }",
  casino: '{ casino(slug: "bench-1") { name review { about } bonuses { title } } }',
  games: "{ games(first: 24) { nodes { name provider } } }",
  search: '{ casinos(first: 24, filter: { search: "fast withdrawal" }) { nodes { name } } }',
};

let waits = [];
let asked = 0;
let before = 0;

async function ask() {
  const kind = Object.keys(queries)[asked++ % 5];
  const query = typeof queries[kind] === "function" ? queries[kind]() : queries[kind];
  const begun = performance.now();
  let isRefused = false;
  try {
    const body = JSON.stringify({ query });
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    isRefused = "errors" in (await response.json());
  } catch {
    isRefused = true;
  }
  waits.push({ kind, milliseconds: performance.now() - begun, isRefused });
}

let timer = setInterval(ask, every);

process.on("message", async () => {
  // A request that is in progress when a step ends counts toward that step.
  clearInterval(timer);
  while (waits.length < asked) await new Promise((again) => setTimeout(again, 5));
  process.send(waits);
  waits = [];
  before += asked;
  asked = 0;
  timer = setInterval(ask, every);
});
