import { Button, Card, chakra, Dialog, Field, Flex, Input } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { enumNameOf, nouns as definitions, nounsWith, type NounWith } from "../../../shared/nouns/registry";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { sentenceCase } from "../../shared/format/sentenceCase";
import { AdminDialog } from "../shell/AdminDialog";
import { FormFailure, type Refusal } from "../shell/FormFailure";
import { Choices } from "./Choices";
import type { ShownSecret } from "./SecretDialog";
import type { Changes } from "../requests/useChanges";
import { createWebhookDocument, updateWebhookDocument } from "./webhooks.generated";
import type { Webhook } from "./webhook";

/** The nouns that a webhook can report. */
type FeedNoun = Extract<CatalogueNoun, Uppercase<NounWith<"isInFeed">>>;

const nounLabels = Object.fromEntries(
  nounsWith("isInFeed").map((noun) => [enumNameOf(noun), sentenceCase(definitions[noun].plural)]),
) as Readonly<Record<FeedNoun, string>>;
const allNouns = Object.keys(nounLabels) as FeedNoun[];

/** Returns the types of rows that a webhook reports. An empty list means all of them. */
function reportedNouns(chosen: readonly CatalogueNoun[]): FeedNoun[] {
  return allNouns.filter((noun) => chosen.length === 0 || chosen.includes(noun));
}

export function describeNouns(chosen: readonly CatalogueNoun[]): string {
  return reportedNouns(chosen)
    .map((noun) => nounLabels[noun])
    .join(", ");
}

/** Reads the form. If all types are selected, the webhook also reports types that the API adds later. */
function read(form: HTMLFormElement, nouns: FeedNoun[]) {
  const entered = new FormData(form);
  return {
    name: String(entered.get("name")),
    url: String(entered.get("url")),
    nouns: nouns.length === allNouns.length ? [] : nouns,
  };
}

interface WebhookFieldsProps {
  webhook: Pick<Webhook, "name" | "url"> | null;
  nouns: FeedNoun[];
  onNouns: (nouns: FeedNoun[]) => void;
  failure: Refusal | null;
}

function WebhookFields({ webhook, nouns, onNouns, failure }: WebhookFieldsProps) {
  const id = webhook ? "edited-webhook-failure" : "new-webhook-failure";
  return (
    <>
      <FormFailure id={id} refusal={failure} />
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
      <Choices chosen={nouns} labels={nounLabels} legend="Reports changes to" onChange={onNouns} />
    </>
  );
}

const noNouns: Refusal = { message: "Choose at least one item under “Reports changes to”." };

interface NewWebhookFormProps {
  changes: Changes;
  onSecret: (secret: ShownSecret) => void;
}

/** The form that creates a webhook. The webhook's secret appears only once. */
export function NewWebhookForm({ changes, onSecret }: NewWebhookFormProps) {
  const [nouns, setNouns] = useState(allNouns);
  const [failure, setFailure] = useState<Refusal | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (changes.isBusy) return;
    if (nouns.length === 0) return setFailure({ ...noNouns });
    const form = event.currentTarget;
    const input = read(form, nouns);
    const result = await changes.send(createWebhookDocument, { input });
    setFailure("failure" in result ? { message: result.failure } : null);
    if ("failure" in result) return;
    form.reset();
    setNouns(allNouns);
    onSecret(secretOf(input.name.trim(), result.data.createWebhook.secret));
  }

  return (
    <Card.Root aria-labelledby="new-webhook-title" as="section" display="grid" gap="3">
      <h3 id="new-webhook-title">New webhook</h3>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <WebhookFields failure={failure} nouns={nouns} onNouns={setNouns} webhook={null} />
        <Button aria-disabled={changes.isBusy} mt="3" type="submit" variant="solid">
          Create webhook
        </Button>
      </chakra.form>
    </Card.Root>
  );
}

export function secretOf(name: string, secret: string): ShownSecret {
  return {
    title: `Signing secret for ${name}`,
    label: "Secret",
    text: "Copy the secret now. It won't be shown again. The program uses it to verify that messages come from this site.",
    secret,
  };
}

interface EditWebhookDialogProps {
  webhook: Webhook;
  changes: Changes;
  onClose: () => void;
}

export function EditWebhookDialog({ webhook, changes, onClose }: EditWebhookDialogProps) {
  const [nouns, setNouns] = useState(() => reportedNouns(webhook.nouns));
  const [failure, setFailure] = useState<Refusal | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (changes.isBusy) return;
    if (nouns.length === 0) return setFailure({ ...noNouns });
    const variables = { id: webhook.id, input: read(event.currentTarget, nouns) };
    const result = await changes.send(updateWebhookDocument, variables, `${variables.input.name} was saved.`);
    if ("failure" in result) return setFailure({ message: result.failure });
    onClose();
  }

  return (
    <AdminDialog isWide onClose={onClose} onCloseButton={onClose} title={`Edit ${webhook.name}`}>
      <chakra.form mt="4" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <WebhookFields failure={failure} nouns={nouns} onNouns={setNouns} webhook={webhook} />
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
