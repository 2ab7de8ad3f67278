import { fileURLToPath } from "node:url";

// Bundles the server and the operator's commands, so a process start reads a few files instead of 2,000.
export default {
  input: {
    main: "server/main.ts",
    admin: "scripts/commands/admin.ts",
    backup: "scripts/commands/backup.ts",
    seed: "scripts/commands/seed.ts",
    encoderProcess: "server/platform/images/encoderProcess.ts",
    brandProcess: "server/platform/images/brandProcess.ts",
  },
  platform: "node",
  // The tsconfig enables decorator metadata, which TypeORM and TypeGraphQL need.
  tsconfig: "server/tsconfig.json",
  // Apollo's package reaches Node's hashes through `module.require`. A bundle has none, so it falls back to JavaScript.
  resolve: { alias: { "@apollo/utils.createhash": fileURLToPath(new URL("nodeHash.mjs", import.meta.url)) } },
  // These packages read other files at run time: WebAssembly and native code.
  external: [/^@electric-sql\/pglite/, "@node-rs/argon2", "sharp", "pg-native"],
  // Tree shaking removes calls that exist only for their errors, such as decodeURIComponent in a `try` block.
  treeshake: false,
  output: { format: "esm", chunkFileNames: "chunks/[name]-[hash].js", minify: false },
  logLevel: "warn",
};
