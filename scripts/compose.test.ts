import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

/** The variables that docker-compose.yml sets itself, or that make no sense for its servers. */
const own = ["HOST", "DATABASE_URL", "DATA_DIR", "REDIS_URL", "TRUSTED_PROXIES", "IMAGE_DIR"];

it("docker-compose.yml passes every variable of .env.example to the servers", () => {
  const variables = namesIn(readFileSync(".env.example", "utf8"), /^#?([A-Z][A-Z0-9_]+)=/gm);
  const passed = namesIn(readFileSync("docker-compose.yml", "utf8"), /\$\{([A-Z0-9_]+):-/g);
  expect(variables.length).toBeGreaterThan(25);
  expect(variables.filter((name) => !passed.includes(name) && !own.includes(name))).toEqual([]);
});
