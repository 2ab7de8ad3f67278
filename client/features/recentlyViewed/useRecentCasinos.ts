import { useEffect, useState } from "react";
import { useRecentlyViewedQuery } from "../../graphql/documents/RecentlyViewed";
import type { RecentlyViewedQuery } from "../../graphql/generated";
import { isMock } from "../../graphql/mock";
import { RECENTLY_VIEWED_KEPT } from "../../shared/limits";
import { forgetViews } from "./recentlyViewed";
import { useRecentViews } from "./useRecentViews";

export type RecentCasino = RecentlyViewedQuery["casinos"]["edges"][number]["node"];

interface RecentCasinos {
  /** The latest first; ids that the server does not know are left out, and forgotten. */
  casinos: RecentCasino[];
  /** Nothing more is on its way. */
  isSettled: boolean;
}

const NONE: readonly string[] = [];

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
  const unknown = data && !isMock ? ids.filter((id) => asked.includes(id) && !known.has(id)) : NONE;
  useEffect(() => {
    if (unknown.length > 0) forgetViews(unknown);
  });
  return {
    casinos: ids.flatMap((id) => known.get(id) ?? []),
    isSettled: asked.length > 0 && !loading,
  };
}
