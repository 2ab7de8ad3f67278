/** Asks people to confirm their identity before they change how an account signs in, and then resends the change. */
import { useApolloClient, useMutation } from "@apollo/client/react";
import { Button, chakra, Field, Flex, Input, Skeleton } from "@chakra-ui/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { apiErrorOf } from "../../../graphql/failure";
import type { SecondFactorKind } from "../../../graphql/schemaTypes.generated";
import { panelMessages } from "../../messages";
import { freshAsEditor } from "../../requests/asEditor";
import { useSession } from "../session";
import { AdminDialog } from "../../shell/AdminDialog";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { onUnconfirmed } from "./confirmation";
import { ProofForm } from "./ProofForm";
import { proofFailure } from "./proofFailure";
import { confirmIdentityDocument, OwnSecondFactorsDocument } from "./secondFactor.generated";

/** Shows the dialog while a change waits for confirmation. Render this component only once. */
export function ConfirmIdentityHost() {
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(
    () =>
      onUnconfirmed(() => {
        setIsOpen(true);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );

  function settle(isConfirmed: boolean) {
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  }

  return isOpen ? <ConfirmDialog onSettle={settle} /> : null;
}

function ConfirmDialog({ onSettle }: { onSettle: (isConfirmed: boolean) => void }) {
  const client = useApolloClient();
  const [kinds, setKinds] = useState<SecondFactorKind[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [confirm] = useMutation(confirmIdentityDocument, { context: freshAsEditor.context, fetchPolicy: "no-cache" });

  useEffect(() => {
    client.query({ query: OwnSecondFactorsDocument, ...freshAsEditor }).then(
      ({ data }) => setKinds(data?.ownSecondFactors?.kinds ?? []),
      (error: unknown) => setFailure(apiErrorOf(error).message),
    );
  }, [client]);

  async function prove(variables: Parameters<typeof confirm>[0]) {
    await confirm(variables);
    onSettle(true);
  }

  const cancel = (
    <Button onClick={() => onSettle(false)} type="button" variant="ghost">
      Cancel
    </Button>
  );
  return (
    <AdminDialog
      onClose={() => onSettle(false)}
      role="alertdialog"
      text={panelMessages.confirmIdentity}
      title="Confirm your identity"
    >
      {failure && <ErrorAlert message={failure} />}
      {kinds === null && !failure && <Skeleton aria-label="Loading" h="96px" mt="4" role="status" />}
      {kinds?.length === 0 && (
        <PasswordForm onPassword={(password) => prove({ variables: { password } })}>{cancel}</PasswordForm>
      )}
      {kinds && kinds.length > 0 && (
        <ProofForm
          action="Confirm"
          kinds={kinds}
          mt="4"
          onProof={(secondFactor) => prove({ variables: { secondFactor } })}
          purpose="CONFIRMATION"
        >
          {cancel}
        </ProofForm>
      )}
    </AdminDialog>
  );
}

interface PasswordFormProps {
  onPassword: (password: string) => Promise<unknown>;
  children: ReactNode;
}

function PasswordForm({ onPassword, children }: PasswordFormProps) {
  const email = useSession().session.name;
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onPassword(String(new FormData(event.currentTarget).get("password")));
    } catch (error) {
      setFailure(proofFailure(error));
      field.current?.select();
      setIsBusy(false);
    }
  }

  return (
    <chakra.form display="grid" gap="4" mt="4" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {failure && <ErrorAlert message={failure} />}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={email} />
      <Field.Root>
        <Field.Label>Your password</Field.Label>
        <Input autoComplete="current-password" name="password" ref={field} type="password" />
      </Field.Root>
      <Flex gap="2.5" wrap="wrap">
        <Button aria-disabled={isBusy} type="submit" variant="solid">
          {isBusy ? "Checking..." : "Confirm"}
        </Button>
        {children}
      </Flex>
    </chakra.form>
  );
}
