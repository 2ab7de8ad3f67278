import { Button, Field, Flex, Grid, Input, Text } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { maxReportDays } from "../../../shared/apiLimits";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";

/** The periods that an editor can choose for the report, in days. */
const REPORT_SPANS = [7, 30, 90] as const;

interface RangePickerProps {
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
}

/** Selects the days of the report. */
export function RangePicker({ choice, onChoose }: RangePickerProps) {
  const isCustom = !("span" in choice);
  return (
    <Grid gap="3">
      <Flex align="center" aria-label="Report period" gap="3" role="group" wrap="wrap">
        {REPORT_SPANS.map((span) => (
          <Button
            aria-pressed={!isCustom && choice.span === span}
            key={span}
            onClick={() => onChoose({ span })}
            variant="subtle"
          >
            {span} days
          </Button>
        ))}
        <Button aria-pressed={isCustom} onClick={() => !isCustom && onChoose(rangeOf(choice))} variant="subtle">
          Custom
        </Button>
      </Flex>
      {isCustom && <CustomRange range={choice} onChoose={onChoose} />}
    </Grid>
  );
}

interface CustomRangeProps {
  range: ReportRange;
  onChoose: (range: ReportRange) => void;
}

function CustomRange({ range, onChoose }: CustomRangeProps) {
  const [typed, setTyped] = useState(range);
  const id = useId();
  const refusal = refuseRange(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Chooses the range after a pause in typing, because a date is valid while its day is typed. */
  function handleChange(change: Partial<ReportRange>) {
    const next = { ...typed, ...change };
    setTyped(next);
    clearTimeout(timer.current);
    if (!refuseRange(next)) timer.current = setTimeout(() => onChoose(next), SEARCH_DEBOUNCE_MS);
  }

  return (
    <Flex align="end" gap="3" wrap="wrap">
      {(["from", "to"] as const).map((end) => (
        <Field.Root key={end} w="auto">
          <Field.Label>{end === "from" ? "Start date" : "End date"}</Field.Label>
          <Input
            aria-describedby={`${id}-refusal`}
            aria-invalid={refusal !== undefined}
            max={today()}
            onChange={({ target }) => handleChange({ [end]: target.value })}
            type="date"
            value={typed[end]}
          />
        </Field.Root>
      ))}
      <Text alignItems="center" color="warn" display="flex" id={`${id}-refusal`} minH="40px" role="status">
        {refusal}
      </Text>
    </Flex>
  );
}

/** A range of days in UTC, which includes its first and its last day. */
interface ReportRange {
  /** The first day, as an ISO date. */
  from: string;
  to: string;
}

type ReportSpan = (typeof REPORT_SPANS)[number];

/** The days of the report: a number of days that ends today, or a first and a last day. */
export type ReportChoice = { span: ReportSpan } | ReportRange;

const DAY_MS = 86_400_000;
const DEFAULT_SPAN: ReportSpan = 30;

function isDay(text: string): boolean {
  const moment = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Returns today's UTC date in ISO format. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function rangeOf(choice: ReportChoice): ReportRange {
  if (!("span" in choice)) return choice;
  const to = today();
  const from = new Date(Date.parse(to) - (choice.span - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to };
}

/** Returns the error message for an invalid range, or undefined for a valid one. */
export function refuseRange({ from, to }: ReportRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return "Choose a start date and an end date.";
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (count < 1) return "Choose a start date on or before the end date.";
  return count > maxReportDays ? `Choose a period of at most ${maxReportDays} days.` : undefined;
}

/**
 * Reads the choice from URL parameters: `days`, or `from` and `to`. Returns 30 days if the parameters are invalid or
 * missing.
 */
export function readReportChoice(parameters: URLSearchParams): ReportChoice {
  const range = { from: parameters.get("from") ?? "", to: parameters.get("to") ?? "" };
  if (!refuseRange(range)) return range;
  return { span: REPORT_SPANS.find((span) => String(span) === parameters.get("days")) ?? DEFAULT_SPAN };
}

export function reportParameters(choice: ReportChoice): Record<string, string> {
  return "span" in choice ? { days: String(choice.span) } : { from: choice.from, to: choice.to };
}
