/** Loads the team, and sends changes to it. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { failureOf } from "../../graphql/failure";
import { freshAsEditor } from "../requests/asEditor";
import { useChanges } from "../requests/useChanges";
import { TeamDocument, type TeamQuery, type TeamTab_linkFragment } from "./team.generated";

export type Account = TeamQuery["team"]["accounts"][number];
export type Invitation = TeamQuery["team"]["invitations"][number];
export type OneTimeLink = TeamTab_linkFragment;

/** What a link is for. The dialog that shows the link explains this. */
export type LinkKind = "invitation" | "recovery";

export function useTeam() {
  const { data, error, loading, refetch } = useEditorQuery(TeamDocument, freshAsEditor);
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };

  const changes = useChanges(reload);
  return { team: data?.team ?? null, failure: error && !loading ? failureOf(error).message : null, reload, changes };
}
