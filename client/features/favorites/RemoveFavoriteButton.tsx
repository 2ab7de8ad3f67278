import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { Icon } from "../../shared/ui/Icon";
import { REMOVES } from "../../shared/useRemovalFocus";
import { forgetFavorites } from "./favorites";

interface RemoveFavoriteButtonProps {
  casino: { id: string; name: string };
  /** Called before the button is gone with its card. */
  onRemove: () => void;
}

/** The heart on the favourites' own page: one press lets the casino go. */
export function RemoveFavoriteButton({ casino, onRemove }: RemoveFavoriteButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon remove-favorite"
      aria-label={`Remove ${casino.name} from favorites`}
      {...REMOVES}
      onClick={() => {
        onRemove();
        forgetFavorites([casino.id]);
        showNotice(messages.removedFromFavorites);
      }}
    >
      <Icon name="heart" isFilled />
    </button>
  );
}
