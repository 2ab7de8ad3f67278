/** The favourites as a file that a visitor keeps or takes to another browser. What comes back may be anything. */
import { FAVORITES_FILE_MAX_BYTES, FAVORITES_MAX } from "../../shared/limits";
import { messages } from "../../shared/messages";

export const FAVORITES_FILE_NAME = "honestodds-favorites.json";

const FORMAT = "honestodds-favorites";
const VERSION = 1;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

interface FavoriteCasino {
  id: string;
  name: string;
}

/** The text of the file. The names are for people; only the ids are read back. */
export function favoritesFileText(casinos: readonly FavoriteCasino[], now: Date): string {
  const favorites = casinos.map(({ id, name }) => ({ id, name }));
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), favorites }, null, 2);
}

/** Why a file can't be taken, in words for the visitor. */
export class WrongFavoritesFile extends Error {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongFavoritesFile(messages.favoritesFileNotJson);
  }
}

function idOf(entry: unknown): string | null {
  const id: unknown = typeof entry === "object" && entry !== null ? (entry as { id?: unknown }).id : null;
  return typeof id === "string" && uuid.test(id) ? id.toLowerCase() : null;
}

/** The ids in a file's text, in its order, each one once. Throws `WrongFavoritesFile`. */
export function readFavoritesFile(text: string): string[] {
  const content = parse(text);
  const isOurs = typeof content === "object" && content !== null && (content as { format?: unknown }).format === FORMAT;
  if (!isOurs) throw new WrongFavoritesFile(messages.favoritesFileNotOurs);
  const { version, favorites } = content as { version?: unknown; favorites?: unknown };
  if (version !== VERSION) throw new WrongFavoritesFile(messages.favoritesFileOtherVersion);
  if (!Array.isArray(favorites)) throw new WrongFavoritesFile(messages.favoritesFileNotOurs);
  if (favorites.length > FAVORITES_MAX) throw new WrongFavoritesFile(messages.favoritesFileTooLarge);
  const ids = favorites.map(idOf).filter((id) => id !== null);
  if (ids.length < favorites.length) throw new WrongFavoritesFile(messages.favoritesFileDamaged);
  if (ids.length === 0) throw new WrongFavoritesFile(messages.favoritesFileEmpty);
  return [...new Set(ids)];
}

/** The ids in a chosen file. Throws `WrongFavoritesFile`; one that is too large is not even read. */
export async function readFavorites(file: File): Promise<string[]> {
  if (file.size > FAVORITES_FILE_MAX_BYTES) throw new WrongFavoritesFile(messages.favoritesFileTooLarge);
  const text = await file.text().catch(() => {
    throw new WrongFavoritesFile(messages.favoritesFileUnreadable);
  });
  return readFavoritesFile(text);
}
