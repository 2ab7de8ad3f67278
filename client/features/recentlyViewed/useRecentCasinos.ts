import { useState } from "react";
import { useRecentlyViewedQuery } from "../../graphql/documents/RecentlyViewed";
import type { RecentlyViewedQuery } from "../../graphql/generated";
import { RECENTLY_VIEWED_KEPT } from "../../shared/limits";
import { useRecentViews } from "./useRecentViews";

export type RecentCasino = RecentlyViewedQuery["casinos"]["edges"][number]["node"];

interface RecentCasinos {
  /** The latest first; ids that the server does not know are left out. */
  casinos: RecentCasino[];
  /** Nothing more is on its way. */
  isSettled: boolean;
}

export function useRecentCasinos(): RecentCasinos {
  const ids = useRecentViews().map(({ casinoId }) => casinoId);
  // Asked for once; forgetting one of them asks nothing anew.
  const [asked, setAsked] = useState<readonly string[]>(ids);
  if (ids.some((id) => !asked.includes(id))) setAsked(ids);

  const { data, loading } = useRecentlyViewedQuery({
    variables: { ids: [...asked], first: RECENTLY_VIEWED_KEPT },
    skip: asked.length === 0,
  });
  const known = new Map(data?.casinos.edges.map(({ node }) => [node.id, node]));
  return {
    casinos: ids.flatMap((id) => known.get(id) ?? []),
    isSettled: asked.length > 0 && !loading,
  };
}
