import { useEditorQuery } from "../requests/useEditorQuery";
import { EmptyState, Grid, Skeleton, Text } from "@chakra-ui/react";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { freshAsEditor } from "../requests/asEditor";
import { ErrorAlert } from "../shell/ErrorAlert";
import { type DraftRow, zoneName } from "./draftLabels";
import { ScheduleDocument } from "./drafts.generated";
import { DraftTable } from "./DraftTable";
import { useDraftChanges } from "./useDraftChanges";

/** Returns the day of a scheduled draft in this browser's time zone: "Tuesday, November 24, 2026". */
function dayOf({ publishAt }: DraftRow): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "full" }).format(new Date(publishAt!));
}

function groupByDay(drafts: readonly DraftRow[]): Map<string, DraftRow[]> {
  const days = new Map<string, DraftRow[]>();
  for (const draft of drafts) days.set(dayOf(draft), [...(days.get(dayOf(draft)) ?? []), draft]);
  return days;
}

/** Lists the scheduled drafts, grouped by day. */
export function ScheduleCalendar() {
  const { data, error, loading, refetch } = useEditorQuery(ScheduleDocument, freshAsEditor);
  const reload = async () => {
    await refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const changes = useDraftChanges({ onSettled: reload });
  const days = groupByDay(data?.schedule ?? []);
  if (error && !loading)
    return <ErrorAlert message={loadError("the drafts", failureOf(error).message)} onRetry={() => void reload()} />;
  if (!data) return <Skeleton aria-label="Loading the schedule" h="320px" role="status" />;
  if (days.size === 0)
    return (
      <EmptyState.Root>
        <EmptyState.Title as="h3">Nothing is scheduled</EmptyState.Title>
      </EmptyState.Root>
    );
  return (
    <Grid gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Text color="ink.2">Times are in your time zone, {zoneName()}.</Text>
      {[...days].map(([day, drafts]) => (
        <Grid aria-label={day} as="section" gap="2" gridTemplateColumns="minmax(0, 1fr)" key={day}>
          <h3>{day}</h3>
          <DraftTable changes={changes} drafts={drafts} label={`Scheduled on ${day}`} />
        </Grid>
      ))}
    </Grid>
  );
}
