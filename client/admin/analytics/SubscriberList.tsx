/** Shows the server's newsletter list page by page. Editors can search, export and erase email addresses. */
import { PermissionNote } from "../session/PermissionNote";
import { usePermission } from "../session/usePermission";
import { Flex, Input, Skeleton, Button, EmptyState, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import { useMutation } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { useState } from "react";
import type { SubscriptionState } from "../../graphql/schemaTypes.generated";
import { asEditor } from "../requests/asEditor";
import { failureOf } from "../../graphql/failure";
import { loadError, messages } from "../../shared/messages";
import { plural } from "../../shared/format/plural";
import { ErrorAlert } from "../shell/ErrorAlert";
import { PageButton } from "../list/PageButton";
import { useTypedFilter } from "../list/useTypedFilter";
import { ExportSubscribers } from "./ExportSubscribers";
import {
  NewsletterSubscriptionsDocument,
  type NewsletterSubscriptionsQueryVariables,
  type NewsletterSubscriptionsQuery,
} from "./NewsletterSubscriptions.generated";
import { RecordCard } from "./RecordCard";
import { useConfirm } from "../../shared/confirm";
import { subscriberErased, subscriberMissing } from "../messages";
import { showToast } from "../../shared/toasts";
import { REMOVES, useRemovalFocus } from "../../shared/hooks/useRemovalFocus";
import { UtcDateTime, numberCell } from "./FiguresTable";
import { eraseSubscriberDocument } from "./eraseSubscriber.generated";

/** The number of rows on one page of the newsletter list. */
const SUBSCRIBERS_PAGE = 10;

type Variables = NewsletterSubscriptionsQueryVariables & { search: string };

export function SubscriberList() {
  // The search and the place in the list change together, so a new search starts on its first page.
  const [variables, setVariables] = useState<Variables>({ search: "", first: SUBSCRIBERS_PAGE });
  const { search } = variables;
  const [typed, setTyped] = useTypedFilter(search, (text) => setVariables({ search: text, first: SUBSCRIBERS_PAGE }));
  const { data, previousData, error, loading, refetch } = useEditorQuery(NewsletterSubscriptionsDocument, {
    ...asEditor,
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const { newsletterSubscriptions: list, mailStatus } = data ?? previousData ?? {};
  const failure = error && !loading ? failureOf(error) : undefined;
  const retry = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };

  return (
    <RecordCard
      actions={<ExportSubscribers rowCount={list?.totalCount ?? 0} />}
      text={<span role="status">{list && sentenceOfCount(list.totalCount, search)}</span>}
      title="Newsletter subscribers"
    >
      <Input
        aria-label="Search email addresses"
        autoComplete="off"
        maxW="360px"
        onChange={({ target }) => setTyped(target.value)}
        placeholder="Search email addresses"
        type="search"
        value={typed}
      />
      {mailStatus && <MailNotice status={mailStatus} />}
      <PermissionNote permission="ERASE_SUBSCRIBERS" what="erase an address" />
      {failure && <ErrorAlert message={loadError("subscribers", failure.message)} onRetry={retry} />}
      {!list && !failure && <Skeleton aria-label="Loading subscribers" h="420px" role="status" />}
      {list && <SubscriberRows rows={list.nodes} totalCount={list.totalCount} isBusy={loading} onErased={retry} />}
      {list && (
        <Flex gap="2" wrap="wrap">
          <PageButton
            label="Previous"
            isPossible={list.pageInfo.hasPreviousPage}
            onPress={() => setVariables({ search, last: SUBSCRIBERS_PAGE, before: list.pageInfo.startCursor })}
          />
          <PageButton
            label="Next"
            isPossible={list.pageInfo.hasNextPage}
            onPress={() => setVariables({ search, first: SUBSCRIBERS_PAGE, after: list.pageInfo.endCursor })}
          />
        </Flex>
      )}
    </RecordCard>
  );
}

function sentenceOfCount(count: number, search: string): string {
  if (search === "")
    return count === 0 ? "No one has subscribed yet." : `${plural(count, "email address", "email addresses")}.`;
  return `${plural(count, "email address", "email addresses")} containing “${search}”.`;
}

type MailStatus = NewsletterSubscriptionsQuery["mailStatus"];

/** Says that no SMTP server is set up for emails, or that some emails could not be sent yet. */
function MailNotice({ status: { isConfigured, waiting, lastError } }: { status: MailStatus }) {
  if (!isConfigured)
    return (
      <Text color="ink.2" fontSize="sm">
        The server doesn't send confirmation emails because SMTP is not set up. It adds new addresses immediately,
        without a confirmation. To change this, set SMTP_URL and MAIL_FROM (see docs/operations.md).
      </Text>
    );
  if (waiting === 0) return null;
  return (
    <Text color="ink.2" fontSize="sm">
      {plural(waiting, "email")} {waiting === 1 ? "is" : "are"} waiting to be sent.
      {lastError !== null && ` The last attempt failed: ${lastError}`}
    </Text>
  );
}

const stateLabels: Record<SubscriptionState, string> = {
  UNCONFIRMED: "Subscribed, not confirmed",
  PENDING: "Pending",
  CONFIRMED: "Confirmed",
  UNSUBSCRIBED: "Unsubscribed",
};

interface SubscriberRowsProps {
  rows: NewsletterSubscriptionsQuery["newsletterSubscriptions"]["nodes"];
  /** The number of subscribers on all pages that match the search. */
  totalCount: number;
  /** Whether subscribers are loading. */
  isBusy: boolean;
  onErased: () => void;
}

/** Shows one page of the newsletter list. */
function SubscriberRows({ rows, totalCount, isBusy, onErased }: SubscriberRowsProps) {
  const confirm = useConfirm();
  const canErase = usePermission("ERASE_SUBSCRIBERS").isAllowed;
  const [erase] = useMutation(eraseSubscriberDocument, { context: asEditor.context });
  const { area, noteRemoval } = useRemovalFocus<HTMLTableSectionElement>(totalCount);

  async function handleErase(email: string, position: number) {
    const isAgreed = await confirm({
      title: "Erase this email address?",
      text: `This removes ${email} and its data from the newsletter list. This can't be undone.`,
      action: "Erase",
    });
    if (!isAgreed) return;
    try {
      const { data } = await erase({ variables: { email } });
      noteRemoval(position);
      showToast({ ...(data?.eraseSubscriber ? subscriberErased(email) : subscriberMissing(email)), tone: "success" });
      onErased();
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
    }
  }

  if (rows.length === 0)
    return (
      <EmptyState.Root size="sm">
        <EmptyState.Description>No subscribers found.</EmptyState.Description>
      </EmptyState.Root>
    );
  return (
    <Table.Root aria-busy={isBusy}>
      <VisuallyHidden asChild>
        <caption>Newsletter subscribers, newest first</caption>
      </VisuallyHidden>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Address</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">Joined (UTC)</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">Status</Table.ColumnHeader>
          <Table.ColumnHeader hideBelow="md" scope="col">
            Sign-up page
          </Table.ColumnHeader>
          <Table.ColumnHeader scope="col">
            <VisuallyHidden>Erase</VisuallyHidden>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body ref={area}>
        {rows.map(({ id, email, subscribedAt, pagePath, state }, position) => (
          <Table.Row key={id}>
            <Table.Cell overflowWrap="anywhere">{email}</Table.Cell>
            <Table.Cell>
              <UtcDateTime iso={subscribedAt} />
            </Table.Cell>
            <Table.Cell>{stateLabels[state]}</Table.Cell>
            <Table.Cell hideBelow="md" overflowWrap="anywhere">
              {pagePath ?? "-"}
            </Table.Cell>
            <Table.Cell {...numberCell}>
              {canErase && (
                <Button
                  aria-label={`Erase ${email}`}
                  color="warn"
                  onClick={() => void handleErase(email, position)}
                  size="sm"
                  variant="ghost"
                  {...REMOVES}
                >
                  Erase
                </Button>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
