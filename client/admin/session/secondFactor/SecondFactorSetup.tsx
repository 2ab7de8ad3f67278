import { Alert, Box, Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { failureOf } from "../../../graphql/failure";
import { messages } from "../../../shared/messages";
import { paths } from "../../../shared/paths";
import { useSite } from "../../../shared/site";
import { showToast } from "../../../shared/toasts";
import { Icon } from "../../../ui/Icon";
import { Seo } from "../../../ui/Seo";
import { useSession } from "../session";
import { AdminFrame, AdminTitle } from "../../shell/AdminShell";
import { SecondFactorCard } from "./SecondFactorCard";

/** Replaces the panel while an owner requires a second factor and the account has none. */
export function SecondFactorSetup() {
  const { session, signOut } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function handleSignOut() {
    setIsBusy(true);
    try {
      await signOut(false);
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
      setIsBusy(false);
    }
  }

  return (
    <>
      <Seo
        title="Casino Admin Panel"
        description={`The admin panel of ${useSite().name}.`}
        path={paths.admin}
        isNoIndex
      />
      <AdminFrame>
        <AdminTitle />
        <Box display="grid" gap="4" maxW="560px" mt="5">
          <Alert.Root status="warning">
            <Alert.Indicator>
              <Icon name="warning" />
            </Alert.Indicator>
            <Alert.Content as="p">
              An owner requires everyone to use a second factor. Set up an authenticator app or add a passkey to
              continue.
            </Alert.Content>
          </Alert.Root>
          <SecondFactorCard />
          <Flex align="center" gap="2.5" wrap="wrap">
            <Button aria-disabled={isBusy} onClick={() => void handleSignOut()}>
              Sign out
            </Button>
            <Text color="ink.2" fontSize="sm" overflowWrap="anywhere">
              You are signed in as {session.name}.
            </Text>
          </Flex>
        </Box>
      </AdminFrame>
    </>
  );
}
