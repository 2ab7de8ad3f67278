/**
 * The build plugin that creates the service worker. The service worker contains a list of all files of the public
 * pages.
 */
import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** Matches the entry of the admin panel. The service worker never caches files that only editors need. */
const editorsOnly = /\/admin\/shell\/AdminRoute\.tsx$/;

/** Returns the chunks that public pages may load. */
function visitorChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const found = new Set<Rolldown.OutputChunk>();
  const waiting = chunks.filter((chunk) => chunk.isEntry);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk) || editorsOnly.test(chunk.facadeModuleId ?? "")) continue;
    found.add(chunk);
    const next = [...chunk.imports, ...chunk.dynamicImports];
    waiting.push(...chunks.filter(({ fileName }) => next.includes(fileName)));
  }
  return [...found];
}

/** Returns all files of the public pages: scripts, styles and fonts. */
function visitorFiles(bundle: Bundle): string[] {
  const files = visitorChunks(bundle).flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
  return [...new Set(files)].toSorted().map((file) => `/${file}`);
}

function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name];
  return file?.type === "asset" ? String(file.source) : "";
}

async function compile(entry: string, release: { version: string; files: string[] }): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { BUILT_RELEASE: JSON.stringify(release) },
    build: { write: false, rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  const [result] = [built].flat() as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? "";
}

/** Adds /sw.js to the client's build. `entry` is the path of the service worker's source file. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = visitorFiles(bundle);
        const content = [...files, textOf(bundle, "index.html")].join("\n");
        const version = createHash("sha256").update(content).digest("hex").slice(0, 16);
        this.emitFile({ type: "asset", fileName: "sw.js", source: await compile(entry, { version, files }) });
      },
    },
  };
}
