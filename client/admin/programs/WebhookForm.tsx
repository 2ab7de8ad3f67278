import { Button, Card, chakra, Checkbox, Dialog, Field, Fieldset, Flex, Input } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { AdminDialog } from "../shell/AdminDialog";
import { ErrorAlert } from "../shell/ErrorAlert";
import type { ShownSecret } from "./SecretDialog";
import type { ProgramChanges } from "./useProgramChanges";
import { createWebhookDocument, updateWebhookDocument } from "./webhooks.generated";
import type { Webhook } from "./WebhooksTab";

const nouns: readonly { noun: CatalogueNoun; label: string }[] = [
  { noun: "CASINO", label: "Casinos" },
  { noun: "BONUS", label: "Bonuses" },
  { noun: "GAME", label: "Games" },
];

/** Describes the types of rows that a webhook reports. An empty list means all of them. */
export function describeNouns(chosen: readonly CatalogueNoun[]): string {
  const shown = nouns.filter(({ noun }) => chosen.length === 0 || chosen.includes(noun));
  return shown.map(({ label }) => label).join(", ");
}

interface Entered {
  name: string;
  url: string;
  nouns: CatalogueNoun[];
}

/** Reads the form. All types, or none, mean that the webhook reports every type. */
function read(form: HTMLFormElement): Entered {
  const entered = new FormData(form);
  const chosen = entered.getAll("noun") as CatalogueNoun[];
  return {
    name: String(entered.get("name")),
    url: String(entered.get("url")),
    nouns: chosen.length === nouns.length ? [] : chosen,
  };
}

interface WebhookFieldsProps {
  webhook: Pick<Webhook, "name" | "url" | "nouns"> | null;
  failure: string | null;
}

function WebhookFields({ webhook, failure }: WebhookFieldsProps) {
  const id = webhook ? "edited-webhook-failure" : "new-webhook-failure";
  return (
    <>
      {failure && <ErrorAlert id={id} message={failure} />}
      <Flex align="end" gap="3" mt={failure ? "3" : 0} wrap="wrap">
        <Field.Root flex="1 1 200px">
          <Field.Label>Name of the program</Field.Label>
          <Input
            aria-describedby={failure ? id : undefined}
            autoComplete="off"
            defaultValue={webhook?.name}
            name="name"
          />
        </Field.Root>
        <Field.Root flex="2 1 280px">
          <Field.Label>URL</Field.Label>
          <Input
            autoComplete="off"
            defaultValue={webhook?.url}
            inputMode="url"
            name="url"
            placeholder="https://example.com/webhooks"
          />
        </Field.Root>
      </Flex>
      <Fieldset.Root mt="3">
        <Fieldset.Legend>Reports changes of</Fieldset.Legend>
        <Flex columnGap="5" rowGap="2" wrap="wrap">
          {nouns.map(({ noun, label }) => (
            <Checkbox.Root
              defaultChecked={!webhook || webhook.nouns.length === 0 || webhook.nouns.includes(noun)}
              key={noun}
              name="noun"
              value={noun}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Flex>
      </Fieldset.Root>
    </>
  );
}

interface NewWebhookFormProps {
  changes: ProgramChanges;
  onSecret: (secret: ShownSecret) => void;
}

/** The form that creates a webhook. Its secret appears once. */
export function NewWebhookForm({ changes, onSecret }: NewWebhookFormProps) {
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (changes.isBusy) return;
    const form = event.currentTarget;
    const input = read(form);
    const answer = await changes.send(createWebhookDocument, { input });
    setFailure("failure" in answer ? answer.failure : null);
    if ("failure" in answer) return form.querySelector("input")?.focus();
    form.reset();
    onSecret(secretOf(input.name.trim(), answer.data.createWebhook.secret));
  }

  return (
    <Card.Root aria-labelledby="new-webhook-title" as="section" display="grid" gap="3">
      <h3 id="new-webhook-title">New webhook</h3>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <WebhookFields failure={failure} webhook={null} />
        <Button aria-disabled={changes.isBusy} mt="3" type="submit" variant="solid">
          Create webhook
        </Button>
      </chakra.form>
    </Card.Root>
  );
}

export function secretOf(name: string, secret: string): ShownSecret {
  return {
    title: `Signing secret of ${name}`,
    label: "Secret",
    text: "Copy the secret now. It appears only here. The program verifies with it that a message comes from this site.",
    secret,
  };
}

interface EditWebhookDialogProps {
  webhook: Webhook;
  changes: ProgramChanges;
  onClose: () => void;
}

export function EditWebhookDialog({ webhook, changes, onClose }: EditWebhookDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (changes.isBusy) return;
    const variables = { id: webhook.id, input: read(event.currentTarget) };
    const answer = await changes.send(updateWebhookDocument, variables, `${variables.input.name} was saved.`);
    if ("failure" in answer) return setFailure(answer.failure);
    onClose();
  }

  return (
    <AdminDialog isWide onClose={onClose} onCloseButton={onClose} title={`Edit ${webhook.name}`}>
      <chakra.form mt="4" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <WebhookFields failure={failure} webhook={webhook} />
        <Dialog.Footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button aria-disabled={changes.isBusy} type="submit" variant="solid">
            Save
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </AdminDialog>
  );
}
