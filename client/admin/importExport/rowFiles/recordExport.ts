import type { ApolloClient } from "@apollo/client";
import type { ExportedList } from "../../../graphql/schemaTypes.generated";
import { asEditor } from "../../requests/asEditor";
import { recordExportDocument } from "./recordExport.generated";

/**
 * Records an export in the audit log. An export is a file with all rows in a list. Call this before the rows load, so
 * no export is missing from the log. Rejects if the API can't record it.
 */
export async function recordExport(client: ApolloClient, list: ExportedList, rowCount: number): Promise<void> {
  await client.mutate({ mutation: recordExportDocument, variables: { list, rowCount }, context: asEditor.context });
}
