import { Badge, Button, chakra, Flex, Table, Text } from "@chakra-ui/react";
import { formatDay } from "../../shared/format/dates";
import { useConfirm } from "../../shared/confirm";
import { ago } from "../history/ago";
import { Label } from "../team/InvitationTable";
import { scopeLabels } from "./TokenForm";
import { revokeApiTokenDocument } from "./tokens.generated";
import type { Token } from "./token";
import { type Changes, showFailure } from "../requests/useChanges";

interface TokenTableProps {
  /** The tokens, at least one. */
  tokens: readonly Token[];
  changes: Changes;
  onUse: (token: Token) => void;
}

/** Lists the tokens. On a phone, each token is a card. */
export function TokenTable({ tokens, changes, onUse }: TokenTableProps) {
  return (
    <Table.Root aria-label="Tokens" variant="outline">
      <Table.Header>
        <Table.Row>
          {["Program", "May", "Last used", "Expires", "Actions"].map((label) => (
            <Table.ColumnHeader key={label} scope="col">
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {tokens.map((token) => (
          <TokenRow changes={changes} key={token.id} onUse={onUse} token={token} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function stateOf({ isActive, revokedAt, expiresAt }: Token): string | null {
  if (isActive) return null;
  if (revokedAt !== null) return "Revoked";
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? "Expired" : "Account disabled";
}

function TokenRow({ token, changes, onUse }: Omit<TokenTableProps, "tokens"> & { token: Token }) {
  const { id, name, hint, scopes, createdBy, expiresAt, lastUsedAt, revokedAt } = token;
  const confirm = useConfirm();
  const state = stateOf(token);

  async function handleRevoke() {
    const question = {
      title: `Revoke the token for ${name}?`,
      text: "The program will lose access immediately. This can't be undone.",
      action: "Revoke",
    };
    if (changes.isBusy || !(await confirm(question))) return;
    const result = await changes.send(revokeApiTokenDocument, { id }, `The token for ${name} was revoked.`);
    if ("failure" in result) showFailure(result.failure);
  }

  return (
    <Table.Row>
      <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
        <Flex align="center" columnGap="2" wrap="wrap">
          <strong>{name}</strong>
          {state && <Badge colorPalette="warn">{state}</Badge>}
        </Flex>
        <Text color="ink.2" fontSize="xs">
          <chakra.code>{hint}…</chakra.code> by {createdBy}
        </Text>
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <Label>May</Label>
        {scopes.map((scope) => scopeLabels[scope]).join(", ")}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1" whiteSpace={{ md: "nowrap" }}>
        <Label>Last used</Label>
        {lastUsedAt === null ? "Never" : <time dateTime={lastUsedAt}>{ago(lastUsedAt)}</time>}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1" whiteSpace={{ md: "nowrap" }}>
        <Label>Expires</Label>
        {expiresAt === null ? "Never" : formatDay(expiresAt)}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <Flex gap="2" wrap="wrap">
          <Button aria-label={`Usage by ${name}`} onClick={() => onUse(token)} size="sm">
            Usage
          </Button>
          {revokedAt === null && (
            <Button
              aria-disabled={changes.isBusy}
              aria-label={`Revoke the token for ${name}`}
              color="warn"
              onClick={() => void handleRevoke()}
              size="sm"
              variant="ghost"
            >
              Revoke
            </Button>
          )}
        </Flex>
      </Table.Cell>
    </Table.Row>
  );
}
