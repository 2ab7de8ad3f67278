/**
 * The page that a one-time link opens: an invited person chooses a name and a password, or a person who recovers an
 * account chooses a new password. The link's token is in the URL's fragment, which browsers never send.
 */
import { useEditorQuery } from "../../requests/useEditorQuery";
import { Box, Card, Skeleton, Text } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { failureOf } from "../../../graphql/failure";
import { formatDay, formatTime } from "../../../shared/format/dates";
import { paths } from "../../../shared/paths";
import { roleLabel } from "../../../shared/roles";
import { useSite } from "../../../shared/site";
import { Link } from "../../../ui/Link";
import { Seo } from "../../../ui/Seo";
import { panelMessages } from "../../messages";
import { AdminFrame, AdminTitle } from "../../shell/AdminShell";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { AccountLinkDocument, type AccountLinkQuery } from "./accountLink.generated";
import { LinkForm } from "./LinkForm";

export function LinkPage() {
  const token = useLocation().hash.slice(1);
  const site = useSite().name;
  // `isEditor` makes this a POST request, so the token appears in no log.
  const { data, error, loading, refetch } = useEditorQuery(AccountLinkDocument, {
    context: { isEditor: true },
    fetchPolicy: "no-cache",
    variables: { token },
  });
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  return (
    <>
      <Seo title="Casino Admin Panel" description={`The admin panel of ${site}.`} path={paths.admin} isNoIndex />
      <AdminFrame>
        <AdminTitle />
        {error && !loading && <ErrorAlert message={failureOf(error).message} onRetry={reload} />}
        {!data && loading && <Skeleton aria-label="Loading" h="320px" maxW="440px" mt="5" role="status" />}
        {data && (data.accountLink ? <LinkCard link={data.accountLink} token={token} /> : <UsedLink />)}
      </AdminFrame>
    </>
  );
}

type OpenLink = NonNullable<AccountLinkQuery["accountLink"]>;

function LinkCard({ link, token }: { link: OpenLink; token: string }) {
  const { kind, email, role, expiresAt } = link;
  const site = useSite().name;
  const isInvitation = kind === "INVITATION";
  return (
    <Card.Root aria-labelledby="link-title" as="section" display="grid" gap="4" maxW="440px" mt="5">
      <Box as="h2" fontSize="xl" id="link-title">
        {isInvitation ? `Join the ${site} team` : "Choose a new password"}
      </Box>
      <Text color="ink.2" fontSize="sm" overflowWrap="anywhere">
        {isInvitation
          ? `You will sign in as ${email} and have the ${roleLabel(role).toLowerCase()} role.`
          : `This sets a new password for ${email} and ends all sessions of the account.`}{" "}
        The link works once and expires on {formatDay(expiresAt)} at {formatTime(expiresAt)} UTC.
      </Text>
      <LinkForm email={email} isInvitation={isInvitation} token={token} />
    </Card.Root>
  );
}

function UsedLink() {
  return (
    <Card.Root aria-labelledby="link-title" as="section" display="grid" gap="3" maxW="440px" mt="5">
      <Box as="h2" fontSize="xl" id="link-title">
        This link doesn't work
      </Box>
      <Text color="ink.2">{panelMessages.linkUsed}</Text>
      <p>
        <Link to={paths.admin}>Sign in</Link>
      </p>
    </Card.Root>
  );
}
