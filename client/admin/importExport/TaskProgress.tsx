import { Box, Progress, Text, type BoxProps } from "@chakra-ui/react";
import { pauseAsked } from "../messages";

interface TaskProgressProps extends Pick<BoxProps, "my"> {
  /** The name of the task, for screen readers. */
  label: string;
  done: number;
  /** The total number of steps, or null if unknown. */
  total: number | null;
  /** The visible progress text. */
  progress: string;
  /** How many seconds the server has asked the client to wait. */
  wait?: number | undefined;
}

/**
 * Shows the progress of a long task. Screen readers announce only the waiting times, because they would otherwise
 * announce every step.
 */
export function TaskProgress({ label, done, total, progress, wait, my }: TaskProgressProps) {
  return (
    <Box display="grid" gap="1" my={my}>
      <Progress.Root max={Math.max(total ?? 1, 1)} value={total === null ? null : Math.min(done, Math.max(total, 1))}>
        <Progress.Track aria-label={label}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text as="span" fontSize="sm">
        {progress}
      </Text>
      <Text as="span" color="ink.2" fontSize="sm" role="status">
        {wait ? pauseAsked(wait) : ""}
      </Text>
    </Box>
  );
}
