/** Exports the favorites to a file, and imports such files. */
import { useRef } from "react";
import { favoritesImported, messages } from "../../shared/messages";
import { saveText } from "../../shared/browser/saveText";
import { showToast } from "../../shared/toasts";
import { button, panel, row, text as textStyle } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "./favorites.recipe";
import { addFavorites } from "./favorites";
import { FAVORITES_FILE_MAX_BYTES, FAVORITES_MAX } from "../../shared/limits";

const transfer = recipeClass<typeof recipes.favoritesTransfer>("favorites-transfer");

/** Why a file could not be imported. */
const fileErrors = {
  tooLarge: "This file is too large for a list of favorites. Nothing was imported.",
  unreadable: "This file could not be read. Nothing was imported.",
  notJson: "This file is not valid JSON. Nothing was imported.",
  notOurs: "This file is not a list of favorites from this site. Nothing was imported.",
  otherVersion: "This file comes from another version of this site. Nothing was imported.",
  damaged: "This file is damaged: some entries do not name a casino. Nothing was imported.",
  empty: "This file contains no favorites.",
} as const;

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
    <section className={`${panel()} ${transfer()}`} aria-labelledby="favorites-transfer">
      <div>
        <h2 id="favorites-transfer" className={textStyle({ size: "title" })}>
          Keep a copy
        </h2>
        <p className={textStyle({ tone: "muted", size: "small" })}>
          Favorites are stored only in this browser. Export them to a file to back them up or move them to another
          browser.
        </p>
      </div>
      <div className={row({ wraps: true })}>
        {casinos.length > 0 && (
          <button
            type="button"
            className={button({ tone: "secondary" })}
            onClick={() => saveText(FAVORITES_FILE_NAME, favoritesFileText(casinos, new Date()), "application/json")}
          >
            Export favorites
          </button>
        )}
        <button type="button" className={button({ tone: "secondary" })} onClick={() => field.current?.click()}>
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
            target.value = ""; // Lets the visitor choose the same file again.
            if (file) void importFile(file);
          }}
        />
      </div>
    </section>
  );
}

const FAVORITES_FILE_NAME = "casino-favorites.json";

const FORMAT = "casino-favorites";
/** The `format` in older files, which contains the product's original name. */
const EARLIER_FORMAT = "honestodds-favorites";
const VERSION = 1;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

interface FavoriteCasino {
  id: string;
  name: string;
}

/** Returns the content of the exported file. The names help people who read the file. An import uses only the ids. */
export function favoritesFileText(casinos: readonly FavoriteCasino[], now: Date): string {
  const favorites = casinos.map(({ id, name }) => ({ id, name }));
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), favorites }, null, 2);
}

/** An error whose message says why a file can't be imported. */
class WrongFavoritesFile extends Error {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongFavoritesFile(fileErrors.notJson);
  }
}

function idOf(entry: unknown): string | null {
  const id: unknown = typeof entry === "object" && entry !== null ? (entry as { id?: unknown }).id : null;
  return typeof id === "string" && uuid.test(id) ? id.toLowerCase() : null;
}

/** Parses a file and returns its casino ids in order, without duplicates. Throws `WrongFavoritesFile`. */
export function readFavoritesFile(text: string): string[] {
  const content = parse(text);
  const format: unknown =
    typeof content === "object" && content !== null ? (content as { format?: unknown }).format : null;
  const isOurs = format === FORMAT || format === EARLIER_FORMAT;
  if (!isOurs) throw new WrongFavoritesFile(fileErrors.notOurs);
  const { version, favorites } = content as { version?: unknown; favorites?: unknown };
  if (version !== VERSION) throw new WrongFavoritesFile(fileErrors.otherVersion);
  if (!Array.isArray(favorites)) throw new WrongFavoritesFile(fileErrors.notOurs);
  if (favorites.length > FAVORITES_MAX) throw new WrongFavoritesFile(fileErrors.tooLarge);
  const ids = favorites.map(idOf).filter((id) => id !== null);
  if (ids.length < favorites.length) throw new WrongFavoritesFile(fileErrors.damaged);
  if (ids.length === 0) throw new WrongFavoritesFile(fileErrors.empty);
  return [...new Set(ids)];
}

/** Reads a chosen file and returns its casino ids. Throws `WrongFavoritesFile` if the file can't be imported. */
export async function readFavorites(file: File): Promise<string[]> {
  if (file.size > FAVORITES_FILE_MAX_BYTES) throw new WrongFavoritesFile(fileErrors.tooLarge);
  const text = await file.text().catch(() => {
    throw new WrongFavoritesFile(fileErrors.unreadable);
  });
  return readFavoritesFile(text);
}
