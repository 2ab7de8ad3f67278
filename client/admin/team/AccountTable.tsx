import { Badge, Button, Flex, Grid, NativeSelect, Table, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Role } from "../../graphql/schemaTypes.generated";
import { useConfirm } from "../../shared/confirm";
import { plural } from "../../shared/format/plural";
import { roleLabel } from "../../shared/roles";
import { ago } from "../history/ago";
import { useSession } from "../session/session";
import { AccountActions } from "./AccountActions";
import { Label } from "./InvitationTable";
import { roleOptions } from "./roleOptions";
import { changeRoleDocument } from "./team.generated";
import { showFailure, type Changes } from "../requests/useChanges";
import type { Account, LinkKind, OneTimeLink } from "./useTeam";

interface AccountTableProps {
  accounts: readonly Account[];
  changes: Changes;
  onLink: (kind: LinkKind, link: OneTimeLink) => void;
}

/** Lists the accounts. On a phone, each account is a card. */
export function AccountTable({ accounts, changes, onLink }: AccountTableProps) {
  return (
    <Grid aria-labelledby="accounts-title" as="section" gap="2">
      <Flex align="baseline" gap="3">
        <h3 id="accounts-title">Accounts</h3>
        <Text color="ink.2" fontSize="sm" role="status">
          {plural(accounts.length, "account")}
        </Text>
      </Flex>
      {accounts.length > 0 && (
        <Table.Root aria-labelledby="accounts-title" variant="outline">
          <Table.Header>
            <Table.Row>
              {["Person", "Role", "Second factor", "Last seen", "Sessions", "Actions"].map((label) => (
                <Table.ColumnHeader key={label} scope="col">
                  {label}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {accounts.map((account) => (
              <AccountRow account={account} changes={changes} key={account.id} onLink={onLink} />
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </Grid>
  );
}

interface AccountRowProps extends Pick<AccountTableProps, "changes" | "onLink"> {
  account: Account;
}

function AccountRow({ account, changes, onLink }: AccountRowProps) {
  const { email, displayName, disabledAt, lastSeenAt, hasSecondFactor, sessionCount } = account;
  const isMine = useSession().session.name === email;
  return (
    <Table.Row>
      <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
        <Flex align="center" columnGap="2" wrap="wrap">
          <strong>{displayName ?? email}</strong>
          {isMine && <Badge colorPalette="accent">You</Badge>}
          {disabledAt !== null && <Badge colorPalette="warn">Disabled</Badge>}
        </Flex>
        {displayName !== null && (
          <Text color="ink.2" fontSize="xs">
            {email}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <RoleSelect account={account} changes={changes} isMine={isMine} />
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <Label>Second factor</Label>
        {hasSecondFactor ? "Yes" : "No"}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1" whiteSpace={{ md: "nowrap" }}>
        <Label>Last seen</Label>
        {lastSeenAt === null ? "Never" : <time dateTime={lastSeenAt}>{ago(lastSeenAt)}</time>}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <Label>Sessions</Label>
        {sessionCount}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        {isMine ? (
          <Text color="ink.3" fontSize="sm">
            Only another owner can change your account.
          </Text>
        ) : (
          <AccountActions account={account} changes={changes} onLink={onLink} />
        )}
      </Table.Cell>
    </Table.Row>
  );
}

/** Changes the role after the owner has chosen one, pressed the button and confirmed the question. */
function RoleSelect({ account, changes, isMine }: Omit<AccountRowProps, "onLink"> & { isMine: boolean }) {
  const { id, email, role } = account;
  const confirm = useConfirm();
  const [chosen, setChosen] = useState(role);
  const [seen, setSeen] = useState(role);
  if (seen !== role) {
    setSeen(role);
    setChosen(role);
  }
  if (isMine) return roleLabel(role);
  const isBlocked = changes.isBusy || chosen === role;

  async function handleChange() {
    if (isBlocked) return;
    const name = roleLabel(chosen).toLowerCase();
    const question = {
      title: `Change the role of ${email} to ${name}?`,
      text: `${roleOptions.find((option) => option.role === chosen)!.text}. The new role takes effect with the person's next action.`,
      action: "Change role",
    };
    if (!(await confirm(question))) return;
    const result = await changes.send(changeRoleDocument, { id, role: chosen }, `${email} now has the ${name} role.`);
    if ("failure" in result) showFailure(result.failure);
  }

  return (
    <Flex gap="2" wrap="wrap">
      <NativeSelect.Root maxW="160px" minW="136px">
        <NativeSelect.Field
          aria-label={`Role of ${email}`}
          onChange={({ target }) => setChosen(target.value as Role)}
          value={chosen}
        >
          {roleOptions.map((option) => (
            <option key={option.role} value={option.role}>
              {roleLabel(option.role)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button
        aria-disabled={isBlocked}
        aria-label={`Change the role of ${email}`}
        onClick={() => void handleChange()}
        size="sm"
      >
        Change role
      </Button>
    </Flex>
  );
}
