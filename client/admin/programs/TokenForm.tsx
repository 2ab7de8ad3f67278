import { Button, Card, chakra, Field, Flex, Input, NativeSelect, Text } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import type { TokenScope } from "../../graphql/schemaTypes.generated";
import { readTypedNumber } from "../../shared/format/readNumber";
import { useSession } from "../session/session";
import { FormFailure, type Refusal } from "../shell/FormFailure";
import { Choices } from "./Choices";
import type { ShownSecret } from "./SecretDialog";
import { createApiTokenDocument } from "./tokens.generated";
import type { Changes } from "../requests/useChanges";

export const scopeLabels: Readonly<Record<TokenScope, string>> = {
  READ: "Read what visitors see",
  READ_DRAFTS: "Read drafts and hidden rows",
  WRITE_CATALOGUE: "Change the catalogue",
};

/** The lifetimes in days. Null means that the token does not expire. */
const lifetimes = [30, 90, 365, null];

const DAY = 24 * 60 * 60_000;

interface TokenFormProps {
  changes: Changes;
  onSecret: (secret: ShownSecret) => void;
}

/** The form that creates a token. The new token appears only once. */
export function TokenForm({ changes, onSecret }: TokenFormProps) {
  const { isDemo } = useSession().session;
  const [scopes, setScopes] = useState<TokenScope[]>(["READ"]);
  const [failure, setFailure] = useState<Refusal | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (changes.isBusy) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const name = String(entered.get("name"));
    const days = Number(entered.get("days"));
    const input = {
      name,
      scopes,
      expiresAt: days > 0 ? new Date(Date.now() + days * DAY).toISOString() : null,
      unitsPerMinute: Math.round(Number(readTypedNumber(String(entered.get("units")), true))) || 0,
    };
    const result = await changes.send(createApiTokenDocument, { input });
    setFailure("failure" in result ? { message: result.failure } : null);
    if ("failure" in result) return;
    form.reset();
    setScopes(["READ"]);
    onSecret({
      title: `Token for ${name.trim()}`,
      label: "Token",
      text: "Copy the token now. It won't be shown again. Anyone who has the token can use it until you revoke it.",
      secret: result.data.createApiToken.secret,
    });
  }

  return (
    <Card.Root aria-labelledby="new-token-title" as="section" display="grid" gap="3">
      <h3 id="new-token-title">New token</h3>
      {isDemo && (
        <Text color="ink.2" fontSize="sm">
          Demo mode has no accounts. Create the first account, then create tokens.
        </Text>
      )}
      <FormFailure id="token-failure" refusal={failure} />
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Flex align="end" gap="3" wrap="wrap">
          <Field.Root flex="2 1 240px">
            <Field.Label>Name of the program</Field.Label>
            <Input aria-describedby={failure ? "token-failure" : undefined} autoComplete="off" name="name" />
          </Field.Root>
          <Field.Root flex="1 1 140px">
            <Field.Label>Expires</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field defaultValue="90" name="days">
                {lifetimes.map((days) => (
                  <option key={days} value={days ?? ""}>
                    {days === null ? "Never" : `In ${days} days`}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Field.Root flex="1 1 140px">
            <Field.Label>Units per minute</Field.Label>
            <Input defaultValue="300000" inputMode="numeric" name="units" />
          </Field.Root>
        </Flex>
        <Choices chosen={scopes} labels={scopeLabels} legend="The token can" onChange={setScopes} />
        <Button aria-disabled={changes.isBusy} disabled={isDemo} mt="3" type="submit" variant="solid">
          Create token
        </Button>
      </chakra.form>
    </Card.Root>
  );
}
