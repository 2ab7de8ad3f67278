/** The toasts and error messages of the admin panel. The public pages do not load this file. */
import type { FormNoun } from "./list/listConfig";
import { plural } from "../shared/format/plural";
import { maxBulkRows, maxImportRows } from "../../shared/apiLimits";
import { sentenceCase } from "../shared/format/sentenceCase";

/** How many rows a message names. */
const NAMED_ROWS = 5;

export const panelMessages = {
  slugUnknown: "Some letters in this name can't be converted to a–z. Enter a slug.",
  trustPreviewStale: {
    values: "This score is out of date. To update it, fix the rating, review count, year or licenses.",
    server: "This score is out of date because the server can't be reached.",
  },
  leaveForm: {
    title: "Leave without saving?",
    text: "Your changes stay in this browser as a draft. You can restore them when you come back.",
    action: "Leave",
  },
  rowMissing: "This item does not exist or has been removed",
  rowGoneText: "If it was deleted, you can undo the deletion in the history.",
  historyUnreachable: { title: "Error", description: "The history could not be opened. Please try again." },
  changeNotFound: {
    title: "Error",
    description:
      "Nothing was undone, because this item has been changed at least ten times since then. Open the history to undo this change.",
  },
  draftStored: "Draft saved. Visitors don't see it until it is published.",
  saveDraftFirst: {
    title: "Save your changes first?",
    text: "This form has changes that are not in the draft yet. Save them to the draft and continue, or press Cancel to keep editing.",
    action: "Save and continue",
    isSafe: true,
  },
  keptInBrowser: "Your unsaved changes stay in this browser",
  draftSubmitted: { title: "Success", description: "Draft submitted for review.", tone: "success" },
  draftFailed: (reason: string) => ({ title: "Error", description: reason, tone: "error" }) as const,
  draftDone: (what: string) => ({ title: "Success", description: what, tone: "success" }) as const,
  nothingToSave: "Nothing to save",
  viewSaved: "View saved",
  recoveryCodeUsed: {
    title: "You signed in with a recovery code",
    description: "It can't be used again. If you lost your phone or passkey, replace it in the “Your account” tab.",
    tone: "success",
  },
  wrongSignIn: "The email address or password is wrong.",
  firstAccountWithoutCode: "Enter the setup code.",
  accountExists: "An account already exists. Reload this page and sign in.",
  confirmIdentity: "Confirm your identity before you change how people sign in. We won't ask again for 10 minutes.",
  notConfirmed: "Nothing was changed, because you did not confirm your identity.",
  passkeyFailed: "The passkey did not work. It may already belong to your account, or the device may not accept it.",
  signInExpired: "This sign-in has expired. Enter your password again.",
  codesCopied: "Codes copied",
  factorAdded: {
    title: "Success",
    description: "Second factor added. All your other sessions have ended.",
    tone: "success",
  },
  factorRemoved: {
    title: "Success",
    description: "Second factor removed. All your other sessions have ended.",
    tone: "success",
  },
  linkCopied: "Link copied",
  secretCopied: (label: string) => `${label} copied`,
  teamChanged: (what: string) => ({ title: "Success", description: what, tone: "success" }) as const,
  nameSaved: { title: "Success", description: "Name saved.", tone: "success" },
  passwordSaved: {
    title: "Success",
    description: "Password changed. All your other sessions have ended.",
    tone: "success",
  },
  passwordRecovered: {
    title: "Success",
    description: "Password changed. You can now sign in with it.",
    tone: "success",
  },
  linkUsed: "This link was already used or has expired. Ask an owner for a new one.",
  sampleRemoved: { title: "Success", description: "Sample catalogue removed.", tone: "success" },
  setupGuideHidden: {
    title: "Success",
    description: "Setup guide hidden. To show it again, turn on “Setup guide” under Switches.",
    tone: "success",
  },
  signInWithoutEmail: "Enter your email address.",
  signInWithoutPassword: "Enter your password.",
  sessionEnded: "Session ended",
  sessionIsOver: "Your session has ended. Your changes are safe. Sign in to continue where you left off.",
  demoIsOver: "Demo mode has ended. Your changes are safe. Sign in with an account to continue where you left off.",
  analyticsCleared: { title: "Success", description: "Analytics data cleared!" },
  localDataCleared: { title: "Success", description: "All local data cleared!" },
  casinosFeatured: {
    title: "Success",
    description: "All casinos marked as featured! No casinos were changed, because this button does nothing yet.",
  },
  bonusesActivated: {
    title: "Success",
    description: "All bonuses activated! No bonuses were changed, because this button does nothing yet.",
  },
} as const;

/**
 * Returns the toast that appears after an editor changes one row. `noun` is what the form calls the row. `hidden` says why visitors don't see the row, and how
 * to publish it.
 */
export function rowToast(noun: string, outcome: "added" | "updated" | "deleted", hidden: string | null = null) {
  const description = `${sentenceCase(noun)} ${outcome}${hidden === null ? " successfully!" : `. ${hidden}`}`;
  return { title: "Success", description, tone: "success" } as const;
}

/** Why visitors don't see a row, and which field to change. `field` is its label. */
export const hiddenBecause = {
  empty: (field: string) => `It is hidden from visitors. To publish it, enter a time under “${field}”.`,
  inactive: (field: string) => `It is hidden from visitors. To publish it, select “${field}”.`,
  ended: (field: string) => `It is hidden from visitors, because it has ended. To publish it, change “${field}”.`,
  early: (time: string, field: string) => `Visitors will see it from ${time}. To publish it now, change “${field}”.`,
};

/**
 * Returns the toast that appears after an editor declines a draft that may belong to another account. `what` names the
 * row: 'casino Northgate'.
 */
export function inputDeclined(what: string) {
  return {
    title: "Draft not restored",
    description: `The unsaved changes to ${what} stay in this browser for the account that made them.`,
    tone: "success",
  } as const;
}

/** Returns the toast that appears after an editor discards a draft. `what` names the row: 'casino Northgate'. */
export function inputDiscarded(what: string) {
  return {
    title: "Draft discarded",
    description: `Your unsaved changes to ${what} were discarded.`,
    tone: "success",
  } as const;
}

/**
 * Returns the question that appears before an editor adds an incomplete row. `gaps` says what is missing, such as 'a
 * license'.
 */
export function addAnywayQuestion(noun: FormNoun, gaps: readonly string[]) {
  return {
    title: `Add this ${noun} without ${gaps.join(" or ")}?`,
    text: `Visitors will see the ${noun} as soon as you add it. To fill in the missing details first, press Cancel.`,
    action: `Add ${noun}`,
  };
}

/** Says that a save did not mark facts as checked. `what` names the facts: 'Licenses', or '5 facts'. */
export function factsNotMarked(what: string): string {
  return `Not marked as checked, because another editor also changed them: ${what}`;
}

export function saveFailed(noun: FormNoun) {
  return { title: "Error", description: `Failed to save ${noun}. Please try again.`, tone: "error" } as const;
}

/** Returns the toast that appears after a bulk change. `rows` is a count with its noun: '12 casinos'. */
export function bulkUpdated(rows: string) {
  return { title: "Success", description: `${rows} updated successfully!`, tone: "success" } as const;
}

export function bulkDeleted(rows: string) {
  return { title: "Success", description: `${rows} deleted successfully!`, tone: "success" } as const;
}

/** Says how a bulk change is split into steps. Returns null if one step is enough. */
export function inSteps(count: number): string | null {
  if (count <= maxBulkRows) return null;
  const steps = Math.ceil(count / maxBulkRows);
  return `This takes ${steps} steps of up to ${maxBulkRows} rows each. Each step changes all of its rows or none. If a step fails, earlier steps stay applied, and the remaining rows do not change.`;
}

/**
 * Says that a bulk change stopped between two steps. `done` is a count with its noun, and `left` is a count without
 * one.
 */
export function bulkStopped(done: string, left: string): string {
  return `The operation stopped after ${done}. Unchanged and still selected: ${left}.`;
}

/** Names the rows that another editor has changed or deleted. Returns null if they are unknown. */
export function changedByOthers(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const others = names.length - NAMED_ROWS;
  const named = names.slice(0, NAMED_ROWS).join(", ");
  return `Changed or deleted by others: ${named}${others > 0 ? ` and ${others.toLocaleString("en-US")} more` : ""}.`;
}

export function deleteQuestion(noun: FormNoun): string {
  return `Are you sure you want to delete this ${noun}?`;
}

export function deleteFailed(noun: FormNoun) {
  return { title: "Error", description: `Failed to delete ${noun}.`, tone: "error" } as const;
}

/**
 * Returns the toast that appears after a failed confirmation of a fact, or a failed dismissal of its reports. `what`
 * names the fact: 'Licenses of Northgate'.
 */
export function factNotSettled(what: string, request: "check" | "dismissal", message: string) {
  const outcome = request === "check" ? "not confirmed" : "reports not dismissed";
  return { title: "Error", description: `${what}: ${outcome}. ${message}`, tone: "error" } as const;
}

/**
 * Returns the toast that appears after the reports of a fact are dismissed. `what` names the fact: 'Licenses of
 * Northgate'.
 */
export function reportsDismissed(what: string) {
  return { title: "Success", description: `Reports dismissed: ${what}.`, tone: "success" } as const;
}

/** Returns the toast that appears after an editor merges two directory entries, such as two payment methods. */
export function entriesMerged(from: string, into: string) {
  return { title: "Success", description: `${from} was merged into ${into}.`, tone: "success" } as const;
}

export function entriesNotMerged({ code, message }: { code: string; message: string }): string {
  if (code === "NOT_FOUND") return "Nothing was merged because one of the two entries no longer exists. Choose again.";
  const isUnknown = code === "SERVICE_UNAVAILABLE" || code === "NETWORK";
  return `${isUnknown ? "Check the list to see whether the entries were merged." : "Nothing was merged."} ${message}`;
}

/** Returns the toast that appears after an undo. `summary` is the history's summary of the change set. */
export function undone(summary: string) {
  return { title: "Success", description: `Undone: ${summary}.`, tone: "success" } as const;
}

interface UndoFailure {
  code: string;
  message: string;
  obstacles: readonly string[];
}

/**
 * Returns the toast that appears after a failed undo, with the reason. If there was no response, the toast asks the
 * editor to check the history, because the server may have completed the undo.
 */
export function undoFailed({ code, message, obstacles }: UndoFailure, steps: { undone: number; all: number }) {
  const reason = obstacles.length > 0 ? obstacles.join(" ") : message;
  const isUnknown = code === "SERVICE_UNAVAILABLE" || code === "NETWORK";
  const done = steps.undone > 0 ? `Only ${steps.undone} of ${steps.all} steps were undone.` : "Nothing was undone.";
  const outcome = isUnknown ? "Check the history to see whether the change was undone." : done;
  return { title: "Error", description: `${outcome} ${reason}`, tone: "error" } as const;
}

export function subscriberErased(email: string) {
  return { title: "Success", description: `${email} was erased from the newsletter list.` };
}

export function subscriberMissing(email: string) {
  return { title: "Nothing to erase", description: `${email} is no longer on the newsletter list.` };
}

/** Says that the server asked an export or import to wait. */
export function pauseAsked(seconds: number): string {
  return `The server is busy. Continuing in ${plural(Math.ceil(seconds), "second")}.`;
}

export function exportFailed(message: string) {
  return { title: "Error", description: `Nothing was exported. ${message}` };
}

/** Says that a list was saved as a file. `rows` is a count with its noun: '12 casinos'. */
export function exported(rows: string): string {
  return `${rows} exported`;
}

/** Why a file can't be imported. */
export const importFileProblem = {
  empty: "This file has no rows. Nothing was imported. Choose another file.",
  noTable: "the table is not valid",
  quote: "a quotation mark is out of place",
  workbook:
    "This file is in a spreadsheet format (.xlsx, .xls, .ods or .numbers). Open it in your spreadsheet program, save it as CSV (in Excel: “CSV UTF-8”), and choose that file. Nothing was imported.",
  noJson: "This file is not valid JSON. Nothing was imported. Choose another file.",
  noList: "This JSON file is not a list of rows. Nothing was imported. Choose another file.",
  unreadable: "This file could not be read. Nothing was imported. Choose another file.",
} as const;

/** Says why a file can't be read. `line` is the line number of the error, if known. */
export function importFileUnreadable(why: string, line: number | undefined): string {
  return `This file could not be read: ${why}${line === undefined ? "" : ` on line ${line}`}. Nothing was imported.`;
}

export function importTooManyRows(count: number): string {
  return `This file has ${count.toLocaleString("en-US")} rows, but you can import at most ${maxImportRows.toLocaleString("en-US")} at a time. Nothing was imported. Split the file into smaller ones.`;
}

/** Says that a row lacks a field. This is an error if the import clears fields whose cells are empty. */
export function importFieldMissing({ number, field }: { number: number; field: string }): string {
  return `Row ${number.toLocaleString("en-US")} is missing the field “${field}”, which other rows have. Nothing was imported. Give every row the same fields, and use null to clear a field.`;
}

/** Says that the import ignores empty cells. `rows` is a count with its noun: '12 casinos'. */
export function importPreserved(rows: string): string {
  return `${rows} ${rows.startsWith("1 ") ? "has" : "have"} empty cells where the catalogue has values. The import keeps these values. To remove them, select “Clear the field” and choose the file again.`;
}

export function importRowsTooLarge(row: number): string {
  return `Row ${row.toLocaleString("en-US")} is too large for the server. Shorten its text and choose the file again.`;
}

/** Why an import can't continue, by the API's error code. */
export const importUnavailable = {
  NOT_FOUND: "This import has expired. Unfinished imports are deleted after a day. Choose the file again.",
  CONFLICT: "This import was already applied. The history shows what it changed.",
  BAD_USER_INPUT: "Some rows did not reach the server. Choose the file again.",
} as const;

export const importStale =
  "The catalogue changed after the check, so nothing was imported. The rows were checked again. Review them, then press Import.";

/** Says that the response to an import was lost. */
export function importUnanswered(many: string): string {
  return `The server can't be reached, so the ${many} may or may not have been imported. Check your connection and press Import again. No row is imported twice.`;
}

/** Returns the toast that appears after an import. `rows` is a count with its noun: '12 casinos'. */
export function rowsImported(rows: string) {
  return { title: "Success", description: `${rows} imported successfully!`, tone: "success" } as const;
}

export function importRowUnreadable(row: number): string {
  return `Row ${row} of this file is not a JSON object. Nothing was imported. Write each row as an object with a field for each column.`;
}

export function tooManySignIns(seconds: number | undefined): string {
  return `Too many failed sign-ins. ${waitFor(seconds)}`;
}

export function tooManyAttempts(seconds: number | undefined): string {
  return `Too many attempts. ${waitFor(seconds)}`;
}

function waitFor(seconds: number | undefined): string {
  const wait = seconds === undefined ? "a few minutes" : plural(Math.ceil(seconds / 60), "minute");
  return `Wait ${wait}, then try again.`;
}
