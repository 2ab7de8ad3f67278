/** The visitor's favourites. They live in the browser, so the server sends the page's frame and the browser fills it. */
import { CasinoGrid, CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { clearFavorites } from "../features/favorites/favorites";
import { favoriteStatistics } from "../features/favorites/favoriteStatistics";
import { FavoriteStatistics } from "../features/favorites/FavoriteStatistics";
import { FavoritesTransfer } from "../features/favorites/FavoritesTransfer";
import { RemoveFavoriteButton } from "../features/favorites/RemoveFavoriteButton";
import { useConfirm } from "../shared/confirm";
import { loadError, messages } from "../shared/messages";
import { paths } from "../shared/paths";
import { plural } from "../shared/plural";
import { EmptyState } from "../shared/ui/EmptyState";
import { ErrorLine } from "../shared/ui/ErrorLine";
import { Link } from "../shared/ui/Link";
import { NeedsScript } from "../shared/ui/NeedsScript";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { useIsMounted } from "../shared/useIsMounted";
import { useRemovalFocus } from "../shared/useRemovalFocus";
import { casinoCardSlots } from "./casinoCardSlots";
import { useFavoriteCasinos, type FavoriteCasino } from "./useFavoriteCasinos";

const TITLE = "My Favorite Casinos";
const DESCRIPTION = "The casinos that you keep an eye on. The list is kept in this browser, without an account.";

export function FavoritesPage() {
  const isMounted = useIsMounted();
  const { casinos, error, isLoading, retry } = useFavoriteCasinos();
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);

  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} path={paths.favorites} isNoIndex />
      <PageBanner title={TITLE} description={DESCRIPTION} icon="heart">
        <div className="row-wrap favorites-bar" data-place={isMounted ? isLoading && "loading" : "stored"}>
          {casinos.length > 0 && <CountAndClear count={casinos.length} onClear={noteRemoval} />}
        </div>
      </PageBanner>
      <NeedsScript />
      <section ref={area} aria-label="Favorites" className="wrap section favorites-place">
        {error && <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />}
        {isMounted && isLoading && (
          <>
            <FavoriteStatistics figures={favoriteStatistics(null)} />
            <CasinoGridSkeleton />
          </>
        )}
        {casinos.length > 0 && <Favorites casinos={casinos} onRemove={noteRemoval} />}
        {isMounted && !isLoading && !error && casinos.length === 0 && <NoFavorites />}
      </section>
    </>
  );
}

interface CountAndClearProps {
  count: number;
  /** Called before all of them are gone. */
  onClear: () => void;
}

function CountAndClear({ count, onClear }: CountAndClearProps) {
  const ask = useConfirm();

  async function handleClear() {
    const isAgreed = await ask({
      title: messages.clearFavorites,
      text: `${plural(count, "casino")} will no longer be among your favorites. This can't be undone.`,
      action: "Clear All",
    });
    if (!isAgreed) return;
    onClear();
    clearFavorites();
  }

  return (
    <>
      <span className="tag tag-ok">{plural(count, "casino")}</span>
      <button type="button" className="btn btn-secondary btn-sm" onClick={() => void handleClear()}>
        Clear All
      </button>
    </>
  );
}

interface FavoritesProps {
  casinos: readonly FavoriteCasino[];
  /** Called before one of them is gone. */
  onRemove: (position: number) => void;
}

function Favorites({ casinos, onRemove }: FavoritesProps) {
  return (
    <>
      <FavoriteStatistics figures={favoriteStatistics(casinos)} />
      <CasinoGrid
        casinos={casinos}
        isFirst
        slots={(casino) => ({
          ...casinoCardSlots(casino),
          favorite: (
            <RemoveFavoriteButton
              casino={casino}
              onRemove={() => onRemove(casinos.findIndex(({ id }) => id === casino.id))}
            />
          ),
        })}
      />
      <FavoritesTransfer casinos={casinos} />
    </>
  );
}

function NoFavorites() {
  return (
    <>
      <EmptyState title={messages.noFavorites} text="Press the heart on a casino's card, and it waits for you here.">
        <Link to={paths.allCasinos} className="btn btn-primary">
          Browse Casinos
        </Link>
      </EmptyState>
      <FavoritesTransfer casinos={[]} />
    </>
  );
}
