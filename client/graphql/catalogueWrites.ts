/** Invalidates the Apollo cache after a change to the catalogue, in this tab and in the browser's other tabs. */
import type { ApolloCache, ApolloClient } from "@apollo/client";
import { nounQueries } from "../../shared/nouns/queries";
import type { Noun, nouns } from "../../shared/nouns/registry";

const CHANNEL = "honestodds-catalogue";

/**
 * The query fields that read the catalogue. A change can affect the order, counts and filters of any list, so every
 * write evicts all of these fields. No list of visitors contains images or settings.
 */
const { image: _images, settings: _settings, ...nounsInLists } = nounQueries;
const catalogueQueryFields = ["searchSuggestions", ...Object.values(nounsInLists).flat()];

interface DeletedRow {
  __typename: (typeof nouns)[Noun]["typename"];
  id: string;
}

const listeners = new Set<() => void>();

/** Calls the listener after every write, in this tab or another. Returns an unsubscribe function. */
export function onWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function evict(cache: ApolloCache, deleted: readonly DeletedRow[]): void {
  cache.batch({
    update: (batched) => {
      for (const row of deleted) batched.evict({ id: batched.identify({ ...row }) });
      for (const fieldName of catalogueQueryFields) batched.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  for (const listener of listeners) listener();
}

/** Call this function after every write, so the next reads in every tab go to the server. */
export function invalidateCatalogue(cache: ApolloCache, deleted: readonly DeletedRow[] = []): void {
  evict(cache, deleted);
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(deleted); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
  channel.close();
}

function isDeletedRow(value: unknown): value is DeletedRow {
  if (typeof value !== "object" || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row["id"] === "string" && typeof row["__typename"] === "string";
}

/** Evicts the catalogue from the cache whenever another tab writes. Returns an unsubscribe function. */
export function syncAcrossTabs({ cache }: ApolloClient): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    evict(cache, Array.isArray(data) ? data.filter(isDeletedRow) : []);
  });
  return () => channel.close();
}
