/** What a change of the catalogue means for what is in the cache: of this tab, and of every other tab of this browser. */
import type { ApolloCache, ApolloClient } from "@apollo/client";

const CHANNEL = "honestodds-catalogue";

/** Everything that the catalogue is read by. Which of them a change touches only the server knows: order, counts, filters. */
const readings = ["casinos", "casino", "bonuses", "bonus", "games", "game", "searchSuggestions"];

/** A row that is gone, by its type and id. */
export interface DeletedRow {
  __typename: "Casino" | "Bonus" | "Game";
  id: string;
}

const listeners = new Set<() => void>();

/** Calls back after every write, of this tab or another. Answers how to stop. */
export function onWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function forget(cache: ApolloCache, deleted: readonly DeletedRow[]): void {
  cache.batch({
    update: (batched) => {
      for (const row of deleted) batched.evict({ id: batched.identify({ ...row }) });
      for (const fieldName of readings) batched.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  cache.gc();
  for (const listener of listeners) listener();
}

/** To be called after every write: what is shown next comes from the server, here and in the other tabs. */
export function noteWrite(cache: ApolloCache, deleted: readonly DeletedRow[] = []): void {
  forget(cache, deleted);
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

/** Listens to the writes of other tabs. Answers how to stop. */
export function followWrites({ cache }: ApolloClient): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    forget(cache, Array.isArray(data) ? data.filter(isDeletedRow) : []);
  });
  return () => channel.close();
}
