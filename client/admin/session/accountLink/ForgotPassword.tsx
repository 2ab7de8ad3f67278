import { useMutation } from "@apollo/client/react";
import { useEditorQuery } from "../../requests/useEditorQuery";
import { Button, chakra, Field, Flex, Input, Skeleton, Text } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { apiErrorOf, failureOf } from "../../../graphql/failure";
import { panelMessages, tooManyAttempts } from "../../messages";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { CanRecoverByEmailDocument, requestRecoveryDocument } from "./accountLink.generated";

/** Helps a person who can't sign in: offers a recovery link by email, or says to ask an owner. */
export function ForgotPassword() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button justifySelf="start" onClick={() => setIsOpen(true)} textDecoration="underline" variant="plain">
        Forgot your password?
      </Button>
    );
  return <Recovery />;
}

function Recovery() {
  const { data, error, loading, refetch } = useEditorQuery(CanRecoverByEmailDocument, { fetchPolicy: "no-cache" });
  if (error && !loading)
    return <ErrorAlert message={failureOf(error).message} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <Skeleton aria-label="Loading" h="64px" role="status" />;
  if (data.canRecoverByEmail) return <RecoveryForm />;
  return (
    <Text color="ink.2" fontSize="sm" role="status">
      Ask an owner of this site for a recovery link. Owners create these links in the panel's Team tab.
    </Text>
  );
}

/** Asks for a recovery link. The response is the same whether or not the address has an account. */
function RecoveryForm() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [request, { loading: isBusy }] = useMutation(requestRecoveryDocument);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get("email"));
    if (email.trim() === "") return setFailure(panelMessages.signInWithoutEmail);
    try {
      await request({ variables: { email } });
      setFailure(null);
      setIsSent(true);
    } catch (error) {
      const { code, message, fields, retryAfter } = apiErrorOf(error);
      setFailure(code === "RATE_LIMITED" ? tooManyAttempts(retryAfter) : (fields[0]?.message ?? message));
    }
  }

  if (isSent)
    return (
      <Text fontSize="sm" role="status">
        If the address has an account, a link is on its way. It works once and expires after an hour.
      </Text>
    );
  return (
    <chakra.form
      aria-label="Recover your account"
      display="grid"
      gap="3"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Field.Root invalid={failure !== null}>
        <Field.Label>Email address of your account</Field.Label>
        <Input autoComplete="username" inputMode="email" name="email" type="email" />
        <Field.ErrorText>{failure}</Field.ErrorText>
      </Field.Root>
      <Flex>
        <Button aria-disabled={isBusy} type="submit">
          {isBusy ? "Sending..." : "Send a recovery link"}
        </Button>
      </Flex>
    </chakra.form>
  );
}
