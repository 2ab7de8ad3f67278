/** The visitor's favorites. They are stored in the browser, so the list appears only after hydration. */
import { CasinoGrid, CasinoGridSkeleton } from "../../features/casinos/CasinoGrid";
import { clearFavorites, evictFavorites } from "../../features/favorites/favorites";
import { favoriteFigures, FavoriteStatistics } from "../../features/favorites/FavoriteStatistics";
import { FavoritesTransfer } from "../../features/favorites/FavoritesTransfer";
import { useConfirm } from "../../shared/confirm";
import { loadError, messages } from "../../shared/messages";
import { paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import { EmptyState } from "../../ui/EmptyState";
import { ErrorLine } from "../../ui/ErrorLine";
import { Link } from "../../ui/Link";
import { NoScriptNotice } from "../../ui/PageSkeleton";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { useIsMounted } from "../../shared/hooks/useIsMounted";
import { useRemovalFocus, REMOVES } from "../../shared/hooks/useRemovalFocus";
import { button, pageWidth, row, section, tag } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "../../features/favorites/favorites.recipe";
import { casinoCardSlots } from "../casinoCardSlots";
import { useFavoriteCasinos, type FavoriteCasino } from "./useFavoriteCasinos";
import { showNotice } from "../../shared/toasts";
import { Icon } from "../../ui/Icon";

const favoritesBar = recipeClass<typeof recipes.favoritesBar>("favorites-bar");
const favoritesPlace = recipeClass<typeof recipes.favoritesPlace>("favorites-place");

const TITLE = "My Favorite Casinos";
const DESCRIPTION =
  "The casinos that you want to keep an eye on. The list is stored in this browser, so you don't need an account.";

export function FavoritesPage() {
  const isMounted = useIsMounted();
  const { casinos, error, isLoading, retry } = useFavoriteCasinos();
  const { area, noteRemoval } = useRemovalFocus<HTMLElement>(casinos.length);

  return (
    <>
      <Seo title={TITLE} description={DESCRIPTION} path={paths.favorites} isNoIndex />
      <PageBanner title={TITLE} description={DESCRIPTION} icon="heart">
        <div
          className={`${row({ wraps: true })} ${favoritesBar()}`}
          data-place={isMounted ? isLoading && "loading" : "stored"}
        >
          {casinos.length > 0 && <CountAndClear count={casinos.length} onClear={noteRemoval} />}
        </div>
      </PageBanner>
      <NoScriptNotice />
      <section ref={area} aria-label="Favorites" className={`${pageWidth()} ${section()} ${favoritesPlace()}`}>
        {error && <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />}
        {isMounted && isLoading && (
          <>
            <FavoriteStatistics figures={favoriteFigures(null)} />
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
  /** Called before the page removes all favorites. */
  onClear: () => void;
}

function CountAndClear({ count, onClear }: CountAndClearProps) {
  const ask = useConfirm();

  async function handleClear() {
    const isAgreed = await ask({
      title: messages.clearFavorites,
      text: `${plural(count, "casino")} will be removed from your favorites. This can't be undone.`,
      action: "Clear All",
    });
    if (!isAgreed) return;
    onClear();
    clearFavorites();
  }

  return (
    <>
      <span className={tag({ tone: "ok" })}>{plural(count, "casino")}</span>
      <button type="button" className={button({ tone: "secondary", size: "sm" })} onClick={() => void handleClear()}>
        Clear All
      </button>
    </>
  );
}

interface FavoritesProps {
  casinos: readonly FavoriteCasino[];
  /** Called before a favorite is removed, with the card's index. */
  onRemove: (position: number) => void;
}

function Favorites({ casinos, onRemove }: FavoritesProps) {
  return (
    <>
      <FavoriteStatistics figures={favoriteFigures(casinos)} />
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
      <EmptyState title={messages.noFavorites} text="Press the heart on a casino's card to add it here.">
        <Link to={paths.allCasinos} className={button({ tone: "primary" })}>
          Browse Casinos
        </Link>
      </EmptyState>
      <FavoritesTransfer casinos={[]} />
    </>
  );
}

interface RemoveFavoriteButtonProps {
  casino: { id: string; name: string };
  /** Called before the button disappears with its card. */
  onRemove: () => void;
}

/** The heart button on the favorites page. A click removes the casino from the favorites. */
function RemoveFavoriteButton({ casino, onRemove }: RemoveFavoriteButtonProps) {
  return (
    <button
      type="button"
      className={button({ tone: "quiet", size: "icon", isFavorite: true })}
      aria-label={`Remove ${casino.name} from favorites`}
      {...REMOVES}
      onClick={() => {
        onRemove();
        evictFavorites([casino.id]);
        showNotice(messages.removedFromFavorites);
      }}
    >
      <Icon name="heart" isFilled />
    </button>
  );
}
