import { Button, Flex, Text } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { plural } from "../../shared/format/plural";
import { ago } from "../history/ago";
import { ignoreRepeat } from "./rowControls";
import { type FactRequest, type FactToCheck, nameOf } from "./useFactQueue";

interface FactReportsProps {
  fact: FactToCheck;
  /** Whether single-key shortcuts are on. */
  hasKeys: boolean;
  request: FactRequest | null;
  onDismiss: (button: HTMLElement) => void;
}

/** Says how many times visitors reported a fact. A button dismisses the reports. */
export function FactReports({ fact, hasKeys, request, onDismiss }: FactReportsProps) {
  const { reportCount, reportedAt } = fact;
  const label = request === "dismissal" ? "Dismissing..." : "Dismiss reports";

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (event.detail <= 1) onDismiss(event.currentTarget);
  }

  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
      <Text color="warn" fontSize="xs">
        {plural(reportCount, "report")}
        {reportedAt && `, most recently ${ago(reportedAt)}`}
      </Text>
      <Button
        aria-disabled={request !== null}
        aria-keyshortcuts={hasKeys ? "d" : undefined}
        aria-label={`${label}: ${nameOf(fact)}`}
        data-control="dismiss"
        onClick={handleClick}
        onKeyDown={ignoreRepeat}
        size="sm"
        variant="outline"
      >
        {label}
      </Button>
    </Flex>
  );
}
