/** The tab where owners manage webhooks: the URLs that the server reports catalogue changes to. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { EmptyState, Grid, Skeleton, Text } from "@chakra-ui/react";
import { useState } from "react";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { freshAsEditor } from "../requests/asEditor";
import { ErrorAlert } from "../shell/ErrorAlert";
import { DeliveryLog } from "./DeliveryLog";
import { SecretDialog, type ShownSecret } from "./SecretDialog";
import { useChanges } from "../requests/useChanges";
import { EditWebhookDialog, NewWebhookForm } from "./WebhookForm";
import { WebhookTable } from "./WebhookTable";
import type { Webhook } from "./webhook";
import { WebhooksDocument } from "./webhooks.generated";

const TITLE_ID = "webhooks-title";

export function WebhooksTab() {
  const { data, error, loading, refetch } = useEditorQuery(WebhooksDocument, freshAsEditor);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const [edited, setEdited] = useState<Webhook | null>(null);
  const [logged, setLogged] = useState<Webhook | null>(null);
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const changes = useChanges(reload);
  const webhooks = data?.webhooks;
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <h2 id={TITLE_ID}>Webhooks</h2>
      <Text color="ink.2" maxW="80ch" mt="-3">
        The server sends a signed message to each URL when a casino, bonus or game changes. The message says which one
        changed. The program then reads the change from the API.
      </Text>
      {error && !loading && (
        <ErrorAlert message={loadError("the webhooks", failureOf(error).message)} onRetry={reload} />
      )}
      {!webhooks && !error && <Skeleton aria-label="Loading the webhooks" h="320px" role="status" />}
      {webhooks && (
        <>
          <NewWebhookForm changes={changes} onSecret={setSecret} />
          {webhooks.length > 0 ? (
            <WebhookTable
              changes={changes}
              onEdit={setEdited}
              onLog={setLogged}
              onSecret={setSecret}
              webhooks={webhooks}
            />
          ) : (
            <EmptyState.Root>
              <EmptyState.Title as="h3">No webhooks yet</EmptyState.Title>
              <EmptyState.Description>
                Programs that don't use webhooks can poll the change feed instead.
              </EmptyState.Description>
            </EmptyState.Root>
          )}
        </>
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
      {edited && <EditWebhookDialog changes={changes} onClose={() => setEdited(null)} webhook={edited} />}
      {logged && <DeliveryLog changes={changes} onClose={() => setLogged(null)} webhook={logged} />}
    </Grid>
  );
}
