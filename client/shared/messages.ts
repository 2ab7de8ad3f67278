/** Every toast and error wording of the product, and the words for each error code of the API. */
import { BULK_MAX, FAVORITES_MAX, IMPORT_ROWS_MAX } from "./limits";
import { plural } from "./plural";

export const messages = {
  addedToFavorites: "Added to favorites",
  removedFromFavorites: "Removed from favorites",
  bonusCodeCopied: "Bonus code copied!",
  copyFailed: "Your browser did not let us copy. Select the code and copy it yourself.",
  casinoNotFound: "Casino Not Found",
  casinoNotFoundText: "The casino you're looking for doesn't exist or has been removed.",
  casinoOffline: "You are offline",
  casinoOfflineText: "This review has not been opened on this device before. It appears when there is a connection.",
  somethingWentWrong: "Something went wrong",
  somethingWentWrongText: "We encountered an unexpected error. This has been logged and we'll look into it.",
  tryAgain: "Try Again",
  slugUnknown: "This name has letters that can't be turned into a to z. Enter a slug.",
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
  favoritesFileTooLarge: "This file is too large to be a list of favorites. Nothing was imported.",
  favoritesFileUnreadable: "This file could not be read. Nothing was imported.",
  favoritesFileNotJson: "This file is not valid JSON. Nothing was imported.",
  favoritesFileNotOurs: "This file is not a list of favorites from this site. Nothing was imported.",
  favoritesFileOtherVersion: "This file was made by another version of this site. Nothing was imported.",
  favoritesFileDamaged: "This file is damaged: not every line of it names a casino. Nothing was imported.",
  favoritesFileEmpty: "This file holds no favorites.",
  rulesFailed: "We could not load the rules. Try again.",
  depositInvalid: "Type an amount between 1 and 1,000,000.",
  noGames: "No games available",
  analyticsFailed: "Analytics tracking error:",
  mockClient: "Supabase environment variables not found. Using mock client.",
  notRecommended: "No license. We do not recommend playing here.",
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
  trustPreviewStale: {
    values: "This score is out of date: fix the rating, review count, year or licenses.",
    server: "This score is out of date: the server could not be reached.",
  },
  offlineInPanel: "No connection. What you type is kept in this browser as a draft. Save it when you are online again.",
  leaveForm: {
    title: "Leave without saving?",
    text: "What you typed stays in this browser as a draft, and is offered to you when you come back.",
    action: "Leave",
  },
  rowGone: "This does not exist or has been removed",
  rowGoneText: "Somebody may have deleted it. The history has it, and can undo the deletion.",
  historyUnreachable: { title: "Error", description: "The history could not be opened. Please try again." },
  changeNotFound: {
    title: "Error",
    description: "This change is not among the row's last ten. Nothing was undone. Open the history to undo it.",
  },
  keptAsDraft: "Your changes are kept as a draft",
  nothingToSave: "Nothing to save",
  subscribed: { title: "Success", description: "You are subscribed to our newsletter." },
  wrongSignIn: "The e-mail address or the password is wrong.",
  signInWithoutEmail: "Enter your e-mail address.",
  signInWithoutPassword: "Enter your password.",
  sessionEnded: "Session ended",
  sessionIsOver: "Your session has ended. Nothing on this page is lost: sign in, and go on where you were.",
  demoIsOver: "Demo mode is over. Nothing on this page is lost: sign in with an account, and go on where you were.",
  analyticsCleared: { title: "Success", description: "Analytics data cleared!" },
  localDataCleared: { title: "Success", description: "All local data cleared!" },
  casinosFeatured: {
    title: "Success",
    description: "All casinos marked as featured! No casino was changed: this button has no action yet.",
  },
  bonusesActivated: {
    title: "Success",
    description: "All bonuses activated! No bonus was changed: this button has no action yet.",
  },
} as const;

/** The words of app/releaseNotice.ts, apart from the others: they are part of every page's inline script. */
export const releaseWords = { ready: "A new version is ready.", reload: "Reload" } as const;

/** A noun of the catalogue as toasts begin with it. */
const nounNames = { casino: "Casino", bonus: "Bonus", game: "Game" } as const;

/** The outcome of what an editor did to one row. */
export function rowToast(noun: keyof typeof nounNames, outcome: "added" | "updated" | "deleted") {
  return { title: "Success", description: `${nounNames[noun]} ${outcome} successfully!`, tone: "success" } as const;
}

/** A draft of no account is not this editor's; `what` names what it changes: 'casino Northgate'. */
export function draftDeclined(what: string) {
  return {
    title: "Draft left alone",
    description: `The unsaved changes to ${what} stay in this browser for the account that made them.`,
    tone: "success",
  } as const;
}

/** A draft was thrown away; `what` names what it changed: 'casino Northgate'. */
export function draftDiscarded(what: string) {
  return {
    title: "Draft discarded",
    description: `Your unsaved changes to ${what} were discarded.`,
    tone: "success",
  } as const;
}

/** The question before a new row is published without something, such as 'a license'. */
export function addAnywayQuestion(noun: keyof typeof nounNames, gaps: readonly string[]) {
  return {
    title: `Add this ${noun} without ${gaps.join(" and ")}?`,
    text: `Visitors see the ${noun} as soon as it is added. You can also cancel, and fill in what is missing first.`,
    action: `Add ${noun}`,
  };
}

export function saveFailed(noun: keyof typeof nounNames) {
  return { title: "Error", description: `Failed to save ${noun}. Please try again.`, tone: "error" } as const;
}

/** The outcome of a change of many rows; `rows` counts them in words: '12 casinos'. */
export function bulkUpdated(rows: string) {
  return { title: "Success", description: `${rows} updated successfully!`, tone: "success" } as const;
}

export function bulkDeleted(rows: string) {
  return { title: "Success", description: `${rows} deleted successfully!`, tone: "success" } as const;
}

/** How more rows are changed than one operation takes; nothing for as many as it does. */
export function inSteps(count: number): string | null {
  if (count <= BULK_MAX) return null;
  const steps = Math.ceil(count / BULK_MAX);
  return `This takes ${steps} steps of at most ${BULK_MAX} rows. Each step is done whole or not at all. If one fails, those before it stay done and the rest is left as it is.`;
}

/** A change in steps was stopped; `done` counts what was changed in words, `left` the others. */
export function bulkStopped(done: string, left: string): string {
  return `${done} were done before that. The other ${left} are as they were, and still selected.`;
}

/** The question before one row is deleted. */
export function deleteQuestion(noun: keyof typeof nounNames): string {
  return `Are you sure you want to delete this ${noun}?`;
}

export function deleteFailed(noun: keyof typeof nounNames) {
  return { title: "Error", description: `Failed to delete ${noun}.`, tone: "error" } as const;
}

/** A change set was taken back; `words` are the history's for what it did. */
export function undone(words: string) {
  return { title: "Success", description: `Undone: ${words}.`, tone: "success" } as const;
}

interface UndoFailure {
  code: string;
  message: string;
  obstacles: readonly string[];
}

/** It could not be taken back; a conflict says what stands in the way. Where no answer came, the server may be at it still. */
export function undoFailed({ code, message, obstacles }: UndoFailure) {
  const reason = obstacles.length > 0 ? obstacles.join(" ") : message;
  const isUnknown = code === "SERVICE_UNAVAILABLE" || code === "NETWORK";
  const outcome = isUnknown ? "The history will say whether it was undone." : "Nothing was undone.";
  return { title: "Error", description: `${outcome} ${reason}`, tone: "error" } as const;
}

/** The error line of a list page. */
export function loadError(
  noun: "casinos" | "bonuses" | "games" | "subscribers" | "the report" | "the history",
  message: string,
): string {
  return `Error loading ${noun}: ${message}`;
}

/** What became of an address that was to be erased from the server's newsletter list. */
export function subscriberErased(email: string) {
  return { title: "Success", description: `${email} was erased from the newsletter list.` };
}

export function subscriberMissing(email: string) {
  return { title: "Nothing to erase", description: `${email} was not on the newsletter list any more.` };
}

/** A long work waits because the server has asked for it. */
export function pauseAsked(seconds: number): string {
  return `The server asks for a pause of ${plural(Math.ceil(seconds), "second")}. It goes on by itself.`;
}

export function exportFailed(message: string) {
  return { title: "Error", description: `Nothing was exported. ${message}` };
}

/** A list was saved as a file; `rows` counts them in words. */
export function exported(rows: string): string {
  return `${rows} exported`;
}

/** Why a file can't be imported. */
export const importFileProblem = {
  empty: "This file has no rows. Nothing was imported.",
  noTable: "it is no table that can be read",
  quote: "a quotation mark opens or closes where it must not",
  workbook:
    "This file is a spreadsheet’s own format (.xlsx, .xls, .ods or .numbers). Open it there, save it as CSV (in Excel: “CSV UTF-8”), and choose that file. Nothing was imported.",
  noJson: "This file is not valid JSON. Nothing was imported.",
  noList: "This file is not a list of rows in JSON. Nothing was imported.",
  unreadable: "This file could not be read. Nothing was imported.",
} as const;

/** `line` counts the lines of the file, where it is known. */
export function importFileUnreadable(why: string, line: number | undefined): string {
  return `This file could not be read: ${line === undefined ? "" : `in line ${line} `}${why}. Nothing was imported.`;
}

export function importTooManyRows(count: number): string {
  return `This file has ${count.toLocaleString("en-US")} rows; ${IMPORT_ROWS_MAX.toLocaleString("en-US")} can be imported at a time. Split it. Nothing was imported.`;
}

/** In an import that clears empty cells, every row says so of every field. */
export function importFieldMissing({ number, field }: { number: number; field: string }): string {
  return `Row ${number.toLocaleString("en-US")} has no field “${field}”, which other rows have. Give each row the same fields, and null where one is to be cleared. Nothing was imported.`;
}

/** Empty cells that an import leaves; `rows` counts them in words. */
export function importKept(rows: string): string {
  return `In ${rows}, a cell is empty where the catalogue has a value. These values stay. To remove them, choose the file again with “Clear the field”.`;
}

export function importRowsTooLarge(row: number): string {
  return `Row ${row.toLocaleString("en-US")} is larger than the server takes. Shorten its texts, and choose the file again.`;
}

/** Why an import that was begun can't be gone on with, by the code of the API. */
export const importGone = {
  NOT_FOUND: "This import is gone: what was not imported is kept for a day. Choose the file again.",
  CONFLICT: "This import is done already. The history shows what it changed.",
  BAD_USER_INPUT: "Not all rows of this import have arrived. Choose the file again.",
} as const;

export const importStale =
  "Nothing was imported: the catalogue has changed since the rows were checked. They were checked again: look at what is wrong now.";

/** The answer to an import got lost on its way. */
export function importUnanswered(many: string): string {
  return `The server can't be reached, so nobody knows whether the ${many} were imported. Check your connection and press Import again: nothing is imported twice.`;
}

/** `rows` counts them in words: '12 casinos'. */
export function rowsImported(rows: string) {
  return { title: "Success", description: `${rows} imported successfully!`, tone: "success" } as const;
}

export function importRowUnreadable(row: number): string {
  return `Row ${row} of this file is not an object with a field for each column. Nothing was imported.`;
}

/** Why nobody may try to sign in for a while. */
export function tooManySignIns(seconds: number | undefined): string {
  const wait = seconds === undefined ? "some minutes" : plural(Math.ceil(seconds / 60), "minute");
  return `Too many sign-ins have failed. Wait ${wait}, then try again.`;
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
  STATEMENT_TIMEOUT: "This took the server too long. Please try again.",
  INTERNAL_SERVER_ERROR: "The server could not answer. Please try again.",
  NETWORK: "The server can't be reached. Check your connection and try again.",
};

/** The words for an error code of the API, `NETWORK` when no answer came. */
export function wordsForCode(code: string): string {
  return codeWords[code] ?? "The server could not answer. Please try again.";
}
