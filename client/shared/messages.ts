/**
 * The toasts and error messages of the public pages, and a message for each API error code. The admin panel's messages
 * are in admin/messages.ts. Messages for a part that loads later are in that part's file, because every page loads this
 * one.
 */
import type { EditableNoun, nouns } from "../../shared/nouns/registry";
import { FAVORITES_MAX } from "./limits";
import { plural } from "./format/plural";

export const messages = {
  addedToFavorites: "Added to favorites",
  removedFromFavorites: "Removed from favorites",
  bonusCodeCopied: "Bonus code copied!",
  copyFailed: "Your browser blocked copying. Select the code and copy it yourself.",
  casinoNotFound: "Casino Not Found",
  casinoNotFoundText: "The casino you're looking for doesn't exist or has been removed.",
  casinoOffline: "You are offline",
  casinoOfflineText: "This review was not saved on this device. Connect to the internet to read it.",
  somethingWentWrong: "Something went wrong",
  somethingWentWrongText: "We encountered an unexpected error. This has been logged and we'll look into it.",
  tryAgain: "Try Again",
  goHome: "Go Home",
  errorDetails: "Error Details",
  partUnreachable: "This part of the page could not be loaded. Check your connection and try again.",
  notFoundTitle: "Oops! Page not found",
  returnHome: "Return to Home",
  noSuggestions: "No suggestions found",
  noCasinosFound: "No casinos found",
  noBonuses: "No bonuses available",
  noFreeSpins: "No free spins available",
  noFavorites: "No favorites yet",
  clearFavorites: "Clear all favorites?",
  error: "Error",
  rulesFailed: "The rules could not be loaded. Try again.",
  depositInvalid: "Enter an amount between 1 and 1,000,000.",
  noGames: "No games available",
  pageFailed: "This page could not be loaded",
  entryMissing: "This page doesn't exist or has been removed.",
  sortedByRating: "Sorted by rating.",
  analyticsFailed: "Analytics tracking error:",
  notRecommended: "No license. We do not recommend playing here.",
  notAvailableYet: "Not available yet",
  alreadySubscribed: {
    title: "Already Subscribed",
    description: "This email is already subscribed to our newsletter.",
  },
  subscribeFailed: { title: "Error", description: "Failed to subscribe. Please try again." },
  subscribeInvalid: { title: "Error", description: "Please enter a valid email address." },
  offline: "You are offline. Pages that you have opened before still work.",
  offlineInPanel: "You are offline. Your input stays in this browser as a draft. Save it when you are online again.",
  confirmationSent: {
    title: "Check your inbox",
    description: "Open the link in our email to confirm your subscription.",
  },
  subscribed: { title: "Success", description: "You are subscribed to our newsletter." },
} as const;

/**
 * The messages of app/release.ts. They are separate from the others because the inline script of every page includes
 * them.
 */
export const releaseMessages = { ready: "A new version is ready.", reload: "Reload" } as const;

/** Returns the error message for data that failed to load. `message` says why. */
export function loadError(
  noun:
    | (typeof nouns)[EditableNoun]["plural"]
    | "settings"
    | "news"
    | "posts"
    | "guides"
    | "questions"
    | "subscribers"
    | "suggestions"
    | "the report"
    | "the history"
    | "the images"
    | "the bonuses"
    | "the team"
    | "the tokens"
    | "the usage"
    | "the webhooks"
    | "the deliveries"
    | "the snapshots"
    | "the drafts"
    | "the audit log"
    | "your account"
    | "the facts"
    | "the directory",
  message: string,
): string {
  return `Error loading ${noun}: ${message}`;
}

/** Returns the toast for an imported favorites file. */
export function favoritesImported(added: number, present: number, leftOut: number) {
  const lines = [
    `${plural(added, "casino")} added to your favorites.`,
    present > 0 && `${present} ${present === 1 ? "was" : "were"} already there.`,
    leftOut > 0 && `${leftOut} did not fit. The limit is ${FAVORITES_MAX}.`,
  ];
  return { title: "Success", description: lines.filter(Boolean).join(" ") };
}

const codeMessages: Record<string, string> = {
  BAD_USER_INPUT: "The request is not valid. Check your input and try again.",
  UNAUTHENTICATED: "Please sign in first.",
  FORBIDDEN: "Your account can't do this. Ask an owner to do it or to change your role.",
  SECOND_FACTOR_SETUP_REQUIRED:
    "Your account now needs a second factor, because an owner requires one. Reload this page to add one. Unsaved changes in a form stay in this browser.",
  NOT_FOUND: "This item does not exist or has been removed.",
  CONFLICT: "Another editor has changed this. Reload the page and try again.",
  RATE_LIMITED: "Too many requests. Wait a moment and try again.",
  REQUEST_TOO_LARGE: "This is too large to send at once. Shorten it or send less at a time.",
  QUERY_TOO_COMPLEX: "This request is too large. Try again with fewer items.",
  SERVICE_UNAVAILABLE: "The service is not available right now. Please try again.",
  STATEMENT_TIMEOUT: "The server took too long. Please try again.",
  NETWORK: "The server can't be reached. Check your connection and try again.",
};

/** Returns the message for an API error code, or for `NETWORK` if there was no response. */
export function messageForCode(code: string): string {
  return codeMessages[code] ?? "The server had an error. Please try again.";
}
