import { useEffect, useState } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import type { Failure } from "../../graphql/pageQuery";
import { REFRESH_PAUSE_MS } from "../../shared/limits";
import type { FoundRows, ListRequest, ManagedRow, Managing } from "../../shared/managing";

interface Answer<Row> {
  key: string;
  /** The request that the rows are for. */
  wanted: string;
  found: FoundRows<Row> | null;
  failure: Failure | null;
}

/**
 * One page of a list as the server has it now: asked for again after every write of this browser, and when the editor
 * comes back to the window, since others may have written. While the next answer is on its way the rows of before stay,
 * marked as such; they also stay when it fails.
 */
export function useRows<Row extends ManagedRow>({ find }: Managing<Row>, request: ListRequest) {
  const wanted = JSON.stringify(request);
  const [writes, setWrites] = useState(0);
  const [answer, setAnswer] = useState<Answer<Row> | null>(null);
  const key = `${writes} ${wanted}`;

  useEffect(() => onWrite(() => setWrites((count) => count + 1)), []);
  useEffect(() => {
    let asked = Date.now();
    const refresh = () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < REFRESH_PAUSE_MS) return;
      asked = Date.now();
      setWrites((count) => count + 1);
    };
    window.addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  useEffect(() => {
    let isWanted = true;
    const show = (found: FoundRows<Row> | null, failure: Failure | null) => {
      if (!isWanted) return;
      // A failed refresh keeps the rows of the same request; those of another page or filter would mislead.
      setAnswer((before) => ({
        key,
        wanted,
        failure,
        found: found ?? (before?.wanted === wanted ? before.found : null),
      }));
    };
    find(JSON.parse(wanted) as ListRequest).then(
      (found) => show(found, null),
      (error: unknown) => show(null, failureOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [find, key, wanted]);

  const isPresent = answer?.key === key;
  return {
    found: answer?.found ?? null,
    failure: isPresent ? answer.failure : null,
    isLoading: !isPresent,
    retry: () => setWrites((count) => count + 1),
  };
}
