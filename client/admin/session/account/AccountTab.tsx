/** The tab where each person manages their own account. */
import { EmptyState, Grid, Card } from "@chakra-ui/react";
import { useSession } from "../session";
import { SecondFactorCard } from "../secondFactor/SecondFactorCard";
import { NameCard } from "./NameCard";
import { PasswordCard } from "./PasswordCard";
import { OwnSessions } from "../OwnSessions";

/** Lists the account's sessions. */
function SessionsCard() {
  return (
    <Card.Root aria-label="Active sessions" as="section">
      <OwnSessions />
    </Card.Root>
  );
}

const cards = [NameCard, PasswordCard, SecondFactorCard, SessionsCard];

export function AccountTab() {
  if (useSession().session.isDemo)
    return (
      <EmptyState.Root>
        <EmptyState.Title as="h2">Demo mode has no accounts</EmptyState.Title>
        <EmptyState.Description>Create the first account to sign in.</EmptyState.Description>
      </EmptyState.Root>
    );
  return (
    <Grid aria-labelledby="account-title" as="section" gap="4" gridTemplateColumns="minmax(0, 560px)">
      <h2 id="account-title">Your account</h2>
      {cards.map((OwnCard) => (
        <OwnCard key={OwnCard.name} />
      ))}
    </Grid>
  );
}
