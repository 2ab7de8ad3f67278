import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { failureOf } from "../../graphql/failure";
import type { Failure } from "../../graphql/pageQuery";
import { COMPARISON_MAX } from "../../shared/limits";
import { removeFromComparison, useComparison } from "./comparison";
import { ComparisonDocument, type ComparisonQuery } from "./Comparison.generated";

export type CasinoDetails = ComparisonQuery["casinos"]["edges"][number]["node"];

export interface ComparedColumn {
  id: string;
  /** The casino's name, or an empty string while only the casino's id is known. */
  name: string;
  /** The casino's data, or undefined while it loads. */
  details: CasinoDetails | undefined;
}

interface ComparedCasinos {
  casinos: ComparedColumn[];
  error: Failure | undefined;
  retry: () => void;
}

/**
 * Returns the compared casinos with their data. If the server does not know a casino, removes the casino from the
 * comparison.
 */
export function useComparedCasinos(): ComparedCasinos {
  const compared = useComparison();
  const { data, previousData, error, loading, refetch } = useQuery(ComparisonDocument, {
    variables: { ids: compared.map(({ id }) => id), first: COMPARISON_MAX },
    skip: compared.length === 0,
  });
  const isAnswered = !loading && data !== undefined;
  const detailsById = new Map((data ?? previousData)?.casinos.edges.map(({ node }) => [node.id, node]));
  const unknown = isAnswered ? compared.filter(({ id }) => !detailsById.has(id)) : [];
  const unknownIds = unknown.map(({ id }) => id).join();
  useEffect(() => {
    for (const id of unknownIds.split(",").filter(Boolean)) removeFromComparison(id);
  }, [unknownIds]);

  return {
    casinos: compared.map(({ id, name }) => {
      const details = detailsById.get(id);
      return { id, name: details?.name ?? name ?? "", details };
    }),
    error: error && !loading ? failureOf(error) : undefined,
    retry: () => void refetch().catch(() => undefined), // `useQuery` returns this error.
  };
}
