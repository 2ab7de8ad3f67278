import { Button, EmptyState, Flex, Box, Skeleton, Table, Badge, Text, chakra } from "@chakra-ui/react";
import { useState, type ReactNode, Suspense } from "react";
import { RecordCard } from "./RecordCard";
import { formatDay } from "../../shared/format/dates";
import { sentenceCase } from "../../shared/format/sentenceCase";
import { sentenceOfDays, type DayFigure, sentenceOfRanks, type RankedFigure } from "./chartFigures";
import { lazyWithRetry } from "../../shared/browser/lazyWithRetry";
import { ChunkBoundary } from "../../ui/ChunkBoundary";
import { FiguresTable, numberCell } from "./FiguresTable";
import { Link } from "../../ui/Link";

interface ReportPanelProps {
  title: string;
  /** A line below the title that says what the numbers count. */
  text: string;
  /** The message that replaces the chart and the table. Undefined if there is data to show. */
  empty: string | undefined;
  /** Whether the panel spans the full width. */
  isWide?: boolean;
  chart: ReactNode;
  table: ReactNode;
}

const views = ["Chart", "Table"] as const;

/** Answers one question of the report with a chart or a table. The editor switches between the two. */
function ReportPanel({ title, text, empty, isWide = false, chart, table }: ReportPanelProps) {
  const [view, setView] = useState<(typeof views)[number]>("Chart");
  return (
    <RecordCard
      actions={
        !empty && (
          <Flex alignSelf="start" aria-label={`View ${title} as`} gap="1.5" role="group">
            {views.map((each) => (
              <Button aria-pressed={view === each} key={each} onClick={() => setView(each)} variant="subtle">
                {each}
              </Button>
            ))}
          </Flex>
        )
      }
      isTall
      isWide={isWide}
      text={text}
      title={title}
    >
      {empty ? (
        <EmptyState.Root alignSelf="start" size="sm">
          <EmptyState.Description>{empty}</EmptyState.Description>
        </EmptyState.Root>
      ) : view === "Chart" ? (
        chart
      ) : (
        table
      )}
    </RecordCard>
  );
}

const DayChart = lazyWithRetry(() => import("./charts").then((module) => module.DayChart));

interface DayPanelProps {
  title: string;
  text: string;
  empty: string;
  /** What the numbers count, such as 'page views'. */
  unit: string;
  days: readonly DayFigure[];
  isWide?: boolean;
}

/** Shows a number for each day, as a chart or a table. */
export function DayPanel({ title, text, empty, unit, days, isWide }: DayPanelProps) {
  const isEmpty = days.every(({ value }) => value === 0);
  return (
    <ReportPanel
      title={title}
      text={text}
      empty={isEmpty ? empty : undefined}
      {...(isWide && { isWide })}
      chart={
        <ChunkBoundary>
          <Suspense fallback={<Skeleton h="100%" minH="220px" />}>
            <DayChart days={days} unit={unit} label={sentenceOfDays(title, days)} />
          </Suspense>
        </ChunkBoundary>
      }
      table={<DayTable title={title} unit={unit} days={days} />}
    />
  );
}

/** Lists the days, latest first. */
function DayTable({ title, unit, days }: Pick<DayPanelProps, "title" | "unit" | "days">) {
  return (
    // Keyboard users must be able to focus a scrollable region.
    <Box aria-label={`${title} as a table`} maxH="320px" overflowY="auto" pr="2" role="region" tabIndex={0}>
      <FiguresTable columns={["Date (UTC)", sentenceCase(unit)]} endsRight>
        <Table.Body>
          {days.toReversed().map(({ day, value }) => (
            <Table.Row key={day}>
              <Table.Cell>{formatDay(day)}</Table.Cell>
              <Table.Cell {...numberCell}>{value.toLocaleString("en-US")}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </FiguresTable>
    </Box>
  );
}

const RankChart = lazyWithRetry(() => import("./charts").then((module) => module.RankChart));

interface RankPanelProps {
  title: string;
  text: string;
  empty: string;
  /** The column labels of the table. */
  columns: readonly [name: string, value: string];
  rows: readonly RankedFigure[];
}

/** Shows items ranked by count, as a chart or a table. */
export function RankPanel({ title, text, empty, columns, rows }: RankPanelProps) {
  return (
    <ReportPanel
      title={title}
      text={text}
      empty={rows.length === 0 ? empty : undefined}
      chart={
        <ChunkBoundary>
          <Suspense fallback={<Skeleton h={`${rows.length * 44 - 8}px`} />}>
            <RankChart rows={rows} label={sentenceOfRanks(title, rows)} />
          </Suspense>
        </ChunkBoundary>
      }
      table={<RankTable title={title} columns={columns} rows={rows} />}
    />
  );
}

function RankTable({ title, columns, rows }: Pick<RankPanelProps, "title" | "columns" | "rows">) {
  return (
    <FiguresTable caption={title} columns={columns} endsRight>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            <Table.Cell overflowWrap="anywhere">
              <RankName {...row} />
            </Table.Cell>
            <Table.Cell {...numberCell}>{row.value.toLocaleString("en-US")}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </FiguresTable>
  );
}

function RankName({ name, note, to, isDeleted = false }: RankedFigure) {
  return (
    <>
      {to ? (
        <chakra.a asChild color="accent" fontWeight={600} textDecoration="underline">
          <Link to={to}>{name}</Link>
        </chakra.a>
      ) : (
        name
      )}{" "}
      {isDeleted && <Badge colorPalette="warn">Deleted</Badge>}
      {note && (
        <Text as="span" color="ink.3" display="block" fontSize="xs">
          {note}
        </Text>
      )}
    </>
  );
}
