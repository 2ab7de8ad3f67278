/** Manages the second factors of the person's own account: an authenticator app, passkeys and recovery codes. */
import { Badge, Button, Card, chakra, Flex, Skeleton, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useConfirm } from "../../../shared/confirm";
import { formatDay } from "../../../shared/format/dates";
import { loadError } from "../../../shared/messages";
import { plural } from "../../../shared/format/plural";
import { showToast } from "../../../shared/toasts";
import { panelMessages } from "../../messages";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { AuthenticatorAppSetup } from "./AuthenticatorAppSetup";
import { PasskeyList } from "./PasskeyList";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog";
import {
  beginAuthenticatorAppDocument,
  type beginAuthenticatorAppMutation,
  createRecoveryCodesDocument,
  removeAuthenticatorAppDocument,
} from "./secondFactor.generated";
import { type FactorChanges, type OwnFactors, useRefreshSession, useSecondFactors } from "./useSecondFactors";

export function SecondFactorCard() {
  const { factors, loadFailure, changes } = useSecondFactors();
  const refreshSession = useRefreshSession();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  /** The recovery codes appear first, because the page may change when the session is loaded again. */
  function handleAdded(recoveryCodes: readonly string[] | null) {
    changes.reload();
    showToast(panelMessages.factorAdded);
    if (recoveryCodes) setCodes(recoveryCodes);
    else void refreshSession();
  }

  function handleCodesStored() {
    setCodes(null);
    changes.reload();
    void refreshSession();
  }

  return (
    <Card.Root aria-labelledby="second-factor-title" as="section" display="grid" gap="4">
      <Flex align="center" gap="2">
        <h3 id="second-factor-title">Second factor</h3>
        {factors?.isRequired && <Badge colorPalette="warn">Required</Badge>}
      </Flex>
      <Text color="ink.2" fontSize="sm">
        With a second factor, a stolen password is not enough to sign in. Any change here ends all your other sessions.
      </Text>
      {loadFailure && <ErrorAlert message={loadError("your account", loadFailure)} onRetry={changes.reload} />}
      {!factors && !loadFailure && <Skeleton aria-label="Loading your second factors" h="160px" role="status" />}
      {factors && (
        <>
          {changes.failure && <ErrorAlert message={changes.failure} />}
          <AppSection app={factors.authenticatorApp} changes={changes} onAdded={handleAdded} />
          <PasskeyList changes={changes} onAdded={handleAdded} passkeys={factors.passkeys} />
          {(factors.authenticatorApp !== null || factors.passkeys.length > 0) && (
            <CodesSection changes={changes} left={factors.recoveryCodesLeft} onCodes={setCodes} />
          )}
        </>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={handleCodesStored} />}
    </Card.Root>
  );
}

interface AppSectionProps {
  app: OwnFactors["authenticatorApp"];
  changes: FactorChanges;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

function AppSection({ app, changes, onAdded }: AppSectionProps) {
  const { isBusy, send, reload, setFailure } = changes;
  const [setup, setSetup] = useState<beginAuthenticatorAppMutation["beginAuthenticatorApp"] | null>(null);
  const confirm = useConfirm();

  async function handleBegin() {
    const data = isBusy ? null : await send(beginAuthenticatorAppDocument, {});
    if (data) setSetup(data.beginAuthenticatorApp);
  }

  function handleClose() {
    setSetup(null);
    setFailure(null);
  }

  async function handleRemove() {
    const question = {
      title: "Remove the authenticator app?",
      text: "Its codes will stop working. All your other sessions will end.",
      action: "Remove",
    };
    if (isBusy || !(await confirm(question)) || !(await send(removeAuthenticatorAppDocument, {}))) return;
    showToast(panelMessages.factorRemoved);
    reload();
  }

  return (
    <chakra.section aria-labelledby="app-title" display="grid" gap="3">
      <h4 id="app-title">Authenticator app</h4>
      <Text color={app ? undefined : "ink.2"} fontSize="sm">
        {app
          ? `Added on ${formatDay(app.createdAt)}.`
          : "An app on your phone shows a new code every 30 seconds. You enter it after your password."}
      </Text>
      <Flex gap="2.5" wrap="wrap">
        <Button aria-disabled={isBusy} onClick={() => void handleBegin()}>
          {app ? "Replace the app" : "Set up an app"}
        </Button>
        {app && (
          <Button aria-disabled={isBusy} color="warn" onClick={() => void handleRemove()} variant="ghost">
            Remove the app
          </Button>
        )}
      </Flex>
      {setup && (
        <AuthenticatorAppSetup
          changes={changes}
          onAdded={(recoveryCodes) => {
            setSetup(null);
            onAdded(recoveryCodes);
          }}
          onClose={handleClose}
          setup={setup}
        />
      )}
    </chakra.section>
  );
}

interface CodesSectionProps {
  left: number;
  changes: FactorChanges;
  onCodes: (codes: readonly string[]) => void;
}

function CodesSection({ left, changes: { isBusy, send }, onCodes }: CodesSectionProps) {
  const confirm = useConfirm();

  async function handleCreate() {
    const question = {
      title: "Create new recovery codes?",
      text: "Your current codes will stop working. All your other sessions will end.",
      action: "Create",
    };
    if (isBusy || !(await confirm(question))) return;
    const data = await send(createRecoveryCodesDocument, {});
    if (data) onCodes(data.createRecoveryCodes);
  }

  return (
    <chakra.section aria-labelledby="codes-title" display="grid" gap="3">
      <h4 id="codes-title">Recovery codes</h4>
      <Text fontSize="sm">{plural(left, "code")} left. Each code works once in place of a lost phone or passkey.</Text>
      <Button aria-disabled={isBusy} justifySelf="start" onClick={() => void handleCreate()}>
        Create new codes
      </Button>
    </chakra.section>
  );
}
