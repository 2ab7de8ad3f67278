/** The labels and addresses of drafts. */
import type { DraftState } from "../../graphql/schemaTypes.generated";
import { panelNouns } from "../nouns/registry";
import { adminTabAddress } from "../shell/adminTabs";
import type { Draft_draftFragment } from "./drafts.generated";

/** A draft without its changed fields. */
export type DraftRow = Omit<Draft_draftFragment, " $fragmentName">;

/** The URL parameter with the id of the draft that a form edits. */
export const DRAFT_PARAMETER = "draft";

export const stateLabels: Readonly<Record<DraftState, string>> = {
  DRAFT: "Draft",
  IN_REVIEW: "Waiting for review",
  SCHEDULED: "Scheduled",
  PUBLISHED: "Published",
  DISCARDED: "Discarded",
};

/** Returns whether a draft can still be published. */
export function isOpen({ state }: Pick<DraftRow, "state">): boolean {
  return state !== "PUBLISHED" && state !== "DISCARDED";
}

/** Returns whether a draft only hides its row from visitors. */
export function isHiding({ id, rowId, baseVersion }: Pick<DraftRow, "id" | "rowId" | "baseVersion">): boolean {
  return rowId !== null && rowId !== id && baseVersion === null;
}

/** Returns the URL of the form that edits a draft. */
export function draftAddress({ id, noun, rowId }: Pick<DraftRow, "id" | "noun" | "rowId">): string {
  const { tab, parameters } = panelNouns[noun];
  const row: Record<string, string> = rowId !== null && noun !== "SETTINGS" ? { edit: rowId } : {};
  return adminTabAddress(tab, { ...parameters, ...row, [DRAFT_PARAMETER]: id });
}

/** Formats a time in this browser's time zone with the zone's name: "Nov 24, 2026, 6:30 PM GMT+1". */
export function formatInZone(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "long" })
    .format(new Date(iso))
    .replace(/:00(?= )/, "");
}

/** Returns the name of this browser's time zone, such as `Europe/Berlin`. */
export function zoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
