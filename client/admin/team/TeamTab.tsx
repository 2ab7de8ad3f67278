/** The tab where owners manage the team: invitations and accounts. */
import { Grid, Skeleton, Text } from "@chakra-ui/react";
import { useState } from "react";
import { loadError } from "../../shared/messages";
import { ErrorAlert } from "../shell/ErrorAlert";
import { AccountTable } from "./AccountTable";
import { InvitationTable } from "./InvitationTable";
import { InviteForm } from "./InviteForm";
import { LinkDialog } from "./LinkDialog";
import { SecondFactorRequirement } from "./SecondFactorRequirement";
import { type LinkKind, type OneTimeLink, useTeam } from "./useTeam";

const TITLE_ID = "team-title";

export function TeamTab() {
  const { team, failure, reload, changes } = useTeam();
  const [shown, setShown] = useState<{ kind: LinkKind; link: OneTimeLink } | null>(null);
  const showLink = (kind: LinkKind, link: OneTimeLink) => setShown({ kind, link });
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <h2 id={TITLE_ID}>Team</h2>
      <Text color="ink.2" maxW="80ch" mt="-3">
        Each role can also do everything that the roles before it can do. A new role takes effect with the person's next
        request.
      </Text>
      {failure && <ErrorAlert message={loadError("the team", failure)} onRetry={reload} />}
      {!team && !failure && <Skeleton aria-label="Loading the team" h="320px" role="status" />}
      {team && (
        <>
          <InviteForm canSendEmail={team.canSendEmail} changes={changes} onLink={showLink} />
          {team.invitations.length > 0 && (
            <InvitationTable changes={changes} invitations={team.invitations} onLink={showLink} />
          )}
          <SecondFactorRequirement accounts={team.accounts} changes={changes} isRequired={team.requiresSecondFactor} />
          <AccountTable accounts={team.accounts} changes={changes} onLink={showLink} />
        </>
      )}
      {shown && <LinkDialog {...shown} onClose={() => setShown(null)} />}
    </Grid>
  );
}
