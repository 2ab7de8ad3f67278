import { Button, Popover, VisuallyHidden, Flex } from "@chakra-ui/react";
import { Icon } from "../../ui/Icon";
import { OwnSessions } from "./OwnSessions";
import { useSession } from "./session";
import { useState } from "react";
import { failureOf } from "../../graphql/failure";
import { guardAgainst } from "../../shared/leaving";
import { messages } from "../../shared/messages";
import { paths } from "../../shared/paths";
import { showToast } from "../../shared/toasts";

/**
 * A menu that lists the editor's sessions and has buttons to sign out. It does not appear in demo mode, which has no
 * account.
 */
export function AccountMenu() {
  const { session, isEnded, askToSignIn } = useSession();
  if (session.isDemo) return null;
  if (isEnded) return <Button onClick={askToSignIn}>Sign in</Button>;
  return (
    <Popover.Root autoFocus={false} lazyMount positioning={{ placement: "bottom-end", gutter: 6 }} unmountOnExit>
      <Popover.Trigger asChild>
        <Button flexShrink={1} maxW="min(320px, 100%)" minW={0}>
          <VisuallyHidden>Account</VisuallyHidden>
          <span style={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>{session.name}</span>
          <Icon name="chevron" size={14} />
        </Button>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content aria-label="Account">
          <OwnSessions />
          <SignOutButtons />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}

function SignOutButtons() {
  const { signOut } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function handlePress(everywhere: boolean) {
    // Signing out closes the page, so check for unsaved input first.
    const guard = guardAgainst(paths.home);
    if (isBusy || (guard && !(await guard.ask()))) return;
    setIsBusy(true);
    try {
      await signOut(everywhere);
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
      setIsBusy(false);
    }
  }

  return (
    <Flex gap="2.5" mt="4" wrap="wrap">
      <Button aria-disabled={isBusy} onClick={() => void handlePress(false)}>
        Sign out
      </Button>
      <Button aria-disabled={isBusy} onClick={() => void handlePress(true)} variant="ghost">
        Sign out everywhere
      </Button>
    </Flex>
  );
}
