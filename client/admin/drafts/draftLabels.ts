/** The labels and addresses of drafts. */
import type { CatalogueNoun, DraftState } from "../../graphql/schemaTypes.generated";
import { adminTabAddress, type AdminTabId } from "../shell/adminTabs";
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

interface DraftedForm {
  /** What editors call one row, such as "casino". */
  label: string;
  tab: AdminTabId;
  parameters?: Readonly<Record<string, string>>;
  /** Whether the rows have a public page that a preview can show. */
  hasPreview: boolean;
  /** Whether a row can be hidden from visitors at a scheduled time. */
  canHide?: boolean;
}

export const draftedForms: Readonly<Record<CatalogueNoun, DraftedForm>> = {
  CASINO: { label: "casino", tab: "casinos", hasPreview: true },
  BONUS: { label: "bonus", tab: "bonuses", hasPreview: true, canHide: true },
  GAME: { label: "game", tab: "games", hasPreview: true },
  ARTICLE: { label: "article", tab: "articles", hasPreview: true, canHide: true },
  PERSON: { label: "person", tab: "people", hasPreview: true },
  REDIRECT: { label: "redirect", tab: "redirects", hasPreview: false },
  PROVIDER: { label: "provider", tab: "directory", parameters: { of: "providers" }, hasPreview: true },
  PAYMENT_METHOD: { label: "payment method", tab: "directory", parameters: { of: "methods" }, hasPreview: true },
  LICENSING_AUTHORITY: {
    label: "licensing authority",
    tab: "directory",
    parameters: { of: "authorities" },
    hasPreview: true,
  },
  SETTINGS: { label: "settings", tab: "settings", hasPreview: true },
  IMAGE: { label: "image", tab: "images", hasPreview: false },
};

/** Returns the URL of the form that edits a draft. */
export function draftAddress({ id, noun, rowId }: Pick<DraftRow, "id" | "noun" | "rowId">): string {
  const { tab, parameters } = draftedForms[noun];
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
