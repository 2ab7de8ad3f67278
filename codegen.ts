/**
 * For each .graphql file in the client, generates a .generated.ts file next to it, which contains the types and
 * documents of its operations and fragments. Two more files contain what these files share: the enums and inputs of
 * schema.graphql, and the manifest of documents.
 */
const SCHEMA_TYPES = "client/graphql/schemaTypes.generated.ts";

const config = {
  schema: "schema.graphql",
  documents: ["client/**/*.graphql"],
  config: {
    useTypeImports: true,
    strictScalars: true,
    scalars: { DateTime: "string", SafeInt: "number", JSON: "unknown", JSONObject: "Record<string, unknown>" },
    defaultScalarType: "unknown",
    namingConvention: "keep",
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    inlineFragmentTypes: "mask",
    customDirectives: { apolloUnmask: true },
    documentNodeImport: "@apollo/client#TypedDocumentNode",
  },
  generates: {
    [SCHEMA_TYPES]: {
      plugins: ["typescript-operations"],
      config: { generateOperationTypes: false },
    },
    "client/": {
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts" },
      plugins: ["typescript-operations", "./scripts/persistedDocuments.mjs"],
      config: { importSchemaTypesFrom: SCHEMA_TYPES },
    },
    "client/graphql/persistedDocuments.generated.ts": {
      plugins: [{ "./scripts/persistedDocuments.mjs": { isManifest: true } }],
    },
  },
};

export default config;
