// GraphiQL is built apart from the site: it is as large as all of it, and only developers open it.
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "/playground/",
  publicDir: false,
  build: { outDir: "../../dist/playground", chunkSizeWarningLimit: 5000 },
  worker: { format: "es" },
});
