import { useSyncExternalStore } from "react";
import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { Icon } from "../../shared/ui/Icon";
import { isFavorite, subscribeFavorites, toggleFavorite } from "./favorites";

interface FavoriteButtonProps {
  casino: { id: string; name: string };
  /** With its word beside the heart, where there is room. */
  isLabelled?: boolean;
}

/** The heart: one press keeps the casino among the favourites, the next lets it go. */
export function FavoriteButton({ casino, isLabelled = false }: FavoriteButtonProps) {
  // Only the heart that changes renders again.
  const isPressed = useSyncExternalStore(
    subscribeFavorites,
    () => isFavorite(casino.id),
    () => false,
  );

  function handleClick() {
    showNotice(toggleFavorite(casino.id) ? messages.addedToFavorites : messages.removedFromFavorites);
  }

  return (
    <button
      type="button"
      className={
        isLabelled ? "btn btn-secondary favorite needs-script" : "btn btn-quiet btn-icon favorite needs-script"
      }
      aria-pressed={isPressed}
      aria-label={`Favorite ${casino.name}`}
      onClick={handleClick}
    >
      <Icon name="heart" isFilled={isPressed} />
      {isLabelled && "Favorite"}
    </button>
  );
}
