/**
 * Builds the client for the browser (dist/client). With --ssr, builds it for the server that renders the pages
 * (dist/ssr).
 */
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import { resolve } from "node:path";
import { defaultClientConditions, defineConfig } from "vite";
import { codeSplitting } from "./build/codeSplitting.js";
import { pageLoader } from "./build/loader.js";
import { serviceWorker } from "./build/serviceWorker.js";
import { shakeRouter } from "./build/treeShaking.js";

const root = import.meta.dirname;

/** The paths that Vite's development server forwards to the API server. */
const api = Object.fromEntries(
  ["/graphql", "/playground", "/schema.graphql", "/healthz", "/robots.txt", "/sitemap.xml", "/logos", "/tiles"].map(
    (path) => [
      path,
      // `changeOrigin: false` keeps the browser's Host header, because the API server compares Host with Origin.
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
  // With this condition, RxJS provides its modern code. Otherwise, the scripts would include helpers for old browsers.
  environments: { client: { resolve: { conditions: ["es2015", ...defaultClientConditions] } } },
  // Otherwise, Lightning CSS would add variables to every `color-scheme` to imitate `light-dark()`, which no rule uses.
  css: { lightningcss: { exclude: Features.LightDark } },
  server: { proxy: api },
  // Bundles all packages. The pages import more than 1,300 modules from packages. Loading them one by one would add two
  // seconds to the startup.
  ssr: { noExternal: true },
  // Lists only the site's page. The playground's page has a separate build.
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
        // A browser that can't preload modules loads the same scripts slightly later, which is acceptable.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting } },
      },
}));
