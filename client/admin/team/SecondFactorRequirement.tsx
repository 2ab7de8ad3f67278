import { Badge, Button, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { useConfirm } from "../../shared/confirm";
import { plural } from "../../shared/format/plural";
import { Link } from "../../ui/Link";
import { useSession } from "../session/session";
import { adminTabAddress } from "../shell/adminTabs";
import { requireSecondFactorDocument } from "./team.generated";
import { showFailure, type Changes } from "../requests/useChanges";
import type { Account } from "./useTeam";

interface SecondFactorRequirementProps {
  isRequired: boolean;
  accounts: readonly Account[];
  changes: Changes;
}

const optionalQuestion = {
  title: "Make the second factor optional?",
  text: "Everyone can then remove their second factor and sign in with only a password.",
  action: "Make optional",
};

/** @param without How many enabled accounts have no second factor. */
function requiredQuestion(without: number) {
  const blocked =
    without === 0
      ? "Every enabled account has one."
      : `${plural(without, "enabled account")} ${without === 1 ? "has" : "have"} none. Without one, people can only sign in and set one up.`;
  return { title: "Require a second factor from everyone?", text: blocked, action: "Require" };
}

/** Lets owners require a second factor for every account. */
export function SecondFactorRequirement({ isRequired, accounts, changes }: SecondFactorRequirementProps) {
  const { isBusy, send } = changes;
  const confirm = useConfirm();
  const { session } = useSession();
  // Owners who require a second factor must have one, because otherwise they could not undo the requirement.
  const mustAddOwn =
    !isRequired && accounts.some(({ email, hasSecondFactor }) => email === session.name && !hasSecondFactor);
  const without = accounts.filter(({ hasSecondFactor, disabledAt }) => !hasSecondFactor && disabledAt === null).length;

  async function handlePress() {
    if (isBusy || !(await confirm(isRequired ? optionalQuestion : requiredQuestion(without)))) return;
    const done = isRequired ? "A second factor is now optional." : "Everyone now needs a second factor.";
    const result = await send(requireSecondFactorDocument, { isRequired: !isRequired }, done);
    if ("failure" in result) showFailure(result.failure);
  }

  return (
    <Grid aria-labelledby="requirement-title" as="section" gap="2" justifyItems="start">
      <Flex align="center" gap="2">
        <h3 id="requirement-title">Second factor</h3>
        {isRequired && <Badge colorPalette="accent">Required</Badge>}
      </Flex>
      <Text color="ink.2" fontSize="sm" maxW="80ch">
        {isRequired
          ? "Everyone needs a second factor. People without one can sign in, but can't do anything until they set one up."
          : "A second factor is optional. If you require it, people without one can sign in, but can't do anything until they set one up."}{" "}
        {without === 0
          ? "Every enabled account has one."
          : `${plural(without, "enabled account")} ${without === 1 ? "has" : "have"} none.`}
      </Text>
      {mustAddOwn && (
        <Text fontSize="sm">
          Before you can require a second factor, add one to{" "}
          <chakra.span textDecoration="underline">
            <Link to={adminTabAddress("account")}>your own account</Link>
          </chakra.span>
          .
        </Text>
      )}
      <Button aria-disabled={isBusy} disabled={mustAddOwn} onClick={() => void handlePress()} size="sm">
        {isRequired ? "Make it optional" : "Require a second factor"}
      </Button>
    </Grid>
  );
}
