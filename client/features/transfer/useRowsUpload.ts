import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { appendImportRowsDocument } from "../../graphql/documents/appendImportRows";
import { beginImportDocument } from "../../graphql/documents/beginImport";
import { apiErrorOf } from "../../graphql/failure";
import type { CatalogueNoun, EmptyCells } from "../../graphql/generated";
import { askPatiently } from "../../graphql/patience";
import { importRowsTooLarge } from "../../shared/messages";
import type { MatchedRows } from "./columns";
import { rowSlices, type RowSlice } from "./rowSlices";

/** Rows on their way to the server, and what of them is there. */
interface Upload {
  id: string | null;
  file: MatchedRows;
  emptyCells: EmptyCells;
  left: RowSlice[];
}

export interface UploadState {
  isSending: boolean;
  done: number;
  total: number;
  /** Seconds that the server has asked to wait. */
  wait?: number;
  /** Why it stopped, in a sentence; what was sent stays with the server. */
  problem?: string;
  /** Going on may help. */
  canGoOn?: boolean;
}

/** What only a change of the file can help. */
const isFinal = (code: string) => code === "BAD_USER_INPUT" || code === "REQUEST_TOO_LARGE";

/**
 * Sends rows to the server, where they are kept apart from the catalogue. When the connection is lost or the session ends,
 * what has arrived stays there and the rest can follow; a part that is sent twice takes its own place.
 */
export function useRowsUpload(noun: CatalogueNoun, onSent: (importId: string) => void) {
  const client = useApolloClient();
  const [state, setState] = useState<UploadState | null>(null);
  const upload = useRef<Upload>(undefined);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const patiently = <Answer>(ask: () => Promise<Answer>, signal: AbortSignal) =>
    askPatiently(ask, { signal, onWait: (wait) => setState((before) => before && { ...before, wait }) });

  async function begin(current: Upload, signal: AbortSignal): Promise<void> {
    const { columns } = current.file;
    const variables = { noun, columns, emptyCells: current.emptyCells };
    const { data } = await patiently(
      () => client.mutate({ mutation: beginImportDocument, variables, context: asEditor.context }),
      signal,
    );
    const { id, maxRowsPerRequest, maxBytesPerRequest } = data!.beginImport;
    current.id = id;
    current.left = [...rowSlices(current.file, { maxRows: maxRowsPerRequest, maxBytes: maxBytesPerRequest })];
  }

  async function sendAll(current: Upload, signal: AbortSignal): Promise<string> {
    if (current.id === null) await begin(current, signal);
    const id = current.id!;
    for (let slice = current.left[0]; slice; slice = current.left[0]) {
      setState({ isSending: true, done: slice.firstRow - 1, total: current.file.rows.length });
      const variables = { id, ...slice };
      await patiently(
        () => client.mutate({ mutation: appendImportRowsDocument, variables, context: asEditor.context }),
        signal,
      );
      current.left.shift();
    }
    return id;
  }

  async function goOn(): Promise<void> {
    const current = upload.current;
    if (!current) return;
    const { signal } = (work.current = new AbortController());
    const total = current.file.rows.length;
    const doneSoFar = () => (current.left[0] ? current.left[0].firstRow - 1 : 0);
    setState({ isSending: true, done: doneSoFar(), total });
    try {
      const id = await sendAll(current, signal);
      onSent(id);
    } catch (error) {
      if (signal.aborted) return;
      const { code, message, fields } = apiErrorOf(error);
      const problem =
        code === "REQUEST_TOO_LARGE"
          ? importRowsTooLarge(current.left[0]?.lines[0] ?? 1)
          : fields.map((field) => field.message).join(" ") || message;
      setState({ isSending: false, done: doneSoFar(), total, problem, canGoOn: !isFinal(code) });
    }
  }

  const goOnByItself = useEffectEvent(() => {
    if (state?.canGoOn) void goOn();
  });
  useEffect(() => {
    const listen = () => goOnByItself();
    window.addEventListener("online", listen);
    return () => window.removeEventListener("online", listen);
  }, []);

  return {
    state,
    start: (file: MatchedRows, emptyCells: EmptyCells) => {
      upload.current = { id: null, file, emptyCells, left: [] };
      void goOn();
    },
    goOn: () => void goOn(),
    stop: () => {
      work.current?.abort();
      upload.current = undefined;
      setState(null);
    },
  };
}
