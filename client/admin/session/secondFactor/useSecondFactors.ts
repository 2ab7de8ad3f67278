/** Loads the second factors of the person's own account, and sends changes to them. */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../../requests/useEditorQuery";
import { useState } from "react";
import { failureOf } from "../../../graphql/failure";
import { freshAsEditor } from "../../requests/asEditor";
import { refreshSessionDocument } from "../Session.generated";
import { emitSessionEvent } from "../sessionEvents";
import { proofFailure } from "./proofFailure";
import { OwnSecondFactorsDocument, type OwnSecondFactorsQuery } from "./secondFactor.generated";

export type OwnFactors = NonNullable<OwnSecondFactorsQuery["ownSecondFactors"]>;

export interface FactorChanges {
  isBusy: boolean;
  /** The message of the last failed change. */
  failure: string | null;
  setFailure: (failure: string | null) => void;
  /** Sends a change. Resolves with the response's data, or with null after a failure. */
  send: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data | null>;
  /** Loads the second factors again. */
  reload: () => void;
}

export function useSecondFactors() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useEditorQuery(OwnSecondFactorsDocument, freshAsEditor);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const changes: FactorChanges = {
    isBusy,
    failure,
    setFailure,
    reload,
    async send(mutation, variables) {
      setIsBusy(true);
      setFailure(null);
      try {
        const response = await client.mutate({ mutation, variables, context: freshAsEditor.context } as never);
        return response.data as never;
      } catch (thrown) {
        setFailure(proofFailure(thrown));
        return null;
      } finally {
        setIsBusy(false);
      }
    },
  };
  return {
    factors: data?.ownSecondFactors ?? null,
    loadFailure: error && !loading ? failureOf(error).message : null,
    changes,
  };
}

/** Tells all tabs about the session again, because it may have more permissions once a second factor is added. */
export function useRefreshSession(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.mutate({ mutation: refreshSessionDocument, fetchPolicy: "no-cache" });
    if (data?.refreshSession) emitSessionEvent({ type: "TOKEN_REFRESHED", session: data.refreshSession });
  };
}
