/** Builds the client for the browser (dist/client) and, with --ssr, for the server that renders its pages (dist/ssr). */
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig, runnerImport, type Plugin } from "vite";
import { codeSplitting } from "./codeSplitting.build.ts";
import { pageLoader } from "./loader.build.ts";
import { serviceWorker } from "./serviceWorker.build.ts";

const root = import.meta.dirname;
type Sheets = { themeSheet: () => string; adminSheet: () => string };

/** The sheets by the names under which they are imported. */
const sheets: Readonly<Record<string, keyof Sheets>> = {
  "virtual:theme.css": "themeSheet",
  "virtual:admin.css": "adminSheet",
};
const resolvedSheets = new Map(Object.entries(sheets).map(([id, name]) => [id.replace("virtual:", "/@"), name]));

/** Compiles the theme, every `*.styles.ts` and, for the panel alone, every `*.adminStyles.ts`, so that no browser has to. */
function styleSheets(): Plugin {
  let sources: string[] = [];
  return {
    name: "style-sheets",
    resolveId: (id) => (id in sheets ? id.replace("virtual:", "/@") : undefined),
    async load(id) {
      const name = resolvedSheets.get(id);
      if (!name) return undefined;
      const file = resolve(root, "app/theme.sheet.ts");
      const { module, dependencies } = await runnerImport<Sheets>(file, { root, logLevel: "error" });
      sources = dependencies.map((source) => resolve(root, source));
      for (const source of sources) this.addWatchFile(source);
      return module[name]();
    },
    hotUpdate({ file, modules }) {
      if (!sources.includes(file)) return undefined;
      const affected = [...resolvedSheets.keys()].map((id) => this.environment.moduleGraph.getModuleById(id));
      return [...modules, ...affected.filter((one) => one !== undefined)];
    },
  };
}

/** Addresses that the API's server answers while Vite serves the client during development. */
const api = Object.fromEntries(
  ["/graphql", "/playground", "/schema.graphql", "/healthz", "/robots.txt", "/sitemap.xml"].map((path) => [
    path,
    // The server compares Host with Origin: both have to name the address that the browser shows.
    { target: `http://127.0.0.1:${process.env["PORT"] ?? 4000}`, changeOrigin: false },
  ]),
);

export default defineConfig(({ isSsrBuild }) => ({
  root,
  envDir: resolve(root, "env"),
  plugins: [
    react(),
    styleSheets(),
    !isSsrBuild && pageLoader(resolve(root, "entryLoader.ts")),
    !isSsrBuild && serviceWorker(resolve(root, "entryWorker.ts")),
  ],
  server: { proxy: api },
  // In one piece: as packages, what the pages import is more than 1,300 modules, which took the start two seconds.
  ssr: { noExternal: true },
  // Not the playground's page, which has a build of its own.
  optimizeDeps: { entries: ["index.html"] },
  build: isSsrBuild
    ? {
        outDir: "../dist/ssr",
        emptyOutDir: true,
        target: "node20",
        copyPublicDir: false,
        rolldownOptions: { input: resolve(root, "entryServer.tsx") },
      }
    : {
        outDir: "../dist/client",
        emptyOutDir: true,
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting } },
      },
}));
