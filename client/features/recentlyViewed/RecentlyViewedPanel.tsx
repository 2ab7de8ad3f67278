/**
 * Shows the casinos whose reviews this browser opened recently. The panel renders after hydration, into reserved space.
 */
import { casinoClick } from "../../graphql/trackedLinks";
import { RECENTLY_VIEWED_SHOWN, RECENTLY_VIEWED_KEPT } from "../../shared/limits";
import { casinoPath } from "../../shared/paths";
import { formatRating } from "../../shared/ratingScale";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { REMOVES, useRemovalFocus } from "../../shared/hooks/useRemovalFocus";
import { button, card, pageWidth, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./recentlyViewed.recipe";
import { evictAllViews, evictViews, NO_VIEWS, recentViews, type RecentView } from "./recentlyViewed";
import { useQuery } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { isMock } from "../../graphql/isMock";
import { isList, storageKeys } from "../../shared/storage";
import { useStored } from "../../shared/hooks/useStored";
import { RecentlyViewedDocument, type RecentlyViewedQuery } from "./RecentlyViewed.generated";

const recent = slotClass<typeof recipes.recent>("recent");

export function RecentlyViewedPanel() {
  const { casinos, isSettled } = useRecentCasinos();
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);
  const shown = casinos.slice(0, RECENTLY_VIEWED_SHOWN);
  const clear = () => {
    noteRemoval();
    evictAllViews();
  };
  const remove = (id: string, position: number) => {
    noteRemoval(position);
    evictViews([id]);
  };
  // If views are stored, the page's inline script marks the document, and the style then reserves the panel's height.
  return (
    <div className={recent("place")} data-settled={isSettled || undefined}>
      {shown.length > 0 && (
        <section className={`${pageWidth()} ${recent("root")}`} aria-labelledby="recently-viewed" ref={area}>
          <div className={recent("head")}>
            <h2 id="recently-viewed">Recently viewed</h2>
            <button type="button" className={button({ tone: "quiet", size: "sm" })} onClick={clear}>
              Clear All
            </button>
          </div>
          <ul className={recent("list")}>
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
    <li className={recent("item")}>
      <CasinoLogo name={name} logoUrl={logoUrl} size={36} isEager />
      <span className={recent("who")}>
        <Link to={casinoPath(slug)} className={card("link")} {...casinoClick(id, "recently_viewed")}>
          {name}
        </Link>
        <span className={text({ size: "tiny" })}>{formatRating(rating)}</span>
      </span>
      <button
        {...REMOVES}
        type="button"
        className={button({ tone: "quiet", size: "iconSm" })}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

type RecentCasino = RecentlyViewedQuery["casinos"]["edges"][number]["node"];

interface RecentCasinos {
  /** The casinos, latest first. Ids that the server does not know are removed from storage. */
  casinos: RecentCasino[];
  /** Whether loading has finished. */
  isSettled: boolean;
}

const NONE: readonly string[] = [];

function useRecentCasinos(): RecentCasinos {
  const ids = useRecentViews().map(({ casinoId }) => casinoId);
  // Loads the casinos again only if there is a new id, so removing a casino sends no request.
  const [requestedIds, setRequestedIds] = useState<readonly string[]>(ids);
  if (ids.some((id) => !requestedIds.includes(id))) setRequestedIds(ids);

  const { data, loading } = useQuery(RecentlyViewedDocument, {
    variables: { ids: [...requestedIds], first: RECENTLY_VIEWED_KEPT },
    skip: requestedIds.length === 0,
  });
  const casinosById = new Map(data?.casinos.edges.map(({ node }) => [node.id, node]));
  const unknown = data && !isMock ? ids.filter((id) => requestedIds.includes(id) && !casinosById.has(id)) : NONE;
  useEffect(() => {
    if (unknown.length > 0) evictViews(unknown);
  });
  return {
    casinos: ids.flatMap((id) => casinosById.get(id) ?? []),
    isSettled: requestedIds.length > 0 && !loading,
  };
}

/** Returns the stored views, latest first, and follows changes in other tabs. */
function useRecentViews(): readonly RecentView[] {
  const stored = useStored(storageKeys.recentlyViewed, isList, NO_VIEWS);
  return useMemo(() => recentViews(stored), [stored]);
}
