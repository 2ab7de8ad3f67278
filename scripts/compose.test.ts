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

it("docker-compose.yml limits the logs of every service and the memory of the servers, and trusts OUTER_PROXY", () => {
  const compose = readFileSync("docker-compose.yml", "utf8");
  const [, services = ""] = /^services:\n([^]*?)^\S/m.exec(compose)!;
  const definitions = services.split(/^ {2}(?=[\w-]+:$)/m).filter((text) => /^[\w-]+:/.test(text));
  expect(definitions).toHaveLength(5);
  for (const definition of definitions) expect(definition).toMatch(/<<: \*(?:service|server)$/m);
  const [, service, server] = /^x-service: &service\n([^]*?)^x-server: &server\n([^]*?)^services:/m.exec(compose)!;
  expect(service).toMatch(/max-size: \d+m\n\s+max-file: "\d+"/);
  expect(server).toMatch(/^ {2}<<: \*service\n[^]*^ {2}mem_limit: /m);
  expect(server).toMatch(/^ {4}TRUSTED_PROXIES: .*\$\{OUTER_PROXY:-/m);
  expect(compose).toMatch(/trusted_proxies static \$\{OUTER_PROXY:-/);
});
