/** The casinos behind the stored favourites. Ids that the server does not know are hidden, and forgotten once a real server has said so. */
import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { forgetFavorites } from "../features/favorites/favorites";
import { useFavorites } from "../features/favorites/useFavorites";
import { FavoritesDocument } from "../graphql/documents/Favorites";
import { failureOf } from "../graphql/failure";
import type { FavoritesQuery } from "../graphql/generated";
import { isMock } from "../graphql/mock";
import type { Failure } from "../graphql/pageQuery";
import { IDS_PER_REQUEST } from "../shared/limits";
import { slicesOf } from "../shared/slices";

export type FavoriteCasino = FavoritesQuery["casinos"]["edges"][number]["node"];

/** What the server said of each id: null is one that it does not know. */
type Found = ReadonlyMap<string, FavoriteCasino | null>;

interface FavoriteCasinos {
  /** The newest favourite first. */
  casinos: FavoriteCasino[];
  error: Failure | undefined;
  /** Nothing is known of any favourite yet. */
  isLoading: boolean;
  retry: () => void;
}

const NOTHING: Found = new Map();

async function findCasinos(client: ApolloClient, ids: readonly string[]): Promise<Found> {
  const answers = await Promise.all(
    slicesOf(ids, IDS_PER_REQUEST).map((part) =>
      client.query({ query: FavoritesDocument, variables: { ids: part, first: IDS_PER_REQUEST } }),
    ),
  );
  const casinos = answers.flatMap(({ data }) => data?.casinos.edges.map(({ node }) => node) ?? []);
  const known = new Map(casinos.map((casino) => [casino.id, casino]));
  return new Map(ids.map((id) => [id, known.get(id) ?? null]));
}

function forgetUnknown(found: Found): void {
  const unknown = [...found].filter(([, casino]) => casino === null).map(([id]) => id);
  if (unknown.length > 0 && !isMock) forgetFavorites(unknown);
}

export function useFavoriteCasinos(): FavoriteCasinos {
  const client = useApolloClient();
  const ids = useFavorites();
  const [found, setFound] = useState(NOTHING);
  const [error, setError] = useState<Failure>();
  const isFailed = error !== undefined;
  const missing = JSON.stringify(ids.filter((id) => !found.has(id)));

  useEffect(() => {
    const asked = JSON.parse(missing) as string[];
    if (asked.length === 0 || isFailed) return undefined;
    let isOutdated = false;
    findCasinos(client, asked).then(
      (more) => {
        if (isOutdated) return;
        setFound((before) => new Map([...before, ...more]));
        forgetUnknown(more);
      },
      (reason: unknown) => {
        if (!isOutdated) setError(failureOf(reason));
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [client, missing, isFailed]);

  const casinos = ids.toReversed().flatMap((id) => found.get(id) ?? []);
  return {
    casinos,
    error,
    isLoading: missing !== "[]" && casinos.length === 0 && !isFailed,
    retry: () => setError(undefined),
  };
}
