/**
 * The build plugin that inlines entryLoader.ts in index.html. The script replaces the tags that would load the app's
 * scripts immediately.
 */
import { build, type Plugin, type Rolldown } from "vite";

const moduleTags =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

async function compile(loader: string, scripts: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { BUILT_SCRIPTS: JSON.stringify(scripts) },
    build: { write: false, target: "es2022", rolldownOptions: { input: loader, output: { format: "iife" } } },
  });
  const [result] = [built].flat() as Rolldown.RolldownOutput[];
  return (result?.output[0].code ?? "").trim();
}

/** Creates the plugin. `loader` is the path of the loader script. Vite lists the entry script first. */
export function pageLoader(loader: string): Plugin {
  return {
    name: "page-loader",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const scripts = [...html.matchAll(moduleTags)].map(([, address = ""]) => address);
        const code = await compile(loader, scripts);
        // The loader replaces the first tag, before the style sheet. After the style sheet, the loader would have to
        // wait for it.
        let isPlaced = false;
        return html.replaceAll(moduleTags, () => {
          const tag = isPlaced ? "" : `\n    <script>${code}</script>`;
          isPlaced = true;
          return tag;
        });
      },
    },
  };
}
