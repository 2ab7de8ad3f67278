/**
 * Loads the facts to check, confirms facts and dismisses reports. A fact that the editor has settled disappears from
 * the list without another request.
 */
import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { useEffect, useEffectEvent, useState } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { apiErrorOf, failureOf } from "../../graphql/failure";
import type { FactProblem } from "../../graphql/schemaTypes.generated";
import { factLabels } from "../../shared/factLabels";
import { showToast } from "../../shared/toasts";
import { useWindowReturn } from "../list/useWindowReturn";
import { factNotSettled, reportsDismissed } from "../messages";
import { asEditor, freshAsEditor } from "../requests/asEditor";
import {
  checkFactDocument,
  dismissReportsDocument,
  FactsToCheckDocument,
  type FactsToCheckQuery,
} from "./facts.generated";

/**
 * How many facts the check list loads in one request. The list loads again when fewer facts than the minimum are left.
 */
const FACTS_LISTED = 50;
const FACTS_LEFT_MIN = 10;

export type FactToCheck = FactsToCheckQuery["factsToCheck"]["facts"][number];

/** Identifies a fact in the list. */
export function factKey({ noun, id, field }: FactToCheck): string {
  return `${noun} ${id} ${field}`;
}

/**
 * Identifies a fact together with its last check and report. A later problem with the same fact therefore gets another
 * key.
 */
function problemKey(fact: FactToCheck): string {
  return `${factKey(fact)} ${fact.checkedAt} ${fact.reportedAt}`;
}

/** The decision that is being sent about a fact: the fact is correct, or its reports are dismissed. */
export type FactRequest = "check" | "dismissal";

/** Names a fact for a message: 'Licenses of Northgate'. */
export function nameOf({ field, name }: FactToCheck): string {
  return `${factLabels[field]} of ${name}`;
}

const nothing: FactToCheck[] = [];

/** @param casinoId If set, only the facts about this casino and its bonuses. */
export function useFactQueue(problem: FactProblem | null, casinoId: string | null) {
  const client = useApolloClient();
  const variables = { problem, casinoId, first: FACTS_LISTED };
  const options = { variables, ...freshAsEditor, notifyOnNetworkStatusChange: true };
  const { data, previousData, error, loading, refetch } = useEditorQuery(FactsToCheckDocument, options);
  // After a failed request, show nothing. Facts from another filter would look like the result.
  const queue = (data ?? (loading ? previousData : undefined))?.factsToCheck;
  const loaded = queue?.facts ?? nothing;
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [confirmedCount, setConfirmedCount] = useState(0);
  const [sending, setSending] = useState<ReadonlyMap<string, FactRequest>>(new Map());
  const left = loaded.filter((fact) => !settled.has(problemKey(fact)));

  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  useWindowReturn(reload);

  /**
   * Loads more facts when few are left, so the editor does not have to wait. Also reloads when none are left: the last
   * response may lack facts, because the server omits casinos and bonuses that were deleted during the request.
   */
  const refill = useEffectEvent((count: number) => {
    if (!loading && count < FACTS_LEFT_MIN && count < loaded.length && (loaded.length === FACTS_LISTED || count === 0))
      reload();
  });
  useEffect(() => refill(left.length), [left.length]);

  /** Sends the editor's decision about a fact, and then removes the fact from the list. */
  async function settle(fact: FactToCheck, request: FactRequest, send: () => Promise<unknown>): Promise<boolean> {
    setSending((requests) => new Map(requests).set(factKey(fact), request));
    try {
      await send();
      setSettled((keys) => new Set(keys).add(problemKey(fact)));
      return true;
    } catch (failed) {
      const { code, message } = apiErrorOf(failed);
      showToast(factNotSettled(nameOf(fact), request, message));
      if (code === "CONFLICT" || code === "NOT_FOUND") reload();
      return false;
    } finally {
      setSending((requests) => new Map([...requests].filter(([key]) => key !== factKey(fact))));
    }
  }

  /** Stores that a fact is still correct. If there is no new source, the old source stays. */
  async function confirm(fact: FactToCheck, sourceUrl: string | null): Promise<void> {
    const { noun, id, version, field } = fact;
    const sent = { noun, id, version, field, sourceUrl };
    const send = () => client.mutate({ mutation: checkFactDocument, variables: sent, context: asEditor.context });
    if (!(await settle(fact, "check", send))) return;
    setConfirmedCount((count) => count + 1);
    // The public pages must load the date of the new check. The row itself has not changed, so everything else stays
    // cached.
    const row = { __typename: noun === "BONUS" ? "Bonus" : "Casino", id };
    client.cache.evict({ id: client.cache.identify(row), fieldName: "facts" });
  }

  /** Dismisses the reports of a fact. If the fact has another problem, the next request returns it again. */
  async function dismiss(fact: FactToCheck): Promise<void> {
    const { noun, id, field } = fact;
    const sent = { noun, id, field };
    const send = () => client.mutate({ mutation: dismissReportsDocument, variables: sent, context: asEditor.context });
    if (await settle(fact, "dismissal", send)) showToast(reportsDismissed(nameOf(fact)));
  }

  /**
   * Returns how many facts have this problem, or null if unknown. Facts that were settled since the last request don't
   * count.
   */
  function countOf(each: FactProblem): number | null {
    if (!queue || each === "UNCHECKED") return null;
    const done = loaded.filter((fact) => fact.problem === each && settled.has(problemKey(fact))).length;
    return Math.max(0, queue.counts[countNames[each]] - done);
  }

  return {
    facts: queue ? left : null,
    countOf,
    confirmedCount,
    confirm,
    dismiss,
    requestOf: (fact: FactToCheck) => sending.get(factKey(fact)) ?? null,
    failure: error && !loading ? failureOf(error) : null,
    isLoading: loading || (left.length === 0 && loaded.length > 0),
    retry: reload,
  };
}

const countNames = { REPORTED: "reported", CHANGED: "changed", STALE: "stale" } as const;
