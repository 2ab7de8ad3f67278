import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { onWrite } from "../../graphql/catalogueWrites";
import { ImportUndoneDocument } from "../../graphql/documents/ImportUndone";

/** Whether a change that was just made has been undone: by a toast, in the history, or in another tab of this browser. */
export function useIsUndone(changeSetId: string | null): boolean {
  const client = useApolloClient();
  const [isUndone, setIsUndone] = useState(false);

  useEffect(() => {
    if (changeSetId === null) return undefined;
    let isWanted = true;
    const variables = { changeSetId };
    const query = { query: ImportUndoneDocument, variables, ...asEditor, fetchPolicy: "no-cache" } as const;
    const stop = onWrite(() => {
      client.query(query).then(
        ({ data }) => isWanted && setIsUndone(Boolean(data?.changeSet?.undoneBy)),
        () => undefined, // The history tells it too.
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [client, changeSetId]);

  return isUndone;
}
