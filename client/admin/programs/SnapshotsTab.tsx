/** The tab where owners see the snapshots of the catalogue, and can request a new one. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { Button, chakra, EmptyState, Flex, Grid, Skeleton, Table, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { UtcDateTime } from "../analytics/FiguresTable";
import { freshAsEditor } from "../requests/asEditor";
import { showFailure, useChanges } from "../requests/useChanges";
import { ErrorAlert } from "../shell/ErrorAlert";
import { Label } from "../team/InvitationTable";
import {
  CatalogueSnapshotsDocument,
  type CatalogueSnapshotsQuery,
  requestCatalogueSnapshotDocument,
} from "./snapshots.generated";

/** How long the panel waits for a requested snapshot, in ms. */
export const SNAPSHOT_WAIT_MS = 5 * 60_000;

/** How often the panel asks whether the server has written a requested snapshot, in ms. */
const SNAPSHOT_POLL_MS = 2_000;

type Snapshot = CatalogueSnapshotsQuery["catalogueSnapshots"][number];

const TITLE_ID = "snapshots-title";

export function SnapshotsTab() {
  const { snapshots, failure, isWaiting, isLate, canRequest, reload, request } = useSnapshots();
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <h2 id={TITLE_ID}>Snapshots</h2>
      <Text color="ink.2" maxW="80ch" mt="-3">
        A snapshot is a compressed file with all casinos, bonuses and games that visitors see. To mirror the catalogue,
        a program first loads the file, then reads the change feed from the file&rsquo;s cursor. The server makes one
        snapshot a day and keeps seven. Anyone may download them.
      </Text>
      <Flex align="center" columnGap="3" rowGap="2" wrap="wrap">
        <Button aria-disabled={!canRequest} onClick={() => void request()} variant="solid">
          Make a snapshot
        </Button>
        <Text as="span" color="ink.2" fontSize="sm" role="status">
          {isWaiting && "The server is writing the snapshot..."}
          {isLate && "The snapshot is not ready yet. Reload this page later."}
        </Text>
      </Flex>
      {failure && <ErrorAlert message={loadError("the snapshots", failure)} onRetry={reload} />}
      {!snapshots && !failure && <Skeleton aria-label="Loading the snapshots" h="240px" role="status" />}
      {snapshots && snapshots.length > 0 && <SnapshotTable snapshots={snapshots} />}
      {snapshots?.length === 0 && (
        <EmptyState.Root>
          <EmptyState.Title as="h3">No snapshots yet</EmptyState.Title>
          <EmptyState.Description>The server makes the first one within a day.</EmptyState.Description>
        </EmptyState.Root>
      )}
    </Grid>
  );
}

/** Loads the snapshots. After a request, loads them again until the new one appears or has taken too long. */
function useSnapshots() {
  /**
   * The newest snapshot at the time of the request, or an empty string if there was none. Null if no request is
   * pending.
   */
  const [before, setBefore] = useState<string | null>(null);
  const isWaiting = before !== null;
  /** Whether the last requested snapshot has taken too long. */
  const [isLate, setIsLate] = useState(false);
  const { data, error, loading, refetch } = useEditorQuery(CatalogueSnapshotsDocument, {
    ...freshAsEditor,
    pollInterval: isWaiting ? SNAPSHOT_POLL_MS : 0,
  });
  const snapshots = data?.catalogueSnapshots;
  const newest = snapshots?.[0]?.id ?? "";
  if (isWaiting && newest !== before) setBefore(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setBefore(null);
      setIsLate(true);
    }, SNAPSHOT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const { isBusy, send } = useChanges(reload);

  /** Without the list, the panel could not tell the new snapshot from earlier ones. */
  const canRequest = snapshots !== undefined && !isBusy && !isWaiting;

  async function request() {
    if (!canRequest) return;
    setIsLate(false);
    const result = await send(requestCatalogueSnapshotDocument, {});
    if ("failure" in result) showFailure(result.failure);
    else setBefore(newest);
  }

  return {
    snapshots,
    failure: error && !loading ? failureOf(error).message : null,
    isWaiting,
    isLate,
    canRequest,
    reload,
    request,
  };
}

/** Formats a size: "1.2 MB". */
function formatSize(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${size.toLocaleString("en-US", { maximumFractionDigits: 1 })} ${unit}`;
}

/** Lists the snapshots, newest first. On a phone, each snapshot is a card. */
function SnapshotTable({ snapshots }: { snapshots: readonly Snapshot[] }) {
  return (
    <Table.Root aria-label="Snapshots" variant="outline">
      <Table.Header>
        <Table.Row>
          {["Made (UTC)", "Rows", "Size", "Cursor", "File"].map((label) => (
            <Table.ColumnHeader key={label} scope="col">
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {snapshots.map(({ id, completedAt, rowCount, byteSize, cursor, path }) => (
          <Table.Row key={id}>
            <Table.Cell gridColumn="1 / -1">
              <UtcDateTime iso={completedAt} />
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1">
              <Label>Rows</Label>
              {rowCount.toLocaleString("en-US")}
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1" whiteSpace={{ md: "nowrap" }}>
              <Label>Size</Label>
              {formatSize(byteSize)}
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
              <Label>Cursor</Label>
              <chakra.code fontSize="xs">{cursor}</chakra.code>
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1">
              <Button asChild size="sm">
                <a
                  aria-label={`Download the snapshot of ${completedAt.slice(0, 16).replace("T", ", ")} UTC`}
                  download
                  href={path}
                >
                  Download
                </a>
              </Button>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
