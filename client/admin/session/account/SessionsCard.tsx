import { Card } from "@chakra-ui/react";
import { OwnSessions } from "../OwnSessions";

/** Lists the account's sessions. */
export function SessionsCard() {
  return (
    <Card.Root aria-label="Active sessions" as="section">
      <OwnSessions />
    </Card.Root>
  );
}
