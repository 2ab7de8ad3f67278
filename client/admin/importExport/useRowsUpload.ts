import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { asEditor } from "../requests/asEditor";
import { apiErrorOf } from "../../graphql/failure";
import { retryWhenRateLimited } from "../requests/retryWhenRateLimited";
import type { CatalogueNoun, EmptyCells } from "../../graphql/schemaTypes.generated";
import { importRowsTooLarge } from "../messages";
import { appendImportRowsDocument, beginImportDocument } from "./import.generated";
import type { MatchedRows } from "../rowFiles/columns";

/** An upload of rows. The id is null until the server assigns an id. */
interface Upload {
  id: string | null;
  file: MatchedRows;
  emptyCells: EmptyCells;
  remaining: RowSlice[];
}

export interface UploadState {
  isSending: boolean;
  done: number;
  total: number;
  /** Seconds that the server has asked to wait. */
  wait?: number;
  /** Why the upload stopped, as a message. The server keeps the rows that it has received. */
  problem?: string;
  /** Whether a retry may succeed. */
  canGoOn?: boolean;
}

/** Returns whether an upload can succeed only with another file. */
const isFinal = (code: string) => code === "BAD_USER_INPUT" || code === "REQUEST_TOO_LARGE";

/**
 * Sends rows to the server, which stores them outside the catalogue. If the connection is lost or the session ends, the
 * server keeps the rows that it has received, and the upload can continue. Rows that are sent twice replace themselves.
 */
export function useRowsUpload(noun: CatalogueNoun, onSent: (importId: string) => void) {
  const client = useApolloClient();
  const [state, setState] = useState<UploadState | null>(null);
  const upload = useRef<Upload>(undefined);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const withRetry = <Response>(ask: () => Promise<Response>, signal: AbortSignal) =>
    retryWhenRateLimited(ask, { signal, onWait: (wait) => setState((before) => before && { ...before, wait }) });

  async function begin(current: Upload, signal: AbortSignal): Promise<void> {
    const { columns } = current.file;
    const variables = { noun, columns, emptyCells: current.emptyCells };
    const { data } = await withRetry(
      () => client.mutate({ mutation: beginImportDocument, variables, context: asEditor.context }),
      signal,
    );
    const { id, maxRowsPerRequest, maxBytesPerRequest } = data!.beginImport;
    current.id = id;
    current.remaining = [...rowSlices(current.file, { maxRows: maxRowsPerRequest, maxBytes: maxBytesPerRequest })];
  }

  async function sendAll(current: Upload, signal: AbortSignal): Promise<string> {
    if (current.id === null) await begin(current, signal);
    const id = current.id!;
    for (let slice = current.remaining[0]; slice; slice = current.remaining[0]) {
      setState({ isSending: true, done: slice.firstRow - 1, total: current.file.rows.length });
      const variables = { id, ...slice };
      await withRetry(
        () => client.mutate({ mutation: appendImportRowsDocument, variables, context: asEditor.context }),
        signal,
      );
      current.remaining.shift();
    }
    return id;
  }

  async function goOn(): Promise<void> {
    const current = upload.current;
    if (!current) return;
    const { signal } = (work.current = new AbortController());
    const total = current.file.rows.length;
    const doneSoFar = () => (current.remaining[0] ? current.remaining[0].firstRow - 1 : 0);
    setState({ isSending: true, done: doneSoFar(), total });
    try {
      const id = await sendAll(current, signal);
      onSent(id);
    } catch (error) {
      if (signal.aborted) return;
      const { code, message, fields } = apiErrorOf(error);
      const problem =
        code === "REQUEST_TOO_LARGE"
          ? importRowsTooLarge(current.remaining[0]?.lines[0] ?? 1)
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
      upload.current = { id: null, file, emptyCells, remaining: [] };
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

interface SliceLimits {
  maxRows: number;
  /** The maximum size of the whole request in UTF-8. */
  maxBytes: number;
}

interface RowSlice {
  /** The position of the slice's first row in the file, starting at 1. */
  firstRow: number;
  rows: string[][];
  /** The row number of each row in the file. */
  lines: number[];
}

/** The size of the rest of the request: the operation, its hash and the id. */
const ENVELOPE_BYTES = 2048;

const encoder = new TextEncoder();

/** Splits rows into parts that fit into one request each. The API rejects a part whose only row is too large. */
export function* rowSlices(
  { rows, lines }: Pick<MatchedRows, "rows" | "lines">,
  { maxRows, maxBytes }: SliceLimits,
): Generator<RowSlice> {
  let slice: RowSlice = { firstRow: 1, rows: [], lines: [] };
  let bytes = ENVELOPE_BYTES;
  for (const [at, row] of rows.entries()) {
    const line = lines[at]!;
    const size = encoder.encode(JSON.stringify(row)).length + String(line).length + 2;
    if (slice.rows.length > 0 && (slice.rows.length === maxRows || bytes + size > maxBytes)) {
      yield slice;
      slice = { firstRow: at + 1, rows: [], lines: [] };
      bytes = ENVELOPE_BYTES;
    }
    slice.rows.push(row);
    slice.lines.push(line);
    bytes += size;
  }
  if (slice.rows.length > 0) yield slice;
}
