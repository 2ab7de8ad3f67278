import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { asEditor } from "../requests/asEditor";
import { apiErrorOf } from "../../graphql/failure";
import { retryWhenRateLimited } from "../requests/retryWhenRateLimited";
import type { CatalogueNoun, EmptyCells } from "../../graphql/schemaTypes.generated";
import { importRowsTooLarge } from "../messages";
import { appendImportRowsDocument, beginImportDocument } from "./import.generated";
import type { MatchedRows } from "./rowFiles/columns";

/** The state of an upload. The id is null until the server assigns one. */
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
  /** How many seconds the server has asked the client to wait. */
  wait?: number;
  /** The message that says why the upload stopped. The server keeps the rows that it has already received. */
  problem?: string;
  /** Whether the upload can continue after a failure. */
  canGoOn?: boolean;
}

/** Returns whether an error is about the file, so only another file can help. */
const isFinal = (code: string) => code === "BAD_USER_INPUT" || code === "REQUEST_TOO_LARGE";

/**
 * Sends the rows for an import to the server, which stores them outside the catalogue. If the connection is lost or the
 * session ends, the server keeps the rows that it has received, and the upload can continue. Sending a row twice is
 * harmless, because the second copy replaces the first.
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
  /** The maximum size of a request in bytes, encoded in UTF-8. */
  maxBytes: number;
}

interface RowSlice {
  /** The position of the slice's first row among the rows of the upload, counting from 1. */
  firstRow: number;
  rows: string[][];
  /** The number of each row, as in `FileRows`. */
  lines: number[];
}

/** The space reserved for the rest of the request: the operation, its hash and the import's id. */
const ENVELOPE_BYTES = 2048;

const encoder = new TextEncoder();

/**
 * Splits rows into slices that each fit into one request. A row that is too large gets its own slice, which the API
 * rejects.
 */
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
