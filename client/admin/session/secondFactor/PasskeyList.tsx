import { textLimits } from "../../../../shared/textLimits";
import { Button, chakra, Field, Flex, Input, Text } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { useConfirm } from "../../../shared/confirm";
import { formatDay } from "../../../shared/format/dates";
import { showToast } from "../../../shared/toasts";
import { ago } from "../../history/ago";
import { panelMessages } from "../../messages";
import { createPasskey, passkeyObstacle } from "./passkeys";
import { proofFailure } from "./proofFailure";
import {
  addPasskeyDocument,
  beginPasskeyRegistrationDocument,
  removePasskeyDocument,
  renamePasskeyDocument,
} from "./secondFactor.generated";
import type { FactorChanges, OwnFactors } from "./useSecondFactors";

type Passkey = OwnFactors["passkeys"][number];

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  changes: FactorChanges;
  /** Called after a passkey was added, with the recovery codes if there are new ones. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

export function PasskeyList({ passkeys, changes, onAdded }: PasskeyListProps) {
  const obstacle = passkeyObstacle();
  const { isBusy, send, setFailure } = changes;

  async function handleAdd(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name")).trim() || "Passkey";
    const begun = await send(beginPasskeyRegistrationDocument, {});
    if (!begun) return;
    try {
      const response = await createPasskey(begun.beginPasskeyRegistration);
      const added = response && (await send(addPasskeyDocument, { response, name }));
      if (!added) return;
      form.reset();
      onAdded(added.addPasskey.recoveryCodes);
    } catch (error) {
      setFailure(proofFailure(error));
    }
  }

  return (
    <chakra.section aria-labelledby="passkeys-title" display="grid" gap="3">
      <h4 id="passkeys-title">Passkeys</h4>
      <Text color="ink.2" fontSize="sm">
        With a passkey, you sign in with your fingerprint, your face, a PIN or a security key. Most passkeys also work
        without your password.
      </Text>
      {passkeys.length > 0 && (
        <chakra.ul aria-labelledby="passkeys-title" display="grid" gap="2" listStyleType="none" p="0">
          {passkeys.map((passkey) => (
            <PasskeyRow changes={changes} key={passkey.id} passkey={passkey} />
          ))}
        </chakra.ul>
      )}
      {obstacle === null ? (
        <chakra.form noValidate onSubmit={(event) => void handleAdd(event)}>
          <Flex align="end" gap="2.5" wrap="wrap">
            <Field.Root flex="1 1 200px">
              <Field.Label>Name of the new passkey</Field.Label>
              <Input autoComplete="off" maxLength={textLimits.line} name="name" placeholder="Laptop" />
            </Field.Root>
            <Button aria-disabled={isBusy} type="submit">
              Add a passkey
            </Button>
          </Flex>
        </chakra.form>
      ) : (
        <Text fontSize="sm">{obstacle}</Text>
      )}
    </chakra.section>
  );
}

function PasskeyRow({ passkey, changes }: { passkey: Passkey; changes: FactorChanges }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { isBusy, send, reload } = changes;
  const [isRenaming, setIsRenaming] = useState(false);
  const confirm = useConfirm();

  async function handleRename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get("name"));
    if (isBusy || !(await send(renamePasskeyDocument, { id, name: entered }))) return;
    setIsRenaming(false);
    reload();
  }

  async function handleRemove() {
    const question = {
      title: `Remove the passkey ${name}?`,
      text: "You won't be able to sign in with it anymore. All your other sessions will end.",
      action: "Remove",
    };
    if (isBusy || !(await confirm(question)) || !(await send(removePasskeyDocument, { id }))) return;
    showToast(panelMessages.factorRemoved);
    reload();
  }

  return (
    <Flex align="center" as="li" gap="2.5" justify="space-between" wrap="wrap">
      {isRenaming ? (
        <chakra.form display="flex" flexWrap="wrap" gap="2.5" noValidate onSubmit={(event) => void handleRename(event)}>
          <Input
            aria-label={`New name for ${name}`}
            defaultValue={name}
            maxLength={textLimits.line}
            name="name"
            size="sm"
          />
          <Button size="sm" type="submit">
            Save name
          </Button>
        </chakra.form>
      ) : (
        <Text overflowWrap="anywhere">
          <strong>{name}</strong>{" "}
          <chakra.span color="ink.2" fontSize="sm">
            added on {formatDay(createdAt)}, {lastUsedAt === null ? "never used" : `used ${ago(lastUsedAt)}`}
          </chakra.span>
        </Text>
      )}
      <Flex gap="2">
        <Button aria-label={`Rename ${name}`} onClick={() => setIsRenaming(!isRenaming)} size="sm" variant="ghost">
          {isRenaming ? "Cancel" : "Rename"}
        </Button>
        <Button
          aria-disabled={isBusy}
          aria-label={`Remove ${name}`}
          color="warn"
          onClick={() => void handleRemove()}
          size="sm"
          variant="ghost"
        >
          Remove
        </Button>
      </Flex>
    </Flex>
  );
}
