/** Sends a visitor's report of a wrong fact. This file loads lazily, because few visitors send a report. */
import type { ApolloClient } from "@apollo/client";
import { showToast } from "../shared/toasts";
import { reportFactDocument, type reportFactMutationVariables } from "./reportFact.generated";

/** Sends the report, and then thanks the visitor. Rejects with an `ApiError`. */
export async function reportFact(client: ApolloClient, fact: reportFactMutationVariables): Promise<void> {
  await client.mutate({ mutation: reportFactDocument, variables: fact });
  showToast({ title: "Thank you", description: "Your report was sent to the editors.", tone: "success" });
}
