import { useEffect, useState } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import type { Failure } from "../../graphql/pageQuery";
import type { FoundRows, ListRequest, ManagedRow, Managing } from "../../shared/managing";

interface Answer<Row> {
  key: string;
  found: FoundRows<Row> | null;
  failure: Failure | null;
}

/**
 * One page of a list as the server has it now: asked for again after every write, of this tab or another. While the next
 * answer is on its way the rows of before stay, marked as such.
 */
export function useRows<Row extends ManagedRow>({ find }: Managing<Row>, request: ListRequest) {
  const wanted = JSON.stringify(request);
  const [writes, setWrites] = useState(0);
  const [answer, setAnswer] = useState<Answer<Row> | null>(null);
  const key = `${writes} ${wanted}`;

  useEffect(() => onWrite(() => setWrites((count) => count + 1)), []);
  useEffect(() => {
    let isWanted = true;
    const show = (found: FoundRows<Row> | null, failure: Failure | null) => {
      if (isWanted) setAnswer({ key, found, failure });
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
