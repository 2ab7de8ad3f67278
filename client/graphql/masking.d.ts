import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Tells Apollo Client that our generated types mask the fields of fragments. */
declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
