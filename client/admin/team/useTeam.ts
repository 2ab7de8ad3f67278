/** Loads the team, and sends changes to it. Each change reports its result and loads the team again. */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { apiErrorOf, failureOf } from "../../graphql/failure";
import { messages } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import { panelMessages } from "../messages";
import { freshAsEditor } from "../requests/asEditor";
import { TeamDocument, type TeamQuery, type TeamTab_linkFragment } from "./team.generated";

export type Account = TeamQuery["team"]["accounts"][number];
export type Invitation = TeamQuery["team"]["invitations"][number];
export type OneTimeLink = TeamTab_linkFragment;

/** What a link is for. Its dialog explains this. */
export type LinkKind = "invitation" | "recovery";

export interface TeamChanges {
  /** Whether a change is being sent. */
  isBusy: boolean;
  /** Sends a change. Resolves with the response's data, or with the error message after a failure. */
  send: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done?: string,
  ) => Promise<{ data: Data } | { failure: string }>;
}

export function useTeam() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(TeamDocument, freshAsEditor);
  const [isBusy, setIsBusy] = useState(false);
  const reload = () => {
    refetch().catch(() => undefined); // `useQuery` returns this error.
  };

  const changes: TeamChanges = {
    isBusy,
    async send(mutation, variables, done) {
      setIsBusy(true);
      try {
        const answer = await client.mutate({ mutation, variables, context: freshAsEditor.context } as never);
        if (done !== undefined) showToast(panelMessages.teamChanged(done));
        return { data: answer.data as never };
      } catch (thrown) {
        return { failure: teamFailure(thrown) };
      } finally {
        setIsBusy(false);
        reload();
      }
    },
  };
  return { team: data?.team ?? null, failure: error && !loading ? failureOf(error).message : null, reload, changes };
}

/** Returns the message of a failed change. The API's own message explains a conflict, such as the last owner. */
function teamFailure(thrown: unknown): string {
  const { code, message, fields, reason } = apiErrorOf(thrown);
  if (code === "CONFLICT" && reason) return reason;
  if (code === "CONFIRMATION_REQUIRED") return panelMessages.notConfirmed;
  return fields.map((each) => each.message).join(" ") || message;
}

/** Shows the error of a change in a toast. */
export function showTeamFailure(failure: string): void {
  showToast({ title: messages.error, description: failure, tone: "error" });
}
