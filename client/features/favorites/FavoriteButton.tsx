import { useSyncExternalStore } from "react";
import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { Icon } from "../../ui/Icon";
import { button, needsScript } from "../../theme/classes";
import { isFavorite, subscribeFavorites, toggleFavorite } from "./favorites";

interface FavoriteButtonProps {
  casino: { id: string; name: string };
  /** Whether a text label appears next to the heart. */
  isLabelled?: boolean;
}

/** The heart button. A click adds the casino to the favorites, or removes it if it is already there. */
export function FavoriteButton({ casino, isLabelled = false }: FavoriteButtonProps) {
  // Each heart reads only its own state, so a change renders only that heart again.
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
      className={`${button(isLabelled ? { tone: "secondary", isFavorite: isPressed } : { tone: "quiet", size: "icon", isFavorite: isPressed })} ${needsScript()}`}
      aria-pressed={isPressed}
      aria-label={`Favorite ${casino.name}`}
      onClick={handleClick}
    >
      <Icon name="heart" isFilled={isPressed} />
      {isLabelled && "Favorite"}
    </button>
  );
}
