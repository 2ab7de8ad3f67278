/** The analytics tab: the server's report on all visitors, and the records of this browser. */
import { PermissionNote } from "../session/PermissionNote";
import { usePermission } from "../session/usePermission";
import { Grid, Text, type GridProps, Box, Button, Card, Flex } from "@chakra-ui/react";
import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import { AnalyticsReport } from "./AnalyticsReport";
import { LocalEventsPanel, LocalSubscribers, LocalDataActions } from "./LocalRecords";
import { readReportChoice, reportParameters, type ReportChoice } from "./RangePicker";

import { SubscriberList } from "./SubscriberList";
import { cardColumns } from "./RecordCard";

import { useConfirm } from "../../shared/confirm";
import { panelMessages } from "../messages";
import { useSite } from "../../shared/site";
import { showToast } from "../../shared/toasts";

export function AnalyticsTab() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get("tab") ?? "";
  const { hasLocalAnalytics } = useSite();
  const canSeeSubscribers = usePermission("SEE_SUBSCRIBERS").isAllowed;

  function handleChoose(choice: ReportChoice) {
    setParameters({ tab, ...reportParameters(choice) }, { replace: true });
  }

  return (
    <Grid gap="8">
      <Half text="Daily totals for all visitors, and the newsletter list." title="On the server">
        <AnalyticsReport choice={readReportChoice(parameters)} onChoose={handleChoose} />
        {canSeeSubscribers ? (
          <SubscriberList />
        ) : (
          <PermissionNote permission="SEE_SUBSCRIBERS" what="see the newsletter list" />
        )}
      </Half>
      {hasLocalAnalytics && (
        <Half
          borderTop="1px solid"
          borderColor="line.strong"
          pt="7"
          text="Activity in this browser only. Other browsers keep their own records, which you can’t see here."
          title="In this browser"
        >
          <Grid {...cardColumns}>
            <LocalEventsPanel />
            <LocalSubscribers />
            <LocalDataActions />
          </Grid>
        </Half>
      )}
      <BulkButtons />
    </Grid>
  );
}

interface HalfProps extends GridProps {
  title: string;
  text: string;
}

function Half({ title, text, children, ...style }: HalfProps) {
  const id = useId();
  return (
    <Grid aria-labelledby={id} as="section" gap="4" minW={0} {...style}>
      <h2 id={id}>{title}</h2>
      <Text color="ink.2" mt="-3">
        {text}
      </Text>
      {children}
    </Grid>
  );
}

/** Two buttons that ask for confirmation but change nothing yet. Their messages say so (docs/decisions/006). */
const buttons = [
  {
    name: "Mark all casinos featured",
    title: "Mark all casinos featured?",
    text: "This button does nothing yet. No casinos will change.",
    toast: panelMessages.casinosFeatured,
  },
  {
    name: "Activate all bonuses",
    title: "Activate all bonuses?",
    text: "This button does nothing yet. No bonuses will change.",
    toast: panelMessages.bonusesActivated,
  },
] as const;

function BulkButtons() {
  const confirm = useConfirm();

  async function handlePress({ name, title, text, toast }: (typeof buttons)[number]) {
    if (await confirm({ title, text, action: name })) showToast({ ...toast, tone: "success" });
  }

  return (
    <Card.Root
      alignItems="center"
      aria-labelledby="bulk-buttons"
      as="section"
      display="flex"
      flexWrap="wrap"
      gap="4"
      justifyContent="space-between"
    >
      <Box flex="1 1 320px">
        <Card.Title as="h2" id="bulk-buttons">
          Bulk actions
        </Card.Title>
        <Card.Description as="p" id="bulk-buttons-text">
          These buttons do nothing yet. To change many rows at once, select them in Manage casinos or Manage bonuses.
        </Card.Description>
      </Box>
      <Flex gap="2" wrap="wrap">
        {buttons.map((button) => (
          <Button
            aria-describedby="bulk-buttons-text"
            key={button.name}
            onClick={() => void handlePress(button)}
            size="sm"
          >
            {button.name}
          </Button>
        ))}
      </Flex>
    </Card.Root>
  );
}
