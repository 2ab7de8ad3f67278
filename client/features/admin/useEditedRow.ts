import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import type { Failure } from "../../graphql/pageQuery";
import type { AnyEditing, AnyRow } from "../../shared/forms/editing";
import { adminTabAddress, type AdminTabId } from "./adminTabs";
import { readListPlace } from "./listPlace";

interface Loading {
  id: string;
  attempt: number;
}

interface Loaded extends Loading {
  row: AnyRow | null;
  failure: Failure | null;
}

/**
 * The row that the address names with `?edit=`, as it is now. It is loaded again where this browser has changed it
 * elsewhere, such as by an undo or in another tab.
 */
export function useEditedRow(tab: AdminTabId, { load }: AnyEditing) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = parameters.get("edit");
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!id) return undefined;
    let isWanted = true;
    const show = (row: AnyRow | null, failure: Failure | null) => {
      if (isWanted) setLoaded({ id, attempt, row, failure });
    };
    load(id).then(
      (row) => show(row, null),
      (error: unknown) => show(null, failureOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt, load]);

  useEffect(() => {
    if (!id) return undefined;
    let isWanted = true;
    const stop = onWrite(() => {
      load(id).then(
        (row) =>
          // One that is gone stays in its form: saving it says so, and keeps what was typed.
          isWanted &&
          row &&
          setLoaded((before) => (before?.row?.version === row.version ? before : { id, attempt, row, failure: null })),
        () => undefined, // A save meets the newer version anyway.
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [id, attempt, load]);

  function leave(): void {
    const list = readListPlace(state);
    if (list) void navigate(list.address, { replace: true, state: { list } });
    else if (id) void navigate(adminTabAddress(tab));
  }

  const present = loaded?.id === id && loaded?.attempt === attempt ? loaded : null;
  return {
    id,
    row: present?.row ?? null,
    failure: present?.failure ?? null,
    isLoading: id !== null && !present,
    isMissing: Boolean(present && !present.row && !present.failure),
    retry: () => setAttempt(attempt + 1),
    /** Leaves edit mode: back to the list that the editor came from; without one the form adds a row again. */
    leave,
    /** Goes to the form that adds a row. */
    addNew: () => void navigate(adminTabAddress(tab), { state }),
  };
}
