/**
 * The four suites. `npm test` builds what they need and runs them all.
 *
 * Node 20 can't load a TypeScript configuration by itself, hence the loader.
 * @jest-config-loader esbuild-register
 */
import type { Config } from "jest";

/** Compiles TypeScript in the same way as scripts/tsHooks.mjs. */
function swc(tsx: boolean): [string, Record<string, unknown>] {
  const transform = {
    legacyDecorator: true,
    decoratorMetadata: true,
    useDefineForClassFields: false,
    react: { runtime: "automatic" },
    // Vite fills this in when it builds the client, but Jest does not use Vite.
    optimizer: { globals: { vars: { "import.meta.env": "globalThis.viteEnv" } } },
  };
  const parser = { syntax: "typescript", tsx, decorators: true };
  return [
    "@swc/jest",
    {
      swcrc: false,
      jsc: { target: "es2022", keepClassNames: true, parser, transform },
      module: { type: "es6" },
    },
  ];
}

const modules = {
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "^.+\\.ts$": swc(false), "^.+\\.tsx$": swc(true) },
  // Source files import `./x.js`, the name that the built file will have.
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
};

const viteEnv = {
  VITE_GRAPHQL_URL: "http://localhost/graphql",
  MODE: "test",
  DEV: false,
  PROD: false,
  SSR: false,
  BASE_URL: "/",
};

const client = {
  ...modules,
  runner: "<rootDir>/scripts/jest/runner.mjs",
  setupFiles: ["<rootDir>/client/test/network.ts"],
  setupFilesAfterEnv: ["<rootDir>/client/test/setup.ts"],
  // What Vite fills in when it builds the client.
  globals: { viteEnv },
};

const config: Config = {
  // On a busy machine, creating an embedded database takes seconds.
  testTimeout: 180_000,
  // Jest's default is one worker fewer than there are cores. On a machine with two cores, half of the CPU time would go
  // unused.
  maxWorkers: 2,
  projects: [
    {
      ...modules,
      displayName: "tools",
      runner: "<rootDir>/scripts/jest/runner.mjs",
      testMatch: ["<rootDir>/scripts/**/*.test.ts", "<rootDir>/shared/**/*.test.ts"],
    },
    {
      ...modules,
      displayName: "server",
      runner: "<rootDir>/scripts/jest/runner.mjs",
      testMatch: ["<rootDir>/server/**/*.test.ts"],
    },
    {
      ...client,
      displayName: "client",
      testMatch: [
        "<rootDir>/client/**/*.test.{ts,tsx}",
        "!**/client/entry{Server,Worker}*.test.ts",
        "!**/client/graphql/mock.test.tsx",
      ],
      setupFiles: ["<rootDir>/scripts/jest/document.mjs", "<rootDir>/client/test/network.ts"],
    },
    {
      ...client,
      displayName: "client without a document",
      testMatch: ["<rootDir>/client/entry{Server,Worker}*.test.ts"],
    },
    {
      ...client,
      displayName: "client without an API",
      testMatch: ["<rootDir>/client/graphql/mock.test.tsx"],
      setupFiles: ["<rootDir>/scripts/jest/document.mjs", "<rootDir>/client/test/network.ts"],
      globals: { viteEnv: { ...viteEnv, VITE_GRAPHQL_URL: "" } },
    },
    {
      ...modules,
      displayName: "e2e",
      runner: "<rootDir>/scripts/jest/runner.mjs",
      testMatch: ["<rootDir>/e2e/**/*.test.ts"],
      globalSetup: "<rootDir>/scripts/jest/e2eServer.mjs",
      globalTeardown: "<rootDir>/scripts/jest/stopE2eServer.mjs",
    },
  ],
};

export default config;
