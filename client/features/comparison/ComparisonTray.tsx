/** The chosen casinos at the foot of the page, with the way to their table. */
import { useLocation } from "react-router-dom";
import { casinoClick } from "../../graphql/trackedLinks";
import { COMPARISON_MAX } from "../../shared/limits";
import { casinoPath, COMPARISON_ID, COMPARISON_TABLE_ID, comparisonPath, paths } from "../../shared/paths";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { REMOVES, useRemovalFocus } from "../../shared/useRemovalFocus";
import { clearComparison, removeFromComparison } from "./comparison";
import { useIsInView } from "./useIsInView";
import { useComparedCasinos, type ComparedColumn } from "./useComparedCasinos";

export function ComparisonTray() {
  const { casinos } = useComparedCasinos();
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);
  const isOnSearch = useLocation().pathname === paths.search;
  const isTableInView = useIsInView(COMPARISON_TABLE_ID, isOnSearch && casinos.length > 0);
  if (casinos.length === 0) return null;
  const remove = (id: string, position: number) => {
    noteRemoval(position);
    removeFromComparison(id);
  };
  const clear = () => {
    noteRemoval();
    clearComparison();
  };

  return (
    <section aria-label="Comparison tray" className="tray" hidden={isTableInView} ref={area}>
      <div className="wrap tray-inner">
        <p className="tray-count" role="status">
          {casinos.length} of {COMPARISON_MAX} chosen
        </p>
        <ul className="tray-list">
          {casinos.map((casino, position) => (
            <TrayItem casino={casino} key={casino.id} onRemove={() => remove(casino.id, position)} />
          ))}
        </ul>
        <div className="tray-actions">
          <button className="btn btn-quiet btn-sm" onClick={clear} type="button">
            Clear Comparison
          </button>
          <Link
            className="btn btn-primary btn-sm"
            // On the search page the table stands below, and the rest of its address stays.
            to={isOnSearch ? `#${COMPARISON_ID}` : comparisonPath(casinos.map(({ id }) => id))}
          >
            Compare
          </Link>
        </div>
      </div>
    </section>
  );
}

function TrayItem({ casino: { name, details }, onRemove }: { casino: ComparedColumn; onRemove: () => void }) {
  return (
    <li className="tray-item">
      <CasinoLogo isEager logoUrl={details?.logoUrl ?? null} name={name} size={36} />
      {details ? (
        <Link to={casinoPath(details.slug)} {...casinoClick(details.id, "comparison")}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
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
    </li>
  );
}
