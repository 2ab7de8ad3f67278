import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Tells Apollo Client that the generated types mask fragment fields. */
declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
