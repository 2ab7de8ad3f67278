import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { makeId } from "../../shared/browser/makeId";
import { usePermission } from "../session/usePermission";
import { useSession } from "../session/session";
import { removePresenceDocument, recordPresenceDocument, type recordPresenceMutation } from "./presence.generated";

/** How often an open form tells the server that it is open, in ms. */
const PRESENCE_MS = 20_000;

export type RowEditor = recordPresenceMutation["recordPresence"][number];

/**
 * Heartbeats don't count as the editor's activity, so they don't extend the session. If the session has ended, they
 * don't ask the editor to sign in.
 */
const inBackground = { isEditor: true, isBackground: true, headers: { "x-session": "background" } };

/** The request that closes a form must outlive the page. */
const onLeave = { ...inBackground, fetchOptions: { keepalive: true } };

/** Tells the server that this form has the row open, and returns the other editors who have it open. */
export function useRowEditors(noun: CatalogueNoun, id: string): readonly RowEditor[] {
  const client = useApolloClient();
  const { isEnded } = useSession();
  const { isAllowed } = usePermission("SEE_EDITORS");
  const [editors, setEditors] = useState<readonly RowEditor[]>([]);
  const isOn = isAllowed && !isEnded;

  useEffect(() => {
    if (!isOn) return undefined;
    const formId = makeId();
    let isOpen = true;
    const beat = () => {
      client
        .mutate({
          mutation: recordPresenceDocument,
          variables: { noun, id, formId },
          context: inBackground,
          fetchPolicy: "no-cache",
        })
        .then(({ data }) => isOpen && setEditors(data?.recordPresence ?? []))
        .catch(() => isOpen && setEditors([])); // The editor can work without this information.
    };
    const close = () => {
      client
        .mutate({ mutation: removePresenceDocument, variables: { formId }, context: onLeave, fetchPolicy: "no-cache" })
        .catch(() => undefined); // The server forgets the form 70 seconds after its last heartbeat.
    };
    beat();
    const timer = setInterval(beat, PRESENCE_MS);
    // In a hidden tab, browsers slow down the timer. On `pagehide`, `close` reports the form as closed. When the editor
    // returns to the tab, a heartbeat opens the form again and loads the other editors.
    const handleReturn = () => {
      if (document.visibilityState === "visible") beat();
    };
    document.addEventListener("visibilitychange", handleReturn);
    window.addEventListener("pagehide", close);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleReturn);
      window.removeEventListener("pagehide", close);
      setEditors([]);
      close();
    };
  }, [client, noun, id, isOn]);

  return editors;
}
