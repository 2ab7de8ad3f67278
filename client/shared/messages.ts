/** Every toast and error wording of the product, and the words for each error code of the API. */
import { FAVORITES_MAX } from "./limits";
import { plural } from "./plural";

export const messages = {
  addedToFavorites: "Added to favorites",
  removedFromFavorites: "Removed from favorites",
  bonusCodeCopied: "Bonus code copied!",
  copyFailed: "Your browser did not let us copy. Select the code and copy it yourself.",
  casinoNotFound: "Casino Not Found",
  casinoNotFoundText: "The casino you're looking for doesn't exist or has been removed.",
  somethingWentWrong: "Something went wrong",
  somethingWentWrongText: "We encountered an unexpected error. This has been logged and we'll look into it.",
  tryAgain: "Try Again",
  goHome: "Go Home",
  errorDetails: "Error Details",
  notFoundTitle: "Oops! Page not found",
  returnHome: "Return to Home",
  noSuggestions: "No suggestions found",
  noCasinosFound: "No casinos found",
  noBonuses: "No bonuses available",
  noFreeSpins: "No free spins available",
  noFavorites: "No favorites yet",
  clearFavorites: "Clear all favorites?",
  error: "Error",
  favoritesFileTooLarge: "This file is too large to be a list of favorites. Nothing was imported.",
  favoritesFileUnreadable: "This file could not be read. Nothing was imported.",
  favoritesFileNotJson: "This file is not valid JSON. Nothing was imported.",
  favoritesFileNotOurs: "This file is not a list of favorites from this site. Nothing was imported.",
  favoritesFileOtherVersion: "This file was made by another version of this site. Nothing was imported.",
  favoritesFileDamaged: "This file is damaged: not every line of it names a casino. Nothing was imported.",
  favoritesFileEmpty: "This file holds no favorites.",
  depositInvalid: "Type an amount between 1 and 1,000,000.",
  noGames: "No games available",
  analyticsFailed: "Analytics tracking error:",
  mockClient: "Supabase environment variables not found. Using mock client.",
  notAvailableYet: "Not available yet",
  alreadySubscribed: {
    title: "Already Subscribed",
    description: "This email is already subscribed to our newsletter.",
  },
  subscribeFailed: { title: "Error", description: "Failed to subscribe. Please try again." },
  subscribeInvalid: { title: "Error", description: "Please enter a valid email address." },
  exitEmailInvalid: { title: "Invalid email", description: "Please enter a valid email address" },
  exitJoined: {
    title: "Success",
    description: "Your address is kept in this browser only. The three codes are samples.",
  },
  installFailed: "PWA install error",
  offline: "No connection. Pages that you have opened before still work.",
  subscribed: { title: "Success", description: "You are subscribed to our newsletter." },
} as const;

/** The error line of a list page. */
export function loadError(noun: "casinos" | "bonuses" | "games", message: string): string {
  return `Error loading ${noun}: ${message}`;
}

/** What became of an imported file of favourites. */
export function favoritesImported(added: number, present: number, leftOut: number) {
  const lines = [
    `${plural(added, "casino")} added to your favorites.`,
    present > 0 && `${present} ${present === 1 ? "was" : "were"} there already.`,
    leftOut > 0 && `${leftOut} did not fit: ${FAVORITES_MAX} can be kept.`,
  ];
  return { title: "Success", description: lines.filter(Boolean).join(" ") };
}

const codeWords: Record<string, string> = {
  BAD_USER_INPUT: "Something in the request is not valid.",
  UNAUTHENTICATED: "Please sign in first.",
  FORBIDDEN: "This needs an admin account.",
  NOT_FOUND: "This does not exist or has been removed.",
  CONFLICT: "Somebody else changed this in the meantime.",
  RATE_LIMITED: "Too many requests. Please wait a moment and try again.",
  QUERY_TOO_COMPLEX: "The request asks for too much at once.",
  SERVICE_UNAVAILABLE: "The service is not available at the moment. Please try again.",
  INTERNAL_SERVER_ERROR: "The server could not answer. Please try again.",
  NETWORK: "The server can't be reached. Check your connection and try again.",
};

/** The words for an error code of the API, `NETWORK` when no answer came. */
export function wordsForCode(code: string): string {
  return codeWords[code] ?? "The server could not answer. Please try again.";
}
