import { useEffect } from "react";
import { useComparisonQuery } from "../../graphql/documents/Comparison";
import { failureOf } from "../../graphql/failure";
import type { ComparisonQuery } from "../../graphql/generated";
import type { Failure } from "../../graphql/pageQuery";
import { COMPARISON_MAX } from "../../shared/limits";
import { removeFromComparison } from "./comparison";
import { useComparison } from "./useComparison";

export type CasinoDetails = ComparisonQuery["casinos"]["edges"][number]["node"];

export interface ComparedColumn {
  id: string;
  /** Empty while neither a button nor the server has told it. */
  name: string;
  /** Undefined while they are on their way. */
  details: CasinoDetails | undefined;
}

interface ComparedCasinos {
  casinos: ComparedColumn[];
  error: Failure | undefined;
  retry: () => void;
}

/** The compared casinos with what is known of them. One that the server does not know leaves the comparison. */
export function useComparedCasinos(): ComparedCasinos {
  const compared = useComparison();
  const { data, previousData, error, loading, refetch } = useComparisonQuery({
    variables: { ids: compared.map(({ id }) => id), first: COMPARISON_MAX },
    skip: compared.length === 0,
  });
  const isAnswered = !loading && data !== undefined;
  const known = new Map((data ?? previousData)?.casinos.edges.map(({ node }) => [node.id, node]));
  const unknown = isAnswered ? compared.filter(({ id }) => !known.has(id)) : [];
  const unknownIds = unknown.map(({ id }) => id).join();
  useEffect(() => {
    for (const id of unknownIds.split(",").filter(Boolean)) removeFromComparison(id);
  }, [unknownIds]);

  return {
    casinos: compared.map(({ id, name }) => {
      const details = known.get(id);
      return { id, name: details?.name ?? name ?? "", details };
    }),
    error: error && !loading ? failureOf(error) : undefined,
    retry: () => void refetch().catch(() => undefined), // The hook reports the error itself.
  };
}
