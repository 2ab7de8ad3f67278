import { Button, Card, chakra, Field, Flex, Input, NativeSelect, Text } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import type { Role } from "../../graphql/schemaTypes.generated";
import { useSession } from "../session/session";
import { FormFailure, type Refusal } from "../shell/FormFailure";
import { roleOptions } from "./roleOptions";
import { inviteDocument } from "./team.generated";
import type { Changes } from "../requests/useChanges";
import type { LinkKind, OneTimeLink } from "./useTeam";

interface InviteFormProps {
  canSendEmail: boolean;
  changes: Changes;
  onLink: (kind: LinkKind, link: OneTimeLink) => void;
}

/** The form that invites a person. The result is a one-time link. */
export function InviteForm({ canSendEmail, changes, onLink }: InviteFormProps) {
  const { isDemo } = useSession().session;
  const [failure, setFailure] = useState<Refusal | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (changes.isBusy) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const variables = { email: String(entered.get("email")), role: String(entered.get("role")) as Role };
    const result = await changes.send(inviteDocument, variables);
    setFailure("failure" in result ? { message: result.failure } : null);
    if ("failure" in result) return;
    form.reset();
    onLink("invitation", result.data.invite);
  }

  return (
    <Card.Root aria-labelledby="invite-title" as="section" display="grid" gap="3">
      <h3 id="invite-title">Invite someone</h3>
      <Text color="ink.2" fontSize="sm">
        {isDemo
          ? "Demo mode has no accounts. Create the first account, then invite your team."
          : canSendEmail
            ? "The server emails a link that works once and expires after 7 days. You can also copy the link."
            : "You get a link that works once and expires after 7 days. Send it to the person yourself, because the server is not set up to send emails."}
      </Text>
      <FormFailure id="invite-failure" refusal={failure} />
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Flex align="end" gap="3" wrap="wrap">
          <Field.Root flex="1 1 240px">
            <Field.Label>Email address</Field.Label>
            <Input
              aria-describedby={failure ? "invite-failure" : undefined}
              autoComplete="off"
              inputMode="email"
              name="email"
              type="email"
            />
          </Field.Root>
          <Field.Root flex="1 1 240px">
            <Field.Label>Role</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field defaultValue="CONTRIBUTOR" name="role">
                {roleOptions.map(({ role, text }) => (
                  <option key={role} value={role}>
                    {text}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Button aria-disabled={changes.isBusy} disabled={isDemo} type="submit" variant="solid">
            Invite
          </Button>
        </Flex>
      </chakra.form>
    </Card.Root>
  );
}
