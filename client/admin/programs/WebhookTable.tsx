import type { TypedDocumentNode } from "@apollo/client";
import { Badge, Button, Flex, Table, Text, type ButtonProps } from "@chakra-ui/react";
import { useConfirm, type Question } from "../../shared/confirm";
import { plural } from "../../shared/format/plural";
import { ago } from "../history/ago";
import { Label } from "../team/InvitationTable";
import type { ShownSecret } from "./SecretDialog";
import { type Changes, showFailure } from "../requests/useChanges";
import { describeNouns, secretOf } from "./WebhookForm";
import {
  deleteWebhookDocument,
  pingWebhookDocument,
  rotateWebhookSecretDocument,
  updateWebhookDocument,
} from "./webhooks.generated";
import type { Webhook } from "./webhook";

interface WebhookTableProps {
  /** The webhooks, at least one. */
  webhooks: readonly Webhook[];
  changes: Changes;
  onEdit: (webhook: Webhook) => void;
  onLog: (webhook: Webhook) => void;
  onSecret: (secret: ShownSecret) => void;
}

/** Lists the webhooks. On a phone, each webhook is a card. */
export function WebhookTable({ webhooks, ...rest }: WebhookTableProps) {
  return (
    <Table.Root aria-label="Webhooks" variant="outline">
      <Table.Header>
        <Table.Row>
          {["Program", "Reports", "Deliveries", "Actions"].map((label) => (
            <Table.ColumnHeader key={label} scope="col">
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} {...rest} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

type WebhookRowProps = Omit<WebhookTableProps, "webhooks"> & { webhook: Webhook };

function WebhookRow(props: WebhookRowProps) {
  const { name, url, nouns, disabledAt, disabledReason, failingSince, waitingCount, lastDeliveredAt } = props.webhook;
  return (
    <Table.Row>
      <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
        <Flex align="center" columnGap="2" wrap="wrap">
          <strong>{name}</strong>
          {disabledAt !== null && <Badge colorPalette="warn">Disabled</Badge>}
          {disabledAt === null && failingSince !== null && <Badge colorPalette="warn">Failing</Badge>}
        </Flex>
        <Text color="ink.2" fontSize="xs">
          {url}
        </Text>
        {disabledReason !== null && <Text fontSize="sm">{disabledReason}</Text>}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <Label>Reports</Label>
        {describeNouns(nouns)}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <Text>
          {lastDeliveredAt === null ? (
            "None yet"
          ) : (
            <>
              Last <time dateTime={lastDeliveredAt}>{ago(lastDeliveredAt)}</time>
            </>
          )}
        </Text>
        {waitingCount > 0 && (
          <Text color="ink.2" fontSize="xs">
            {plural(waitingCount, "message")} waiting
          </Text>
        )}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1">
        <WebhookActions {...props} />
      </Table.Cell>
    </Table.Row>
  );
}

type IdMutation<Data> = TypedDocumentNode<Data, { id: string | number }>;

function WebhookActions({ webhook, changes, onEdit, onLog, onSecret }: WebhookRowProps) {
  const { id, name, disabledAt } = webhook;
  const confirm = useConfirm();
  const isEnabled = disabledAt === null;

  async function act<Data>(document: IdMutation<Data>, done: string, question: Question | null = null) {
    if (changes.isBusy || (question && !(await confirm(question)))) return;
    const result = await changes.send(document, { id }, done);
    if ("failure" in result) showFailure(result.failure);
  }

  async function handleToggle() {
    if (changes.isBusy) return;
    const variables = { id, input: { isEnabled: !isEnabled } };
    const done = `${name} was ${isEnabled ? "disabled" : "enabled"}.`;
    const result = await changes.send(updateWebhookDocument, variables, done);
    if ("failure" in result) showFailure(result.failure);
  }

  async function handleRotate() {
    const question = {
      title: `Create a new secret for ${name}?`,
      text: "For a day, messages are signed with both the current and the new secret. Give the program the new secret within that day.",
      action: "Create secret",
    };
    if (changes.isBusy || !(await confirm(question))) return;
    const result = await changes.send(rotateWebhookSecretDocument, { id });
    if ("failure" in result) showFailure(result.failure);
    else onSecret(secretOf(name, result.data.rotateWebhookSecret.secret));
  }

  const button = (label: string, what: string, onClick: () => void, style: ButtonProps = {}) => (
    <Button aria-disabled={changes.isBusy} aria-label={what} onClick={onClick} size="sm" {...style}>
      {label}
    </Button>
  );
  return (
    <Flex gap="2" wrap="wrap">
      {button("Deliveries", `Deliveries to ${name}`, () => onLog(webhook))}
      {isEnabled &&
        button(
          "Send test",
          `Send a test to ${name}`,
          () => void act(pingWebhookDocument, `A test message to ${name} is in the queue.`),
        )}
      {button("Edit", `Edit ${name}`, () => onEdit(webhook))}
      {button("Create new secret", `Create new secret for ${name}`, () => void handleRotate())}
      {button(
        isEnabled ? "Disable" : "Enable",
        `${isEnabled ? "Disable" : "Enable"} ${name}`,
        () => void handleToggle(),
      )}
      {button(
        "Delete",
        `Delete ${name}`,
        () =>
          void act(deleteWebhookDocument, `${name} was deleted.`, {
            title: `Delete the webhook ${name}?`,
            text: "Its waiting messages and its log will be deleted too. This can't be undone.",
            action: "Delete",
          }),
        { color: "warn", variant: "ghost" },
      )}
    </Flex>
  );
}
