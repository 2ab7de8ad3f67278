/** Sends a visitor's report of a wrong fact. Loaded lazily, because few visitors report one. */
import type { ApolloClient } from "@apollo/client";
import { showToast } from "../shared/toasts";
import { reportFactDocument, type reportFactMutationVariables } from "./reportFact.generated";

/** Reports a fact and thanks the visitor. Rejects with an `ApiError`. */
export async function reportFact(client: ApolloClient, fact: reportFactMutationVariables): Promise<void> {
  await client.mutate({ mutation: reportFactDocument, variables: fact });
  showToast({ title: "Thank you", description: "Your report was sent to the editors.", tone: "success" });
}
