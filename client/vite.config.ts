/** Builds the client for the browser (dist/client) and, with --ssr, for the server that renders its pages (dist/ssr). */
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig, runnerImport, type Plugin } from "vite";
import { serviceWorker } from "./serviceWorker.build.ts";

const root = import.meta.dirname;
const sheetId = "virtual:theme.css";
const resolvedSheetId = "/@theme.css";

/** Compiles the theme and every `*.styles.ts` into one style sheet, so that no visitor's browser has to. */
function themeSheet(): Plugin {
  let sources: string[] = [];
  return {
    name: "theme-sheet",
    resolveId: (id) => (id === sheetId ? resolvedSheetId : undefined),
    async load(id) {
      if (id !== resolvedSheetId) return undefined;
      const file = resolve(root, "app/theme.sheet.ts");
      const { module, dependencies } = await runnerImport<{ themeSheet: () => string }>(file, {
        root,
        logLevel: "error",
      });
      sources = dependencies.map((source) => resolve(root, source));
      for (const source of sources) this.addWatchFile(source);
      return module.themeSheet();
    },
    hotUpdate({ file, modules }) {
      if (!sources.includes(file)) return undefined;
      const sheet = this.environment.moduleGraph.getModuleById(resolvedSheetId);
      return sheet ? [...modules, sheet] : undefined;
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
  plugins: [react(), themeSheet(), !isSsrBuild && serviceWorker(resolve(root, "entryWorker.ts"))],
  server: { proxy: api },
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
    : { outDir: "../dist/client", emptyOutDir: true, manifest: true, target: "es2022", assetsInlineLimit: 0 },
}));
