import { Button, chakra, Flex, Grid, Table } from "@chakra-ui/react";
import { formatDay } from "../../shared/format/dates";
import { roleLabel } from "../../shared/roles";
import { renewInvitationDocument, revokeInvitationDocument } from "./team.generated";
import { showFailure, type Changes } from "../requests/useChanges";
import type { Invitation, LinkKind, OneTimeLink } from "./useTeam";

interface InvitationTableProps {
  /** The open invitations, at least one. */
  invitations: readonly Invitation[];
  changes: Changes;
  onLink: (kind: LinkKind, link: OneTimeLink) => void;
}

/** Lists the open invitations. On a phone, each invitation is a card. */
export function InvitationTable({ invitations, changes: { isBusy, send }, onLink }: InvitationTableProps) {
  async function handleRenew({ id }: Invitation) {
    const result = await send(renewInvitationDocument, { id });
    if ("failure" in result) showFailure(result.failure);
    else onLink("invitation", result.data.renewInvitation);
  }

  async function handleRevoke({ id, email }: Invitation) {
    const result = await send(revokeInvitationDocument, { id }, `The invitation for ${email} was revoked.`);
    if ("failure" in result) showFailure(result.failure);
  }

  return (
    <Grid aria-labelledby="invitations-title" as="section" gap="2">
      <h3 id="invitations-title">Open invitations</h3>
      <Table.Root aria-labelledby="invitations-title" variant="outline">
        <Table.Header>
          <Table.Row>
            {["Person", "Role", "Invited by", "Expires", "Actions"].map((label) => (
              <Table.ColumnHeader key={label} scope="col">
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {invitations.map((invitation) => (
            <Table.Row key={invitation.id}>
              <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
                <strong>{invitation.email}</strong>
              </Table.Cell>
              <Table.Cell gridColumn="1 / -1">{roleLabel(invitation.role)}</Table.Cell>
              <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
                <Label>Invited by</Label>
                {invitation.createdBy}
              </Table.Cell>
              <Table.Cell gridColumn="1 / -1">
                <Label>Expires</Label>
                {formatDay(invitation.expiresAt)}
              </Table.Cell>
              <Table.Cell gridColumn="1 / -1">
                <Flex gap="2" wrap="wrap">
                  <Button
                    aria-disabled={isBusy}
                    aria-label={`New link for ${invitation.email}`}
                    onClick={() => void handleRenew(invitation)}
                    size="sm"
                  >
                    New link
                  </Button>
                  <Button
                    aria-disabled={isBusy}
                    aria-label={`Revoke the invitation for ${invitation.email}`}
                    onClick={() => void handleRevoke(invitation)}
                    size="sm"
                    variant="ghost"
                  >
                    Revoke
                  </Button>
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Grid>
  );
}

/** The label of a value on a phone, where the table has no header. */
export function Label({ children }: { children: string }) {
  return (
    <chakra.span color="ink.3" hideFrom="md">
      {children}:{" "}
    </chakra.span>
  );
}
