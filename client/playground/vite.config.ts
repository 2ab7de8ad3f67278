// GraphiQL has a separate build, because it is as large as the whole site and only developers open it.
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "/playground/",
  publicDir: false,
  build: { outDir: "../../dist/playground", chunkSizeWarningLimit: 5000 },
  worker: { format: "es" },
});
