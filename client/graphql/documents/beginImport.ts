// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { beginImportMutation, beginImportMutationVariables } from "../generated";

export const beginImportDocument = documentOf<beginImportMutation, beginImportMutationVariables>(
  "605b4abf18df4051435af3ead3e586fa6a5a1a8efb1cfda8120020dd34224197",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"beginImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueNoun"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emptyCells"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmptyCells"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noun"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"emptyCells"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emptyCells"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"maxRowsPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytesPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useBeginImportMutation(options?: useMutation.Options<beginImportMutation, beginImportMutationVariables>) {
  return useMutation(beginImportDocument, options);
}
