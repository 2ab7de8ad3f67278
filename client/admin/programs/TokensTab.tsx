/** The tab where owners manage the tokens that programs use to access the API. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { EmptyState, Grid, Skeleton, Text } from "@chakra-ui/react";
import { useState } from "react";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { freshAsEditor } from "../requests/asEditor";
import { ErrorAlert } from "../shell/ErrorAlert";
import { SecretDialog, type ShownSecret } from "./SecretDialog";
import { TokenForm } from "./TokenForm";
import { TokenTable } from "./TokenTable";
import { TokenUseDialog } from "./TokenUseDialog";
import type { Token } from "./token";
import { ApiTokensDocument } from "./tokens.generated";
import { useChanges } from "../requests/useChanges";

const TITLE_ID = "tokens-title";

export function TokensTab() {
  const { data, error, loading, refetch } = useEditorQuery(ApiTokensDocument, freshAsEditor);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const [used, setUsed] = useState<Token | null>(null);
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const changes = useChanges(reload);
  const tokens = data?.apiTokens;
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <h2 id={TITLE_ID}>Tokens</h2>
      <Text color="ink.2" maxW="80ch" mt="-3">
        A token gives a program its own request budget, and can let it read drafts or change the catalogue. A token can
        do only what the account that created it can do.
      </Text>
      {error && !loading && <ErrorAlert message={loadError("the tokens", failureOf(error).message)} onRetry={reload} />}
      {!tokens && !error && <Skeleton aria-label="Loading the tokens" h="320px" role="status" />}
      {tokens && (
        <>
          <TokenForm changes={changes} onSecret={setSecret} />
          {tokens.length > 0 ? (
            <TokenTable changes={changes} onUse={setUsed} tokens={tokens} />
          ) : (
            <EmptyState.Root>
              <EmptyState.Title as="h3">No tokens yet</EmptyState.Title>
              <EmptyState.Description>Without a token, programs can read what visitors see.</EmptyState.Description>
            </EmptyState.Root>
          )}
        </>
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
      {used && <TokenUseDialog onClose={() => setUsed(null)} token={used} />}
    </Grid>
  );
}
