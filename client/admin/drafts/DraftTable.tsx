import { Badge, Table, Text } from "@chakra-ui/react";
import { ago } from "../history/ago";
import { Label } from "../team/InvitationTable";
import { DraftActions } from "./DraftActions";
import { type DraftRow, formatInZone, isHiding, stateLabels } from "./draftLabels";
import type { DraftChanges } from "./useDraftChanges";
import { panelNouns } from "../nouns/registry";

interface DraftTableProps {
  label: string;
  /** The drafts, at least one. */
  drafts: readonly DraftRow[];
  changes: DraftChanges;
}

const columns = ["Draft", "State", "Author", "Last changed", "Actions"];

/** Lists drafts. On a phone, each draft is a card. */
export function DraftTable({ label, drafts, changes }: DraftTableProps) {
  return (
    <Table.Root aria-label={label} variant="outline">
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeader key={column} scope="col">
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {drafts.map((draft) => (
          <Table.Row key={draft.id}>
            <Table.Cell gridColumn="1 / -1" minW={{ lg: "180px" }} overflowWrap="anywhere">
              <strong>{draft.name}</strong>
              <Text color="ink.2" fontSize="sm">
                {isHiding(draft) ? "Hides this " : draft.rowId === null ? "New " : ""}
                {panelNouns[draft.noun].one}
              </Text>
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1" minW={{ lg: "180px" }} overflowWrap="anywhere">
              <DraftState draft={draft} />
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
              <Label>Author</Label>
              {draft.isMine ? "You" : draft.createdBy}
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1">
              <Label>Last changed</Label>
              <time dateTime={draft.updatedAt}>{ago(draft.updatedAt)}</time>
            </Table.Cell>
            <Table.Cell gridColumn="1 / -1">
              <DraftActions changes={changes} draft={draft} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function DraftState({ draft: { state, publishAt, failure, approvedBy, comment, commentBy } }: { draft: DraftRow }) {
  return (
    <>
      <Badge colorPalette={failure === null ? undefined : "warn"} size="sm">
        {stateLabels[state]}
      </Badge>
      {state === "SCHEDULED" && publishAt && (
        <Text fontSize="sm">
          <time dateTime={publishAt}>{formatInZone(publishAt)}</time>
        </Text>
      )}
      {approvedBy && state === "IN_REVIEW" && <Text fontSize="sm">Approved by {approvedBy}</Text>}
      {failure && <Text fontSize="sm">Not published at the scheduled time: {failure}</Text>}
      {state === "DRAFT" && comment && (
        <Text fontSize="sm">
          {commentBy}: “{comment}”
        </Text>
      )}
    </>
  );
}
