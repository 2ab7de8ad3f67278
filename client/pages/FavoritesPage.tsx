/** The visitor's favourites. They live in the browser, so the server sends the page's frame and the browser fills it. */
import { useRef } from "react";
import { CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { clearFavorites } from "../features/favorites/favorites";
import { favoriteStatistics } from "../features/favorites/favoriteStatistics";
import { FavoriteStatistics } from "../features/favorites/FavoriteStatistics";
import { FavoritesTransfer } from "../features/favorites/FavoritesTransfer";
import { useConfirm } from "../shared/confirm";
import { loadError, messages } from "../shared/messages";
import { paths } from "../shared/paths";
import { plural } from "../shared/plural";
import { EmptyState } from "../shared/ui/EmptyState";
import { ErrorLine } from "../shared/ui/ErrorLine";
import { Link } from "../shared/ui/Link";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { useIsMounted } from "../shared/useIsMounted";
import { FavoriteGrid } from "./FavoriteGrid";
import { useFavoriteCasinos, type FavoriteCasino } from "./useFavoriteCasinos";

const TITLE = "My Favorite Casinos";
const DESCRIPTION = "The casinos that you keep an eye on. The list is kept in this browser, without an account.";

export function FavoritesPage() {
  const isMounted = useIsMounted();
  const place = useRef<HTMLElement>(null);
  const { casinos, error, isLoading, retry } = useFavoriteCasinos();
  const focusPlace = () => place.current?.focus({ preventScroll: true });

  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} path={paths.favorites} isNoIndex />
      <PageBanner title={TITLE} description={DESCRIPTION} icon="heart">
        <div className="row-wrap favorites-bar">
          {casinos.length > 0 && <CountAndClear count={casinos.length} onCleared={focusPlace} />}
        </div>
      </PageBanner>
      <section ref={place} tabIndex={-1} aria-label="Favorites" className="wrap section favorites-place">
        {error && <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />}
        {isMounted && isLoading && (
          <>
            <FavoriteStatistics figures={[]} />
            <CasinoGridSkeleton />
          </>
        )}
        {casinos.length > 0 && <Favorites casinos={casinos} onLastRemoved={focusPlace} />}
        {isMounted && !isLoading && !error && casinos.length === 0 && <NoFavorites />}
      </section>
    </>
  );
}

interface CountAndClearProps {
  count: number;
  onCleared: () => void;
}

function CountAndClear({ count, onCleared }: CountAndClearProps) {
  const { ask, prepare } = useConfirm();

  async function handleClear() {
    const isAgreed = await ask({
      title: messages.clearFavorites,
      text: `${plural(count, "casino")} will no longer be among your favorites. This can't be undone.`,
      action: "Clear All",
    });
    if (!isAgreed) return;
    clearFavorites();
    onCleared();
  }

  return (
    <>
      <span className="tag tag-ok">{plural(count, "casino")}</span>
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void handleClear()}
      >
        Clear All
      </button>
    </>
  );
}

interface FavoritesProps {
  casinos: readonly FavoriteCasino[];
  onLastRemoved: () => void;
}

function Favorites({ casinos, onLastRemoved }: FavoritesProps) {
  return (
    <>
      <FavoriteStatistics figures={favoriteStatistics(casinos)} />
      <FavoriteGrid casinos={casinos} onLastRemoved={onLastRemoved} />
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
