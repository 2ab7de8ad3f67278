/**
 * Loads the favorite casinos. Omits ids that the server does not know, and removes them from storage. A build without
 * an API removes nothing.
 */
import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { favoriteIds, evictFavorites, NO_FAVORITES } from "../../features/favorites/favorites";
import { failureOf } from "../../graphql/failure";
import { isMock } from "../../graphql/isMock";
import type { Failure } from "../../graphql/pageQuery";
import { slicesOf } from "../../../shared/slices";
import { isList, storageKeys } from "../../shared/storage";
import { useStored } from "../../shared/hooks/useStored";
import { FavoritesDocument, type FavoritesQuery } from "./FavoritesPage.generated";
import { maxFilterIds } from "../../../shared/apiLimits";

export type FavoriteCasino = FavoritesQuery["casinos"]["edges"][number]["node"];

/** The loaded casinos by id. The value is null for an id that the server does not know. */
type LoadedCasinos = ReadonlyMap<string, FavoriteCasino | null>;

interface FavoriteCasinos {
  /** The casinos, newest favorite first. */
  casinos: FavoriteCasino[];
  error: Failure | undefined;
  /** Whether the favorites are loading and none has loaded yet. */
  isLoading: boolean;
  retry: () => void;
}

const NOTHING: LoadedCasinos = new Map();

async function findCasinos(client: ApolloClient, ids: readonly string[]): Promise<LoadedCasinos> {
  const responses = await Promise.all(
    slicesOf(ids, maxFilterIds).map((part) =>
      client.query({ query: FavoritesDocument, variables: { ids: part, first: maxFilterIds } }),
    ),
  );
  const casinos = responses.flatMap(({ data }) => data?.casinos.edges.map(({ node }) => node) ?? []);
  const casinosById = new Map(casinos.map((casino) => [casino.id, casino]));
  return new Map(ids.map((id) => [id, casinosById.get(id) ?? null]));
}

function removeUnknown(loaded: LoadedCasinos): void {
  const unknown = [...loaded].filter(([, casino]) => casino === null).map(([id]) => id);
  if (unknown.length > 0 && !isMock) evictFavorites(unknown);
}

/** Returns the ids of the favorite casinos, and follows changes in other tabs. */
function useFavorites(): readonly string[] {
  const stored = useStored(storageKeys.favoriteCasinos, isList, NO_FAVORITES);
  return useMemo(() => favoriteIds(stored), [stored]);
}

export function useFavoriteCasinos(): FavoriteCasinos {
  const client = useApolloClient();
  const ids = useFavorites();
  const [loaded, setLoaded] = useState(NOTHING);
  const [error, setError] = useState<Failure>();
  const isFailed = error !== undefined;
  const missing = JSON.stringify(ids.filter((id) => !loaded.has(id)));

  useEffect(() => {
    const missingIds = JSON.parse(missing) as string[];
    if (missingIds.length === 0 || isFailed) return undefined;
    let isOutdated = false;
    findCasinos(client, missingIds).then(
      (more) => {
        if (isOutdated) return;
        setLoaded((before) => new Map([...before, ...more]));
        removeUnknown(more);
      },
      (reason: unknown) => {
        if (!isOutdated) setError(failureOf(reason));
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [client, missing, isFailed]);

  const casinos = ids.toReversed().flatMap((id) => loaded.get(id) ?? []);
  return {
    casinos,
    error,
    isLoading: missing !== "[]" && casinos.length === 0 && !isFailed,
    retry: () => setError(undefined),
  };
}
