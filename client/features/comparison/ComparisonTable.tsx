/** Shows the compared casinos side by side. A wide table scrolls horizontally while its first column stays visible. */
import { useRef, useState } from "react";
import { casinoClick } from "../../graphql/trackedLinks";
import { COMPARISON_MAX, TRUST_SCORE_MAX } from "../../shared/limits";
import { loadError } from "../../shared/messages";
import { casinoPath, COMPARISON_ID } from "../../shared/paths";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { ErrorLine } from "../../ui/ErrorLine";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { NotRecommended } from "../../ui/NotRecommended";
import { OutboundLink, webUrl } from "../../ui/OutboundLink";
import { REMOVES, useRemovalFocus } from "../../shared/hooks/useRemovalFocus";
import { clearComparison, removeFromComparison } from "./comparison";
import { useAnchor } from "../../shared/hooks/useAnchor";
import {
  button,
  chip,
  link,
  pageWidth,
  row as rowStyle,
  section,
  sectionHead,
  skeleton,
  srOnly,
  text,
} from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./comparison.recipe";
import { useReportTableInView } from "./tableInView";
import { useComparedCasinos, type CasinoDetails, type ComparedColumn } from "./useComparedCasinos";
import { formatRating, isRated } from "../../shared/ratingScale";
import { payoutLimit } from "../../shared/format/money";
import { fastestPayoutText } from "../../shared/format/payoutTime";
import { formatSpins, NOT_AVAILABLE, orNotAvailable } from "../../shared/notAvailable";

const comparison = slotClass<typeof recipes.comparison>("comparison");

export function ComparisonTable() {
  const { casinos, error, retry } = useComparedCasinos();
  const [isDifferingOnly, setIsDifferingOnly] = useState(false);
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);
  const heading = useAnchor<HTMLHeadingElement>(COMPARISON_ID, casinos.length > 0);
  const table = useRef<HTMLDivElement>(null);
  useReportTableInView(table, casinos.length > 0);
  if (casinos.length === 0) return null;

  const loaded = casinos.flatMap(({ details }) => details ?? []);
  const canDiffer = casinos.length > 1 && loaded.length === casinos.length;
  const rows = comparisonRows.filter((row) => !isDifferingOnly || !canDiffer || isDiffering(row, loaded));
  const clear = () => {
    noteRemoval();
    clearComparison();
  };
  const remove = (id: string, position: number) => {
    noteRemoval(position);
    removeFromComparison(id);
  };

  return (
    <section aria-labelledby={COMPARISON_ID} className={`${pageWidth()} ${section()}`} ref={area}>
      <div className={sectionHead()}>
        <h2 id={COMPARISON_ID} ref={heading} tabIndex={-1}>
          Comparison
        </h2>
        <div className={rowStyle({ wraps: true })}>
          {casinos.length > 1 && (
            <button
              aria-pressed={isDifferingOnly}
              className={chip()}
              onClick={() => setIsDifferingOnly(!isDifferingOnly)}
              type="button"
            >
              Show only differences
            </button>
          )}
          <button className={button({ tone: "quiet", size: "sm" })} onClick={clear} type="button">
            Clear Comparison
          </button>
        </div>
      </div>
      {error && <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />}
      {rows.length === 0 && <p className={text({ tone: "muted" })}>There are no differences between these casinos.</p>}
      <div
        aria-label="Comparison table"
        className={comparison("scroll")}
        ref={table}
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
      >
        <table className={comparison("table")}>
          <thead>
            <tr>
              <th scope="col">
                <span className={srOnly()}>Feature</span>
              </th>
              {casinos.map((casino, position) => (
                <ComparedCasinoHeader casino={casino} key={casino.id} onRemove={() => remove(casino.id, position)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {casinos.map(({ id, details }) => (
                  <td key={id}>
                    <Cell details={details} isFailed={error !== undefined} row={row} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Visit</th>
              {casinos.map(({ id, details }) => (
                <td key={id}>{details && <VisitCasino casino={details} />}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {casinos.length < COMPARISON_MAX && (
        <p className={`${text({ size: "tiny" })} ${comparison("hint")}`}>
          To add another casino, press Compare on its card.
        </p>
      )}
    </section>
  );
}

function ComparedCasinoHeader({
  casino: { name, details },
  onRemove,
}: {
  casino: ComparedColumn;
  onRemove: () => void;
}) {
  return (
    <th scope="col">
      <div className={comparison("head")}>
        <CasinoLogo isEager logoUrl={details?.logoUrl ?? null} name={name} size={44} />
        {details ? (
          <Link className={link()} to={casinoPath(details.slug)} {...casinoClick(details.id, "comparison")}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {details && (
          <span className={comparison("trust")}>
            <b>{details.trustScore.score}</b>/{TRUST_SCORE_MAX} trust
          </span>
        )}
        {details?.licenses.length === 0 && <NotRecommended />}
        <button
          {...REMOVES}
          aria-label={`Remove ${name} from the comparison`}
          className={button({ tone: "quiet", size: "iconSm" })}
          onClick={onRemove}
          type="button"
        >
          <Icon name="close" size={14} />
        </button>
      </div>
    </th>
  );
}

function VisitCasino({ casino: { id, name, websiteUrl } }: { casino: CasinoDetails }) {
  if (!webUrl(websiteUrl)) return NOT_AVAILABLE;
  return (
    <OutboundLink
      aria-label={`Visit casino ${name} (opens in a new tab)`}
      className={`${link()} ${comparison("visit")}`}
      href={websiteUrl}
      {...casinoClick(id, "comparison")}
    >
      Visit casino
    </OutboundLink>
  );
}

interface CellProps {
  row: ComparisonRow;
  details: CasinoDetails | undefined;
  isFailed: boolean;
}

function Cell({ row, details, isFailed }: CellProps) {
  if (details) return row.valueOf(details);
  return isFailed ? null : <span className={skeleton()} />;
}

interface ComparisonRow {
  label: string;
  valueOf: (casino: CasinoDetails) => string;
}

function yesOrNo(isYes: boolean): string {
  return isYes ? "Yes" : "No";
}

/**
 * The rows of the comparison, and how each row gets its value from a casino (docs/specification.md, "Comparison"). A
 * missing value appears as N/A, except the payout limit.
 */
export const comparisonRows: readonly ComparisonRow[] = [
  { label: "Welcome Bonus", valueOf: ({ welcomeBonus }) => orNotAvailable(welcomeBonus) },
  { label: "Min Deposit", valueOf: ({ minDeposit }) => orNotAvailable(minDeposit) },
  { label: "Wagering Req.", valueOf: ({ wageringRequirement }) => orNotAvailable(wageringRequirement) },
  { label: "Rating", valueOf: ({ rating }) => (isRated(rating) ? formatRating(rating) : NOT_AVAILABLE) },
  { label: "Established", valueOf: ({ establishedYear }) => orNotAvailable(establishedYear) },
  { label: "Crypto Support", valueOf: ({ acceptsCrypto }) => yesOrNo(acceptsCrypto) },
  { label: "Mobile Optimized", valueOf: ({ mobileOptimized }) => yesOrNo(mobileOptimized) },
  { label: "Live Games", valueOf: ({ hasLiveGames }) => yesOrNo(hasLiveGames) },
  { label: "Free Spins", valueOf: ({ freeSpins }) => formatSpins(freeSpins) },
  { label: "License", valueOf: ({ licenses }) => licenses.join(", ") || "No license" },
  {
    label: "Fastest Payout",
    valueOf: ({ fastestPayout }) => (fastestPayout === null ? NOT_AVAILABLE : fastestPayoutText(fastestPayout)),
  },
  { label: "Payout Limit per Month", valueOf: payoutLimit },
];

/** Returns whether the casinos differ in this row. */
export function isDiffering({ valueOf }: ComparisonRow, casinos: readonly CasinoDetails[]): boolean {
  return new Set(casinos.map(valueOf)).size > 1;
}
