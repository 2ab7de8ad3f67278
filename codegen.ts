/** schema.graphql and the client's .graphql files become the client's types, documents and typed hooks. */
const config = {
  schema: "schema.graphql",
  documents: ["client/**/*.graphql"],
  generates: {
    "client/graphql/generated.ts": {
      plugins: ["typescript-operations"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: "string", JSON: "unknown", JSONObject: "Record<string, unknown>" },
        defaultScalarType: "unknown",
        namingConvention: "keep",
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
      },
    },
    "client/graphql/documents/": { preset: "./scripts/codegen-hooks.cjs" },
  },
};

export default config;
