/** Shows the compared casinos at the bottom of the page, with a link to the comparison table. */
import { useLocation } from "react-router-dom";
import { casinoClick } from "../../graphql/trackedLinks";
import { COMPARISON_MAX } from "../../shared/limits";
import { casinoPath, COMPARISON_ID, comparisonPath, paths } from "../../shared/paths";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { REMOVES, useRemovalFocus } from "../../shared/hooks/useRemovalFocus";
import { button, pageWidth } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./comparison.recipe";
import { clearComparison, removeFromComparison } from "./comparison";
import { useIsTableInView } from "./tableInView";
import { useComparedCasinos, type ComparedColumn } from "./useComparedCasinos";

const tray = slotClass<typeof recipes.tray>("tray");

export function ComparisonTray() {
  const { casinos } = useComparedCasinos();
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);
  const isOnSearch = useLocation().pathname === paths.search;
  const isTableInView = useIsTableInView();
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
    <section aria-label="Comparison tray" className={tray("root")} hidden={isTableInView} ref={area}>
      <div className={`${pageWidth()} ${tray("inner")}`}>
        <p className={tray("count")} role="status">
          {casinos.length} of {COMPARISON_MAX} selected
        </p>
        <ul className={tray("list")}>
          {casinos.map((casino, position) => (
            <TrayItem casino={casino} key={casino.id} onRemove={() => remove(casino.id, position)} />
          ))}
        </ul>
        <div className={tray("actions")}>
          <button className={button({ tone: "quiet", size: "sm" })} onClick={clear} type="button">
            Clear Comparison
          </button>
          <Link
            className={button({ tone: "primary", size: "sm" })}
            // The search page contains the table, so link to its anchor and keep the rest of the URL.
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
    <li className={tray("item")}>
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
        className={button({ tone: "quiet", size: "iconSm" })}
        onClick={onRemove}
        type="button"
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}
