/** Every toast and error wording of the product, and the words for each error code of the API. */

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
  subscribed: { title: "Success", description: "You are subscribed to our newsletter." },
} as const;

/** The error line of a list page. */
export function loadError(noun: "casinos" | "bonuses" | "games", message: string): string {
  return `Error loading ${noun}: ${message}`;
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
