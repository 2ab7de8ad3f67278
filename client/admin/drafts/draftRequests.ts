/**
 * Sends changes to the drafts that the team shares. The server stores these drafts, unlike unsaved input, which stays
 * in one browser.
 */
import type { ApolloClient } from "@apollo/client";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { makeId } from "../../shared/browser/makeId";
import type { FormConfig } from "../nouns/nounConfig";
import { withReason } from "../nouns/formRequests";
import type { LoadedRow } from "../nouns/loadedRow";
import { asEditor } from "../requests/asEditor";
import {
  createDraftDocument,
  createDraftPreviewDocument,
  type OpenDraft_draftFragment,
  publishDraftDocument,
  submitDraftDocument,
  updateDraftDocument,
} from "./drafts.generated";
import type { Patch } from "./draftValues";

/** A draft with its changed fields. */
export type OpenDraft = OpenDraft_draftFragment;

const { context } = asEditor;

/** Creates a draft. `row` is the published row, or null if the draft is a new row. */
export async function createDraft(
  client: ApolloClient,
  { catalogueNoun }: Pick<FormConfig, "catalogueNoun">,
  row: LoadedRow | null,
  patch: Patch,
): Promise<OpenDraft> {
  const target = row && { rowId: row.id, rowVersion: row.version };
  const input = { id: makeId(), noun: catalogueNoun, patch, ...target };
  const { data } = await client.mutate({ mutation: createDraftDocument, variables: { input }, context });
  return data!.createDraft;
}

/**
 * Replaces the changes in a draft.
 * @param rowVersion The row version that the editor has compared the draft with. Omit it to keep the version that the
 * draft is based on, so publishing detects changes since then.
 */
export async function updateDraft(
  client: ApolloClient,
  { id, version }: OpenDraft,
  patch: Patch,
  rowVersion?: number,
): Promise<OpenDraft> {
  const input = { patch, ...(rowVersion !== undefined && { rowVersion }) };
  const { data } = await client.mutate({ mutation: updateDraftDocument, variables: { id, version, input }, context });
  return data!.updateDraft;
}

/** Publishes a draft. Returns the ids of the change sets for an undo. */
export async function publishDraft(
  client: ApolloClient,
  { id, version }: Pick<OpenDraft, "id" | "version">,
  reason = "",
): Promise<string[]> {
  const variables = { id, version, ...withReason(reason) };
  const { data } = await client.mutate({ mutation: publishDraftDocument, variables, context });
  invalidateCatalogue(client.cache);
  const changeSetId = data?.publishDraft.changeSetId ?? null;
  return changeSetId === null ? [] : [changeSetId];
}

export async function submitDraft(client: ApolloClient, { id, version }: OpenDraft): Promise<void> {
  await client.mutate({ mutation: submitDraftDocument, variables: { id, version }, context });
}

/**
 * Opens the preview of a draft in a new tab. The tab opens before the first request, because browsers may block it
 * later.
 */
export async function openPreview(client: ApolloClient, findId: () => Promise<string>): Promise<void> {
  const tab = window.open("about:blank", "_blank");
  try {
    const id = await findId();
    const { data } = await client.mutate({ mutation: createDraftPreviewDocument, variables: { id }, context });
    const { path } = data!.createDraftPreview;
    if (tab) tab.location.replace(path);
    else window.location.assign(path);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
