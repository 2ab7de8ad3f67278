/** The casinos that this browser has opened lately. Rendered after the page has been taken over, into space kept for it. */
import { casinoClick } from "../../graphql/trackedLinks";
import { RECENTLY_VIEWED_SHOWN } from "../../shared/limits";
import { casinoPath } from "../../shared/paths";
import { formatRating } from "../../shared/rating";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { REMOVES, useRemovalFocus } from "../../shared/useRemovalFocus";
import { forgetAllViews, forgetViews } from "./recentlyViewed";
import { useRecentCasinos, type RecentCasino } from "./useRecentCasinos";

export function RecentlyViewedPanel() {
  const { casinos, isSettled } = useRecentCasinos();
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);
  const shown = casinos.slice(0, RECENTLY_VIEWED_SHOWN);
  const clear = () => {
    noteRemoval();
    forgetAllViews();
  };
  const remove = (id: string, position: number) => {
    noteRemoval(position);
    forgetViews([id]);
  };
  // The page's first script marks the document when something is stored, and the style keeps the panel's height for it.
  return (
    <div className="recent-place" data-settled={isSettled || undefined}>
      {shown.length > 0 && (
        <section className="wrap recent" aria-labelledby="recently-viewed" ref={area}>
          <div className="recent-head">
            <h2 id="recently-viewed">Recently viewed</h2>
            <button type="button" className="btn btn-quiet btn-sm" onClick={clear}>
              Clear All
            </button>
          </div>
          <ul className="recent-list">
            {shown.map((casino, position) => (
              <RecentItem key={casino.id} casino={casino} onRemove={() => remove(casino.id, position)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface RecentItemProps {
  casino: RecentCasino;
  onRemove: () => void;
}

function RecentItem({ casino: { id, slug, name, logoUrl, rating }, onRemove }: RecentItemProps) {
  return (
    <li className="recent-item">
      <CasinoLogo name={name} logoUrl={logoUrl} size={36} isEager />
      <span className="recent-who">
        <Link to={casinoPath(slug)} className="card-link" {...casinoClick(id, "recently_viewed")}>
          {name}
        </Link>
        <span className="tiny">{formatRating(rating)}</span>
      </span>
      <button {...REMOVES} type="button" className="btn btn-quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}
