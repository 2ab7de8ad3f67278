/**
 * The form that creates the first account of a new installation. It requires the setup code that the server printed.
 */
import { useMutation } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { Box, Button, Card, chakra, Field, Input, Text } from "@chakra-ui/react";
import { useId, useState, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { apiErrorOf } from "../../graphql/failure";
import { panelMessages, tooManyAttempts } from "../messages";
import { FormFailure, type Refusal } from "../shell/FormFailure";
import { createFirstAccountDocument, NeedsFirstAccountDocument } from "./Session.generated";
import { emitSessionEvent } from "./sessionEvents";

/** Returns whether the installation has no account yet. Returns false until the server responds. */
export function useNeedsFirstAccount(): boolean {
  return useEditorQuery(NeedsFirstAccountDocument, { fetchPolicy: "no-cache" }).data?.needsFirstAccount ?? false;
}

const fields = [
  { name: "code", label: "Setup code", type: "text", autoComplete: "off" },
  { name: "email", label: "Email address", type: "email", autoComplete: "username" },
  { name: "password", label: "New password", type: "password", autoComplete: "new-password" },
] as const;

export function FirstAccountCard() {
  const id = useId();
  const { submit, isBusy, failure } = useFirstAccount();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const [code, email, password] = fields.map(({ name }) => String(entered.get(name)));
    void submit({ code: code!, email: email!, password: password! });
  }

  return (
    <Card.Root aria-labelledby={`${id}-title`} as="section" display="grid" gap="4" maxW="440px" mt="5">
      <Box as="h2" fontSize="xl" id={`${id}-title`}>
        Create the first account
      </Box>
      <Text color="ink.2" fontSize="sm">
        The panel has no account yet. The server printed a setup code in its terminal or log when it started.
      </Text>
      <chakra.form display="grid" gap="4" noValidate onSubmit={handleSubmit}>
        <FormFailure id={`${id}-failure`} refusal={failure} />
        {fields.map(({ label, ...attributes }) => (
          <Field.Root key={attributes.name}>
            <Field.Label>{label}</Field.Label>
            <Input aria-describedby={failure ? `${id}-failure` : undefined} spellCheck={false} {...attributes} />
          </Field.Root>
        ))}
        <Button aria-disabled={isBusy} justifySelf="start" type="submit" variant="solid">
          {isBusy ? "Creating..." : "Create account"}
        </Button>
      </chakra.form>
    </Card.Root>
  );
}

function messageFor(error: unknown): string {
  const { code, message, fields: wrong, retryAfter } = apiErrorOf(error);
  if (code === "RATE_LIMITED") return tooManyAttempts(retryAfter);
  if (code === "CONFLICT") return panelMessages.accountExists;
  return wrong.map((each) => each.message).join(" ") || message;
}

interface FirstAccount {
  code: string;
  email: string;
  password: string;
}

/** Creates the account. Afterward, if the URL contains no tab, opens the tab with the remaining setup steps. */
function useFirstAccount() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [mutate, { loading: isBusy }] = useMutation(createFirstAccountDocument, { fetchPolicy: "no-cache" });

  async function submit(variables: FirstAccount): Promise<void> {
    if (isBusy) return;
    if (variables.code.trim() === "") return setFailure({ message: panelMessages.firstAccountWithoutCode });
    setFailure(null);
    try {
      const { data } = await mutate({ variables });
      if (!data) return;
      emitSessionEvent({ type: "SIGNED_IN", session: data.createFirstAccount });
      if (!parameters.has("tab")) void navigate({ search: "?tab=settings" }, { replace: true });
    } catch (error) {
      setFailure({ message: messageFor(error) });
    }
  }

  return { submit, isBusy, failure };
}
