import { useMutation } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { emitSessionEvent } from "../sessionEvents";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { askForPasskey, passkeyObstacle } from "./passkeys";
import { proofFailure } from "./proofFailure";
import { beginPasskeyDocument, signInWithPasskeyDocument } from "./secondFactor.generated";

/** A button for signing in with only a passkey. It does not appear where passkeys don't work. */
export function PasskeySignIn() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [begin] = useMutation(beginPasskeyDocument, { fetchPolicy: "no-cache" });
  const [finish] = useMutation(signInWithPasskeyDocument, { fetchPolicy: "no-cache" });
  if (passkeyObstacle() !== null) return null;

  async function handlePress() {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const begun = await begin({ variables: { purpose: "SIGN_IN" } });
      const response = begun.data && (await askForPasskey(begun.data.beginPasskey));
      if (!response) return;
      const { data } = await finish({ variables: { response } });
      if (data) emitSessionEvent({ type: "SIGNED_IN", session: data.signInWithPasskey });
    } catch (error) {
      setFailure(proofFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      {failure && <ErrorAlert message={failure} />}
      <Button aria-disabled={isBusy} justifySelf="start" onClick={() => void handlePress()}>
        Sign in with a passkey
      </Button>
    </>
  );
}
