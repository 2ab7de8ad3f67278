import { Button, chakra, Code, Field, Flex, Input, Text } from "@chakra-ui/react";
import { useRef, type FormEvent } from "react";
import { AdminDialog } from "../../shell/AdminDialog";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { QrCode } from "./QrCode";
import { addAuthenticatorAppDocument, type beginAuthenticatorAppMutation } from "./secondFactor.generated";
import type { FactorChanges } from "./useSecondFactors";

interface AuthenticatorAppSetupProps {
  setup: beginAuthenticatorAppMutation["beginAuthenticatorApp"];
  changes: FactorChanges;
  /** Called after the server accepts the first code, with the recovery codes if there are new ones. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Shows the secret of a new authenticator app, and asks for the app's first code. */
export function AuthenticatorAppSetup({ setup, changes, onAdded, onClose }: AuthenticatorAppSetupProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, failure, send } = changes;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const code = String(new FormData(event.currentTarget).get("code"));
    const data = await send(addAuthenticatorAppDocument, { code });
    if (data) onAdded(data.addAuthenticatorApp.recoveryCodes);
    else field.current?.select();
  }

  return (
    <AdminDialog
      initialFocus={field}
      isWide
      onClose={onClose}
      onCloseButton={onClose}
      text="Scan the QR code with an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis. Then enter the code that the app shows."
      title="Set up an authenticator app"
    >
      <Flex align="center" gap="4" mt="4" wrap="wrap">
        <QrCode label="QR code for the authenticator app" text={setup.url} />
        <Text flex="1 1 200px" fontSize="sm">
          If you can't scan it, enter this key in the app:{" "}
          <Code aria-label="Key" overflowWrap="anywhere">
            {setup.secret.replaceAll(/.{4}(?=.)/g, "$& ")}
          </Code>
        </Text>
      </Flex>
      <chakra.form display="grid" gap="4" mt="4" noValidate onSubmit={(event) => void handleSubmit(event)}>
        {failure && <ErrorAlert message={failure} />}
        <Field.Root>
          <Field.Label>Code from the app</Field.Label>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={9} name="code" ref={field} />
        </Field.Root>
        <Flex gap="2.5" wrap="wrap">
          <Button aria-disabled={isBusy} type="submit" variant="solid">
            {isBusy ? "Checking..." : "Add the app"}
          </Button>
          <Button onClick={onClose} type="button" variant="ghost">
            Cancel
          </Button>
        </Flex>
      </chakra.form>
    </AdminDialog>
  );
}
