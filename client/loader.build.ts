/**
 * The build plugin that inlines entryLoader.ts into index.html. The script replaces the tags that would fetch the
 * client immediately.
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

/** Creates the plugin. `loader` is the loader script's file. Vite writes the entry as the first tag. */
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
        // Replaces the first tag. After the style sheet, the script would wait for the style sheet.
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
