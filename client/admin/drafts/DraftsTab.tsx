/** The tab with the team's drafts and the calendar of scheduled drafts. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { Button, chakra, EmptyState, Flex, Grid, Skeleton, Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { failureOf } from "../../graphql/failure";
import type { DraftFilter } from "../../graphql/schemaTypes.generated";
import { loadError } from "../../shared/messages";
import { MoreButton } from "../history/ChangeSetRows";
import { freshAsEditor } from "../requests/asEditor";
import { usePermission } from "../session/usePermission";
import { ErrorAlert } from "../shell/ErrorAlert";
import { DraftsDocument } from "./drafts.generated";
import { DraftTable } from "./DraftTable";
import { ScheduleCalendar } from "./ScheduleCalendar";
import { useDraftChanges } from "./useDraftChanges";

const TITLE_ID = "drafts-title";

/** The lists in the tab, by the value of the URL's `show` parameter. */
const views = {
  open: { label: "All drafts", filter: {} },
  own: { label: "Your drafts", filter: { isMine: true } },
  review: { label: "Waiting for review", filter: { states: ["IN_REVIEW"] } },
  schedule: { label: "Schedule", filter: null },
  closed: { label: "Published and discarded", filter: { states: ["PUBLISHED", "DISCARDED"] } },
} as const satisfies Record<string, { label: string; filter: DraftFilter | null }>;

type View = keyof typeof views;

export function DraftsTab() {
  const [parameters, setParameters] = useSearchParams();
  const seesAll = usePermission("READ_ALL_DRAFTS").isAllowed;
  const names = (Object.keys(views) as View[]).filter((each) => seesAll || each !== "own");
  const view = names.find((each) => each === parameters.get("show")) ?? "open";
  const { filter } = views[view];
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id={TITLE_ID}>Drafts</chakra.h2>
      <Text color="ink.2" maxW="80ch" mt="-3">
        Visitors don't see a draft until a publisher publishes it. To write one, open a form and press “Save draft”.
      </Text>
      <Flex aria-label="Show" gap="2" role="group" wrap="wrap">
        {names.map((each) => (
          <Button
            aria-pressed={each === view}
            key={each}
            onClick={() => setParameters({ tab: "drafts", ...(each !== "open" && { show: each }) }, { replace: true })}
            variant="subtle"
          >
            {each === "open" && !seesAll ? views.own.label : views[each].label}
          </Button>
        ))}
      </Flex>
      {filter === null ? <ScheduleCalendar /> : <DraftList filter={filter} key={view} label={views[view].label} />}
    </Grid>
  );
}

function DraftList({ filter, label }: { filter: DraftFilter; label: string }) {
  const { data, error, loading, refetch, fetchMore } = useEditorQuery(DraftsDocument, {
    variables: { filter },
    ...freshAsEditor,
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.drafts;
  const drafts = list?.edges.map(({ node }) => node) ?? [];
  const reload = async () => {
    await refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const changes = useDraftChanges({ onSettled: reload });

  async function loadMore() {
    await fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { drafts: more } }) => ({
        drafts: { ...more, edges: [...before.drafts.edges, ...more.edges] },
      }),
    });
  }

  return (
    <>
      {error && !loading && (
        <ErrorAlert message={loadError("the drafts", failureOf(error).message)} onRetry={() => void reload()} />
      )}
      {!list && loading && <Skeleton aria-label="Loading the drafts" h="320px" role="status" />}
      {drafts.length > 0 && <DraftTable changes={changes} drafts={drafts} label={label} />}
      {list && drafts.length === 0 && !loading && (
        <EmptyState.Root>
          <EmptyState.Title as="h3">No drafts here</EmptyState.Title>
        </EmptyState.Root>
      )}
      {list?.pageInfo.hasNextPage && <MoreButton isLoading={loading} label="Show more drafts" onMore={loadMore} />}
    </>
  );
}
