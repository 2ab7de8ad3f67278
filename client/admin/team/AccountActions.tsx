import type { TypedDocumentNode } from "@apollo/client";
import { Button, Flex, type ButtonProps } from "@chakra-ui/react";
import { useConfirm, type Question } from "../../shared/confirm";
import {
  createRecoveryLinkDocument,
  disableAccountDocument,
  enableAccountDocument,
  endSessionsOfAccountDocument,
  removeAccountDocument,
  removeSecondFactorsDocument,
} from "./team.generated";
import { showFailure, type Changes } from "../requests/useChanges";
import type { Account, LinkKind, OneTimeLink } from "./useTeam";

type AccountMutation<Data> = TypedDocumentNode<Data, { id: string | number }>;

interface AccountActionsProps {
  account: Account;
  changes: Changes;
  onLink: (kind: LinkKind, link: OneTimeLink) => void;
}

/** The buttons that change another person's account. */
export function AccountActions({ account, changes, onLink }: AccountActionsProps) {
  const { id, email, disabledAt, hasSecondFactor, sessionCount } = account;
  const confirm = useConfirm();
  const { isBusy, send } = changes;

  async function act<Data>(document: AccountMutation<Data>, done: string, question: Question | null = null) {
    if (isBusy || (question && !(await confirm(question)))) return;
    const result = await send(document, { id }, done);
    if ("failure" in result) showFailure(result.failure);
  }

  async function handleRecovery() {
    if (isBusy) return;
    const result = await send(createRecoveryLinkDocument, { id });
    if ("failure" in result) showFailure(result.failure);
    else onLink("recovery", result.data.createRecoveryLink);
  }

  const button = (label: string, name: string, onClick: () => void, style: ButtonProps = {}) => (
    <Button aria-disabled={isBusy} aria-label={name} onClick={onClick} size="sm" {...style}>
      {label}
    </Button>
  );
  return (
    <Flex gap="2" wrap="wrap">
      {sessionCount > 0 &&
        button(
          "End sessions",
          `End all sessions for ${email}`,
          () => void act(endSessionsOfAccountDocument, `All sessions for ${email} have ended.`),
        )}
      {disabledAt === null
        ? button(
            "Disable",
            `Disable ${email}`,
            () =>
              void act(disableAccountDocument, `${email} was disabled.`, {
                title: `Disable ${email}?`,
                text: "All sessions of the account will end, and the person won't be able to sign in until you enable the account.",
                action: "Disable",
              }),
          )
        : button("Enable", `Enable ${email}`, () => void act(enableAccountDocument, `${email} can sign in again.`))}
      {disabledAt === null &&
        button("Recovery link", `Create a recovery link for ${email}`, () => void handleRecovery())}
      {hasSecondFactor &&
        button(
          "Remove second factor",
          `Remove the second factor from ${email}`,
          () =>
            void act(removeSecondFactorsDocument, `${email} can now sign in with only a password.`, {
              title: `Remove the second factor from ${email}?`,
              text: "Do this only if you are sure that the person has lost it, for example because you have talked to them. All sessions of the account will end.",
              action: "Remove",
            }),
        )}
      {button(
        "Remove",
        `Remove ${email}`,
        () =>
          void act(removeAccountDocument, `${email} was removed.`, {
            title: `Remove ${email}?`,
            text: "The person won't be able to sign in anymore. The history keeps the person's changes. This can't be undone.",
            action: "Remove",
          }),
        { color: "warn", variant: "ghost" },
      )}
    </Flex>
  );
}
