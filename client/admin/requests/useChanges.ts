/**
 * Sends the changes that a person makes in a tab that is not a catalogue list. After each change, reloads the tab. The
 * caller handles failures, for example with `showFailure`.
 */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { apiErrorOf } from "../../graphql/failure";
import { messages } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import { panelMessages } from "../messages";
import { freshAsEditor } from "./asEditor";

export interface Changes {
  /** Whether a change is being sent. */
  isBusy: boolean;
  /**
   * Sends a change. On success, shows `done` in a toast, if given. Resolves with the response's data, or with the error
   * message after a failure.
   */
  send: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done?: string,
  ) => Promise<{ data: Data } | { failure: string }>;
}

/** @param reload Loads the tab's data again. */
export function useChanges(reload: () => void): Changes {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async send(mutation, variables, done) {
      setIsBusy(true);
      try {
        const response = await client.mutate({ mutation, variables, context: freshAsEditor.context } as never);
        if (done !== undefined) showToast(panelMessages.teamChanged(done));
        return { data: response.data as never };
      } catch (thrown) {
        return { failure: explain(thrown) };
      } finally {
        setIsBusy(false);
        reload();
      }
    },
  };
}

/** The API's own message explains a conflict, such as too many tokens or the last owner. */
function explain(thrown: unknown): string {
  const { code, message, fields, reason } = apiErrorOf(thrown);
  if (code === "CONFLICT" && reason) return reason;
  if (code === "CONFIRMATION_REQUIRED") return panelMessages.notConfirmed;
  return fields.map((each) => each.message).join(" ") || message;
}

/** Shows why a change failed, in a toast. */
export function showFailure(failure: string): void {
  showToast({ title: messages.error, description: failure, tone: "error" });
}
