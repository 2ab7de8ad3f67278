// Module hooks that compile imported TypeScript files with swc. They include decorator metadata.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "@swc/core";

const SOURCE = /^file:(?!.*\/node_modules\/).*\.tsx?$/;

/** Resolves `./x.js`, the name of a compiled file, to its source file `./x.ts` or `./x.tsx`. */
export function resolve(specifier, context, nextResolve) {
  if (SOURCE.test(context.parentURL ?? "") && /^\.{1,2}\/.*\.js$/.test(specifier)) {
    const stem = new URL(specifier, context.parentURL).href.slice(0, -".js".length);
    const url = [`${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(fileURLToPath(candidate)));
    if (url) return { url, format: "module", shortCircuit: true };
  }
  return nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  const [href] = url.split("?");
  if (!SOURCE.test(href)) return nextLoad(url, context);
  const filename = fileURLToPath(href);
  const { code } = await transform(await readFile(filename, "utf8"), {
    filename,
    swcrc: false,
    configFile: false,
    sourceMaps: "inline",
    jsc: {
      target: "es2022",
      keepClassNames: true,
      parser: { syntax: "typescript", tsx: filename.endsWith(".tsx"), decorators: true },
      // As in server/tsconfig.json, a class field without an initial value creates no property.
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: "automatic" },
      },
    },
    module: { type: "es6" },
  });
  return { format: "module", source: code, shortCircuit: true };
}
