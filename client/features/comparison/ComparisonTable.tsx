/** The chosen casinos side by side. A wide table scrolls within itself; its first column stays. */
import { useState } from "react";
import { casinoClick } from "../../graphql/trackedLinks";
import { COMPARISON_MAX, TRUST_SCORE_MAX } from "../../shared/limits";
import { loadError } from "../../shared/messages";
import { casinoPath, COMPARISON_ID, COMPARISON_TABLE_ID } from "../../shared/paths";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { REMOVES, useRemovalFocus } from "../../shared/useRemovalFocus";
import { clearComparison, removeFromComparison } from "./comparison";
import { comparisonRows, isDiffering, type ComparisonRow } from "./comparisonRows";
import { useAnchor } from "../../shared/useAnchor";
import { useComparedCasinos, type CasinoDetails, type ComparedColumn } from "./useComparedCasinos";

export function ComparisonTable() {
  const { casinos, error, retry } = useComparedCasinos();
  const [isDifferingOnly, setIsDifferingOnly] = useState(false);
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);
  const heading = useAnchor<HTMLHeadingElement>(COMPARISON_ID, casinos.length > 0);
  if (casinos.length === 0) return null;

  const known = casinos.flatMap(({ details }) => details ?? []);
  const canDiffer = casinos.length > 1 && known.length === casinos.length;
  const rows = comparisonRows.filter((row) => !isDifferingOnly || !canDiffer || isDiffering(row, known));
  const clear = () => {
    noteRemoval();
    clearComparison();
  };
  const remove = (id: string, position: number) => {
    noteRemoval(position);
    removeFromComparison(id);
  };

  return (
    <section aria-labelledby={COMPARISON_ID} className="wrap section" ref={area}>
      <div className="section-head">
        <h2 id={COMPARISON_ID} ref={heading} tabIndex={-1}>
          Comparison
        </h2>
        <div className="row-wrap">
          {casinos.length > 1 && (
            <button
              aria-pressed={isDifferingOnly}
              className="chip"
              onClick={() => setIsDifferingOnly(!isDifferingOnly)}
              type="button"
            >
              Only the rows that differ
            </button>
          )}
          <button className="btn btn-quiet btn-sm" onClick={clear} type="button">
            Clear Comparison
          </button>
        </div>
      </div>
      {error && <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />}
      {rows.length === 0 && <p className="muted">These casinos are the same in every row.</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard */}
      <div aria-label="Comparison table" className="compare-scroll" id={COMPARISON_TABLE_ID} role="region" tabIndex={0}>
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">What is compared</span>
              </th>
              {casinos.map((casino, position) => (
                <ColumnHead casino={casino} key={casino.id} onRemove={() => remove(casino.id, position)} />
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
          </tbody>
        </table>
      </div>
      {casinos.length < COMPARISON_MAX && (
        <p className="tiny compare-hint">There is room for another casino: press Compare on its card.</p>
      )}
    </section>
  );
}

function ColumnHead({ casino: { name, details }, onRemove }: { casino: ComparedColumn; onRemove: () => void }) {
  return (
    <th scope="col">
      <div className="compare-head">
        <CasinoLogo isEager logoUrl={details?.logoUrl ?? null} name={name} size={44} />
        {details ? (
          <Link className="link" to={casinoPath(details.slug)} {...casinoClick(details.id, "comparison")}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {details && (
          <span className="compare-trust">
            <b>{details.trustScore.score}</b>/{TRUST_SCORE_MAX} trust
          </span>
        )}
        <button
          {...REMOVES}
          aria-label={`Remove ${name} from the comparison`}
          className="btn btn-quiet"
          onClick={onRemove}
          type="button"
        >
          <Icon name="close" size={14} />
        </button>
      </div>
    </th>
  );
}

interface CellProps {
  row: ComparisonRow;
  details: CasinoDetails | undefined;
  isFailed: boolean;
}

function Cell({ row, details, isFailed }: CellProps) {
  if (details) return row.valueOf(details);
  return isFailed ? null : <span className="skeleton" />;
}
