/**
 * Shows how a casino's trust score changed, as a line and as a list. The server renders both with the page. The browser
 * loads this script only if there are changes.
 */
import { formatDay } from "../../../shared/format/dates";
import { text } from "../../../theme/classes";
import { slotClass } from "../../../theme/classNames";
import type * as recipes from "../casinos.recipe";

const history = slotClass<typeof recipes.scoreHistory>("score-history");

interface ScoreChange {
  changedAt: string;
  score: number;
  previousScore: number;
  factors: readonly { label: string; before: number; after: number }[];
}

interface ScoreHistoryProps {
  /** The changes, newest first. There must be at least one. */
  changes: readonly ScoreChange[];
}

export function ScoreHistory({ changes }: ScoreHistoryProps) {
  return (
    <section className={history("root")}>
      <h3>Score history</h3>
      <svg className={history("line")} viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
        <path d={stepLine(changes)} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className={`${history("list")} ${text({ tone: "muted" })}`}>
        {changes.map((change) => (
          <li key={change.changedAt}>{describeChange(change)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Describes a change: "Nov 12, 2026: 72 → 92. Licensed (MGA) +20". */
function describeChange({ changedAt, previousScore, score, factors }: ScoreChange): string {
  const reasons = factors.map(({ label, before, after }) => `${label} ${signed(after - before)}`);
  return `${formatDay(changedAt)}: ${previousScore} → ${score}. ${reasons.join(", ")}`;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The top of the chart. Every score is from 50 to 100. */
const HIGHEST = 100;

/**
 * Returns the SVG path of a line with a step for each score change. The steps have equal widths, and the oldest comes
 * first.
 */
function stepLine(changes: readonly ScoreChange[]): string {
  const oldestFirst = changes.toReversed();
  const width = 100 / (changes.length + 1);
  const steps = oldestFirst.map(({ score }, at) => `H${Math.round((at + 1) * width)}V${HIGHEST - score}`);
  return `M0 ${HIGHEST - oldestFirst[0]!.previousScore}${steps.join("")}H100`;
}
