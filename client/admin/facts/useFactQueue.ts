/** Loads the facts to check, and confirms them. A confirmed fact leaves the list without a request. */
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { apiErrorOf, failureOf } from "../../graphql/failure";
import type { FactProblem } from "../../graphql/schemaTypes.generated";
import { factLabels } from "../../shared/factLabels";
import { FACTS_LEFT_MIN, FACTS_LISTED } from "../../shared/limits";
import { showToast } from "../../shared/toasts";
import { useWindowReturn } from "../list/useWindowReturn";
import { factNotConfirmed } from "../messages";
import { asEditor, freshAsEditor } from "../requests/asEditor";
import { checkFactDocument, FactsToCheckDocument, type FactsToCheckQuery } from "./facts.generated";

export type FactToCheck = FactsToCheckQuery["factsToCheck"]["facts"][number];

/** Identifies a fact in the list. */
export function factKey({ noun, id, field }: FactToCheck): string {
  return `${noun} ${id} ${field}`;
}

/** Identifies a fact with its last check. A later problem with the same fact is not the one that was confirmed. */
function checkKey(fact: FactToCheck): string {
  return `${factKey(fact)} ${fact.checkedAt}`;
}

const nothing: FactToCheck[] = [];

export function useFactQueue(problem: FactProblem | null) {
  const client = useApolloClient();
  const variables = { problem, first: FACTS_LISTED };
  const options = { variables, ...freshAsEditor, notifyOnNetworkStatusChange: true };
  const { data, previousData, error, loading, refetch } = useQuery(FactsToCheckDocument, options);
  // After a failure, facts of another filter would look like results.
  const queue = (data ?? (loading ? previousData : undefined))?.factsToCheck;
  const loaded = queue?.facts ?? nothing;
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const left = loaded.filter((fact) => !confirmed.has(checkKey(fact)));

  const reload = () => {
    refetch().catch(() => undefined); // The hook reports the error.
  };
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  useWindowReturn(reload);

  /**
   * Loads more facts when few are left, so the editor does not wait at the end of the list. The server leaves out facts
   * that were deleted a moment ago, so an empty list is loaded again too.
   */
  const refill = useEffectEvent((count: number) => {
    if (!loading && count < FACTS_LEFT_MIN && count < loaded.length && (loaded.length === FACTS_LISTED || count === 0))
      reload();
  });
  useEffect(() => refill(left.length), [left.length]);

  /** Stores that a fact is still true. Without a source, a former source stays. */
  async function confirm(fact: FactToCheck, sourceUrl: string | null): Promise<void> {
    const { noun, id, version, field } = fact;
    setSending((keys) => new Set(keys).add(factKey(fact)));
    try {
      const sent = { noun, id, version, field, sourceUrl };
      await client.mutate({ mutation: checkFactDocument, variables: sent, context: asEditor.context });
      setConfirmed((keys) => new Set(keys).add(checkKey(fact)));
      // The public pages then load the new date. No row has changed, so nothing else is loaded again.
      const row = { __typename: noun === "BONUS" ? "Bonus" : "Casino", id };
      client.cache.evict({ id: client.cache.identify(row), fieldName: "facts" });
    } catch (failed) {
      const { code, message } = apiErrorOf(failed);
      showToast(factNotConfirmed(`${factLabels[field]} of ${fact.name}`, message));
      if (code === "CONFLICT" || code === "NOT_FOUND") reload();
    } finally {
      setSending((keys) => new Set([...keys].filter((key) => key !== factKey(fact))));
    }
  }

  /** Returns how many facts have a problem, without those confirmed since the last request; null if unknown. */
  function countOf(each: FactProblem): number | null {
    if (!queue || each === "UNCHECKED") return null;
    const done = loaded.filter((fact) => fact.problem === each && confirmed.has(checkKey(fact))).length;
    return Math.max(0, queue.counts[countNames[each]] - done);
  }

  return {
    facts: queue ? left : null,
    countOf,
    confirmedCount: confirmed.size,
    confirm,
    isSending: (fact: FactToCheck) => sending.has(factKey(fact)),
    failure: error && !loading ? failureOf(error) : null,
    isLoading: loading || (left.length === 0 && loaded.length > 0),
    retry: reload,
  };
}

const countNames = { REPORTED: "reported", CHANGED: "changed", STALE: "stale" } as const;
