/**
 * Builds the client for the browser (dist/client) and, with --ssr, for the server that renders its pages (dist/ssr).
 */
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defaultClientConditions, defineConfig } from "vite";
import { codeSplitting } from "./codeSplitting.build.js";
import { pageLoader } from "./loader.build.js";
import { serviceWorker } from "./serviceWorker.build.js";
import { shakeRouter } from "./treeShaking.build.js";

const root = import.meta.dirname;

/** The paths that the API server handles while Vite serves the client in development. */
const api = Object.fromEntries(
  ["/graphql", "/playground", "/schema.graphql", "/healthz", "/robots.txt", "/sitemap.xml", "/logos", "/tiles"].map(
    (path) => [
      path,
      // The server compares Host with Origin, so both must match the URL in the browser.
      { target: `http://127.0.0.1:${process.env["PORT"] ?? 4000}`, changeOrigin: false },
    ],
  ),
);

export default defineConfig(({ isSsrBuild }) => ({
  root,
  envDir: resolve(root, "env"),
  plugins: [
    react(),
    !isSsrBuild && shakeRouter(),
    !isSsrBuild && pageLoader(resolve(root, "entryLoader.ts")),
    !isSsrBuild && serviceWorker(resolve(root, "entryWorker.ts")),
  ],
  // RxJS has its modern classes under this condition. Without it, the scripts include helpers for old browsers.
  environments: { client: { resolve: { conditions: ["es2015", ...defaultClientConditions] } } },
  server: { proxy: api },
  // Bundles the packages. The pages import more than 1,300 of their modules, and loading each separately slowed the
  // start by two seconds.
  ssr: { noExternal: true },
  // Excludes the playground's page, which has its own build.
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
        // A browser without module preloading loads the same scripts slightly later.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting } },
      },
}));
