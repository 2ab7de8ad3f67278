import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { usePermission } from "../session/usePermission";
import { useId, useState } from "react";
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../graphql/useFragmentData";
import { ago } from "./ago";
import { formatDay, formatTime } from "../../shared/format/dates";
import { Icon } from "../../ui/Icon";
import { ChangeSetItem_changeSetFragmentDoc, type ChangeSetItem_changeSetFragment } from "./ChangeSetItem.generated";
import { ChangeSetRows } from "./ChangeSetRows";
import { describeChange } from "./describeChange";
import type { HistorySubject } from "./historySubject";
import { useUndo } from "./useUndo";

interface ChangeSetItemProps {
  changeSet: FragmentType<ChangeSetItem_changeSetFragment>;
  subject: HistorySubject | null;
  onActor: ((actor: string) => void) | undefined;
}

/** Shows one change set: who changed what and when, its details, and the Undo button. */
export function ChangeSetItem({ changeSet: from, subject, onActor }: ChangeSetItemProps) {
  const changeSet = useFragmentData(ChangeSetItem_changeSetFragmentDoc, from);
  const { id, actor, reason, createdAt, rows } = changeSet;
  const [isExpanded, setIsExpanded] = useState(false);
  const detailId = useId();
  const summary = describeChange(changeSet);
  return (
    <Box
      as="li"
      bg="surface"
      border="1px solid"
      borderColor="line"
      borderRadius="m"
      minW={0}
      px={{ base: "3", md: "4" }}
      py="3"
    >
      <Flex align="start" gap="3" justify="space-between">
        <Button
          alignItems="start"
          aria-controls={detailId}
          aria-expanded={isExpanded}
          flexShrink={1}
          minH={{ base: "44px", md: "32px" }}
          minW={0}
          onClick={() => setIsExpanded(!isExpanded)}
          overflowWrap="anywhere"
          py="1"
          textAlign="left"
          variant="plain"
        >
          <Box
            as="span"
            color="ink.3"
            flexShrink={0}
            mt="0.5"
            transform={isExpanded ? undefined : "rotate(-90deg)"}
            transition="transform .15s"
          >
            <Icon name="chevron" size={16} />
          </Box>
          {summary}
        </Button>
        <UndoButton changeSet={changeSet} rowCount={rows.totalCount} summary={summary} />
      </Flex>
      <Text color="ink.2" fontSize="xs" pl="6">
        {onActor ? (
          <Button
            aria-label={`Show only changes by ${actor}`}
            fontWeight="inherit"
            onClick={() => onActor(actor)}
            overflowWrap="anywhere"
            textDecoration="underline"
            variant="plain"
          >
            {actor}
          </Button>
        ) : (
          actor
        )}
        {", "}
        <time dateTime={createdAt} title={`${formatDay(createdAt)}, ${formatTime(createdAt)} UTC`}>
          {ago(createdAt)}
        </time>
      </Text>
      {reason !== null && (
        <Text fontSize="sm" mt="1" overflowWrap="anywhere" pl="6" whiteSpace="pre-wrap">
          Reason: {reason}
        </Text>
      )}
      <WhyNot changeSet={changeSet} />
      <div id={detailId}>{isExpanded && <ChangeSetRows changeSetId={id} subject={subject} />}</div>
    </Box>
  );
}

interface UndoButtonProps {
  changeSet: ChangeSetItem_changeSetFragment;
  summary: string;
  rowCount: number;
}

/** The Undo button. It uses `aria-disabled` instead of `disabled`, so the focus stays on the button after the undo. */
function UndoButton({ changeSet: { id, isUndoable, undoneBy }, summary, rowCount }: UndoButtonProps) {
  const { undo, isUndoing } = useUndo();
  const canUndo = usePermission("UNDO_CHANGES").isAllowed;
  if (!canUndo && !undoneBy) return null;
  const isPossible = canUndo && isUndoable && !isUndoing;
  const label = isUndoing ? "Undoing..." : undoneBy ? "Undone" : "Undo";
  return (
    <Button
      flexShrink={0}
      aria-disabled={!isPossible}
      aria-label={`${label}: ${summary}`}
      onClick={() => isPossible && void undo({ changeSetIds: [id], summary, rowCount })}
      size="sm"
    >
      {label}
    </Button>
  );
}

/** Says why a change set can't be undone, or who has already undone it. */
function WhyNot({ changeSet: { undoneBy, isUndoable, obstacles } }: { changeSet: ChangeSetItem_changeSetFragment }) {
  if (undoneBy)
    return (
      <Text color="ink.3" fontSize="xs" mt="1" pl="6">
        Undone by {undoneBy.actor}, {ago(undoneBy.createdAt)}.
      </Text>
    );
  const [first, ...others] = obstacles;
  if (isUndoable || !first) return null;
  return (
    <Text color="ink.3" fontSize="xs" mt="1" pl="6">
      This can't be undone. {first.message} {others.length > 0 && "There are other reasons, too."}
    </Text>
  );
}
