/** Taking the favourites out of this browser as a file, and back in. */
import { useRef } from "react";
import { favoritesImported, messages } from "../../shared/messages";
import { saveText } from "../../shared/saveText";
import { showToast } from "../../shared/toasts";
import { addFavorites } from "./favorites";
import { FAVORITES_FILE_NAME, favoritesFileText, readFavorites, WrongFavoritesFile } from "./favoritesFile";

interface FavoritesTransferProps {
  casinos: readonly { id: string; name: string }[];
}

async function importFile(file: File): Promise<void> {
  try {
    const { added, present, leftOut } = addFavorites(await readFavorites(file));
    showToast({ ...favoritesImported(added, present, leftOut), tone: "success" });
  } catch (error) {
    if (!(error instanceof WrongFavoritesFile)) throw error;
    showToast({ title: messages.error, description: error.message, tone: "error" });
  }
}

export function FavoritesTransfer({ casinos }: FavoritesTransferProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <section className="panel favorites-transfer" aria-labelledby="favorites-transfer">
      <div>
        <h2 id="favorites-transfer" className="panel-title">
          Keep a copy
        </h2>
        <p className="muted small">
          Favorites live in this browser only. Save them as a file, and bring them back here or into another browser.
        </p>
      </div>
      <div className="row-wrap">
        {casinos.length > 0 && (
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => saveText(FAVORITES_FILE_NAME, favoritesFileText(casinos, new Date()), "application/json")}
          >
            Export favorites
          </button>
        )}
        <button type="button" className="btn btn-secondary" onClick={() => field.current?.click()}>
          Import favorites
        </button>
        <input
          ref={field}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label="Favorites file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = ""; // The same file can be chosen again.
            if (file) void importFile(file);
          }}
        />
      </div>
    </section>
  );
}
