/** The build's part that puts entryLoader.ts into index.html, in place of the tags that fetch the client at once. */
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

/** `loader` is the script's own file. The entry is the first tag that Vite writes. */
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
        // In the first one's place: after the style sheet it would wait for it.
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
