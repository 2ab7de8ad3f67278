/** A short form of each scenario of `npm run chaos`. */
import { type Postgres, startPostgres } from "./chaos/postgres.js";
import { scenarios } from "./chaos/scenarios.js";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});

const isRoot = process.getuid?.() === 0;

it.each(scenarios.filter(({ needsRoot }) => isRoot || !needsRoot))("$name. $promise", async ({ run }) => {
  const { answered, failed, lost, half, failures } = await run({ postgres, scale: 0.03 });
  expect(failures).toEqual([]);
  expect({ failed, lost, half }).toEqual({ failed: 0, lost: 0, half: 0 });
  expect(answered).toBeGreaterThan(0);
});
