import { useEditorQuery } from "../requests/useEditorQuery";
import { Badge, Button, chakra, Dialog, Field, Grid, NativeSelect, Skeleton, Text } from "@chakra-ui/react";
import { useState } from "react";
import { failureOf } from "../../graphql/failure";
import type { DeliveryState } from "../../graphql/schemaTypes.generated";
import { formatDay, formatTime } from "../../shared/format/dates";
import { loadError } from "../../shared/messages";
import { plural } from "../../shared/format/plural";
import { freshAsEditor } from "../requests/asEditor";
import { AdminDialog } from "../shell/AdminDialog";
import { ErrorAlert } from "../shell/ErrorAlert";
import { type Changes, showFailure } from "../requests/useChanges";
import {
  resendWebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
} from "./webhooks.generated";
import type { Webhook } from "./webhook";

type Delivery = WebhookDeliveriesQuery["webhookDeliveries"][number];

const stateLabels: Readonly<Record<DeliveryState, string>> = {
  WAITING: "Waiting",
  DELIVERED: "Delivered",
  FAILED: "Given up",
};

const states = Object.keys(stateLabels) as DeliveryState[];

interface DeliveryLogProps {
  webhook: Webhook;
  changes: Changes;
  onClose: () => void;
}

/** Shows the newest messages of a webhook. Owners can send a message again. */
export function DeliveryLog({ webhook: { id, name }, changes, onClose }: DeliveryLogProps) {
  const [state, setState] = useState<DeliveryState | null>(null);
  const variables = { webhookId: id, state };
  const { data, previousData, error, refetch } = useEditorQuery(WebhookDeliveriesDocument, {
    ...freshAsEditor,
    variables,
  });
  const deliveries = (data ?? previousData)?.webhookDeliveries;
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };

  async function handleResend(delivery: Delivery) {
    if (changes.isBusy) return;
    const result = await changes.send(
      resendWebhookDeliveryDocument,
      { id: delivery.id },
      "The message is back in the queue.",
    );
    if ("failure" in result) showFailure(result.failure);
    reload();
  }

  return (
    <AdminDialog
      isWide
      onClose={onClose}
      onCloseButton={onClose}
      text="The 50 newest messages. The server keeps messages for a week."
      title={`Deliveries to ${name}`}
    >
      <Field.Root maxW="240px" mt="4">
        <Field.Label>Show</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            onChange={({ target }) => setState((target.value || null) as DeliveryState | null)}
            value={state ?? ""}
          >
            <option value="">All messages</option>
            {states.map((each) => (
              <option key={each} value={each}>
                {stateLabels[each]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      {error && <ErrorAlert message={loadError("the deliveries", failureOf(error).message)} onRetry={reload} />}
      {!deliveries && !error && <Skeleton aria-label="Loading the deliveries" h="160px" mt="3" role="status" />}
      {deliveries?.length === 0 && <Text mt="3">No messages.</Text>}
      {deliveries && deliveries.length > 0 && (
        <Grid
          aria-label="Messages"
          as="ul"
          gap="3"
          listStyleType="none"
          maxH="50vh"
          mt="3"
          overflowY="auto"
          tabIndex={0}
        >
          {deliveries.map((delivery) => (
            <DeliveryItem
              delivery={delivery}
              isBusy={changes.isBusy}
              key={delivery.id}
              onResend={() => void handleResend(delivery)}
            />
          ))}
        </Grid>
      )}
      <Dialog.Footer>
        <Button onClick={reload}>Refresh</Button>
        <Button onClick={onClose}>Close</Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}

const moment = (iso: string) => `${formatDay(iso)}, ${formatTime(iso)} UTC`;

interface DeliveryItemProps {
  delivery: Delivery;
  isBusy: boolean;
  onResend: () => void;
}

function DeliveryItem({ delivery, isBusy, onResend }: DeliveryItemProps) {
  const { type, body, state, createdAt, attempts, nextAttemptAt, status, error } = delivery;
  const facts = [
    plural(attempts, "attempt"),
    status !== null && `status ${status}`,
    nextAttemptAt !== null && `next attempt ${moment(nextAttemptAt)}`,
  ].filter((fact) => fact !== false);
  return (
    <Grid as="li" borderBottomWidth="1px" gap="1" pb="3">
      <Text>
        <Badge colorPalette={state === "FAILED" ? "warn" : undefined} size="sm">
          {stateLabels[state]}
        </Badge>{" "}
        <strong>{type}</strong> <time dateTime={createdAt}>{moment(createdAt)}</time>
      </Text>
      <Text color="ink.2" fontSize="sm">
        {facts.join(", ")}
        {error !== null && `: ${error}`}
      </Text>
      <chakra.details fontSize="xs">
        <summary>Message</summary>
        <chakra.code overflowWrap="anywhere">{body}</chakra.code>
      </chakra.details>
      <Button
        aria-disabled={isBusy}
        aria-label={`Resend ${type} from ${moment(createdAt)}`}
        justifySelf="start"
        onClick={onResend}
        size="sm"
      >
        Resend
      </Button>
    </Grid>
  );
}
