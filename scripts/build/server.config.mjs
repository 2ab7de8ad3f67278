import { fileURLToPath } from "node:url";
import { thirdPartyLicenses } from "./thirdPartyLicenses.mjs";

// Bundles the server and the operator's commands. A process then reads a few files at startup instead of 2,000.
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
  // This tsconfig turns on decorator metadata, which TypeORM and TypeGraphQL need.
  tsconfig: "server/tsconfig.json",
  // Apollo's package loads Node's hash functions through `module.require`, which does not exist in a bundle. Without
  // this alias, the package would fall back to a JavaScript implementation.
  resolve: { alias: { "@apollo/utils.createhash": fileURLToPath(new URL("nodeHash.mjs", import.meta.url)) } },
  // At run time, these packages read other files, such as WebAssembly and native code.
  external: [/^@electric-sql\/pglite/, "@node-rs/argon2", "sharp", "pg-native"],
  // Tree shaking would remove calls whose only purpose is to throw, such as decodeURIComponent in a `try` block.
  treeshake: false,
  // The output has no JSDoc comments, some of which contain licenses.
  plugins: [thirdPartyLicenses()],
  output: {
    format: "esm",
    chunkFileNames: "chunks/[name]-[hash].js",
    // V8 keeps a source text with characters outside Latin-1 in twice the memory (decision 073).
    comments: { legal: true, annotation: false, jsdoc: false },
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  },
  logLevel: "warn",
};
