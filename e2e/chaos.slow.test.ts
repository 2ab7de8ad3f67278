/** Runs a short version of every scenario in `npm run chaos`. */
import { type Ground, prepareGround, runScenario } from "./chaos/harness.js";
import { pace } from "./chaos/load.js";
import { startPostgres } from "./chaos/postgres.js";
import { scenarios } from "./chaos/scenarios.js";

let ground: Ground;
beforeAll(async () => {
  Object.assign(pace, { timeout: 30_000, pause: 40 });
  ground = prepareGround(await startPostgres(), 0.03);
});

const isRoot = process.getuid?.() === 0;

it.each(scenarios.filter(({ needsRoot }) => isRoot || !needsRoot))("$name. $promise", async (scenario) => {
  const { answered, failed, lost, half, failures } = await runScenario(scenario, ground);
  expect(failures).toEqual([]);
  expect({ failed, lost, half }).toEqual({ failed: 0, lost: 0, half: 0 });
  expect(answered).toBeGreaterThan(0);
});
