// Module hooks for test files. What Vite does for the client when it builds it, these hooks do for its tests.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// `@jest/globals` itself works only in Jest's default runner.
const GLOBALS = new URL("./globals.mjs", import.meta.url).href;
const EMPTY_STYLE = new URL("./emptyStyle.mjs", import.meta.url).href;

/**
 * Chakra consists of 1,300 modules. Node asks the hooks of another thread about each ES module, but not about CommonJS
 * modules, so the CommonJS version loads in a third of the time.
 */
const CHAKRA = /^@chakra-ui\/react(?:\/|$)/;

/** The client imports its own files without an extension. */
function findSource(specifier, parentUrl) {
  if (!/^\.{1,2}\//.test(specifier) || !/^file:(?!.*\/node_modules\/).*\/client\//.test(parentUrl ?? ""))
    return undefined;
  const [path, query] = specifier.split("?");
  const stem = new URL(path, parentUrl).href;
  const url = [`${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(fileURLToPath(candidate)));
  return url && (query ? `${url}?${query}` : url);
}

export function resolve(specifier, context, nextResolve) {
  if (specifier === "@jest/globals") return { url: GLOBALS, format: "module", shortCircuit: true };
  if (/\.css(\?.*)?$/.test(specifier)) return { url: EMPTY_STYLE, format: "module", shortCircuit: true };
  const source = findSource(specifier, context.parentURL);
  if (source) return { url: source, format: "module", shortCircuit: true };
  if (CHAKRA.test(specifier)) return nextResolve(specifier, { ...context, conditions: ["node", "require"] });
  return nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (typeof loaded.source !== "string" || !loaded.source.includes("import.meta.env")) return loaded;
  return { ...loaded, source: loaded.source.replaceAll("import.meta.env", "globalThis.viteEnv") };
}
