/** The first half of an import: which file, what of it is known, and its way to the server. Nothing is changed by it. */
import { useEffect, useRef, useState } from "react";
import type { CatalogueNoun, EmptyCells } from "../../graphql/generated";
import { IMPORT_ROWS_MAX } from "../../shared/limits";
import { importFieldMissing, importFileProblem, importTooManyRows } from "../../shared/messages";
import { plural } from "../../shared/plural";
import { columnsOf, type Transfer } from "../../shared/transfer";
import { matchColumns, type MatchedRows } from "./columns";
import { FileChooser } from "./FileChooser";
import { Progress } from "./Progress";
import { readRowsFile, WrongFile } from "./rowsFile";
import { useRowsUpload, type UploadState } from "./useRowsUpload";

interface ImportStartProps {
  transfer: Transfer;
  /** All rows are with the server. */
  onSent: (importId: string) => void;
}

export function ImportStart({ transfer, onSent }: ImportStartProps) {
  const upload = useRowsUpload(transfer.noun.toUpperCase() as CatalogueNoun, onSent);
  const [emptyCells, setEmptyCells] = useState<EmptyCells>("LEAVE");
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<MatchedRows | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function handleFile(file: File) {
    work.current?.abort();
    const { signal } = (work.current = new AbortController());
    upload.stop();
    setProblem(null);
    setRead(null);
    setShare(0);
    try {
      const rows = await readRowsFile(file, { signal, onProgress: setShare });
      const found = matchColumns(rows, transfer);
      if (emptyCells === "CLEAR" && rows.missing) throw new WrongFile(importFieldMissing(rows.missing));
      if (found.rows.length > IMPORT_ROWS_MAX) throw new WrongFile(importTooManyRows(found.rows.length));
      if (found.unknown.length > 0) setRead(found);
      else upload.start(found, emptyCells);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error instanceof WrongFile ? error.message : importFileProblem.unreadable);
    } finally {
      if (!signal.aborted) setShare(null);
    }
  }

  return (
    <>
      <FileChooser
        isBusy={share !== null || upload.state?.isSending === true}
        emptyCells={emptyCells}
        onChoose={(file) => void handleFile(file)}
        onEmptyCells={setEmptyCells}
        transfer={transfer}
      />
      {problem && (
        <p className="admin-note admin-note-warn" role="alert">
          {problem}
        </p>
      )}
      {share !== null && (
        <div className="panel">
          <Progress done={share} label="Reading the file" total={1} words="Reading the file" />
        </div>
      )}
      {read && !upload.state && (
        <UnknownColumns onGoOn={() => upload.start(read, emptyCells)} read={read} transfer={transfer} />
      )}
      {upload.state && <Sending onGoOn={upload.goOn} onStop={upload.stop} state={upload.state} transfer={transfer} />}
    </>
  );
}

interface UnknownColumnsProps {
  transfer: Transfer;
  read: MatchedRows;
  onGoOn: () => void;
}

/** Columns that would be left out are shown before, since a name may only be misspelt. */
function UnknownColumns({ transfer, read, onGoOn }: UnknownColumnsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { unknown, columns, rows } = read;
  return (
    <section className="panel transfer-columns" aria-labelledby="unknown-columns">
      <h3 id="unknown-columns" ref={heading} tabIndex={-1}>
        {plural(unknown.length, "column")} of this file {unknown.length === 1 ? "is" : "are"} not known
      </h3>
      <ul className="tags">
        {unknown.map((name) => (
          <li className="tag tag-warn" key={name}>
            {name}
          </li>
        ))}
      </ul>
      <p>
        {columns.length > 0
          ? "Go on without them, or choose the file again with other names in its first line. These are known:"
          : "No column of it is. Give them these names in the first line, and choose the file again:"}
      </p>
      <p className="small transfer-names">
        {columnsOf(transfer).map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
      {columns.length > 0 && (
        <div className="admin-form-actions">
          <button className="btn btn-primary" onClick={onGoOn} type="button">
            Go on without {unknown.length === 1 ? "it" : "them"}: check {plural(rows.length, "row")}
          </button>
        </div>
      )}
    </section>
  );
}

interface SendingProps {
  transfer: Transfer;
  state: UploadState;
  onGoOn: () => void;
  onStop: () => void;
}

function Sending({
  transfer,
  state: { isSending, done, total, wait, problem, canGoOn },
  onGoOn,
  onStop,
}: SendingProps) {
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (canGoOn) goOn.current?.focus();
  }, [canGoOn]);
  return (
    <section aria-label="Rows on their way" className="panel">
      {problem && (
        <p className="admin-note admin-note-warn" role="alert">
          {problem} {canGoOn && `What has arrived is kept: ${done.toLocaleString("en-US")} of ${plural(total, "row")}.`}
        </p>
      )}
      <Progress
        done={done}
        label="Sending the rows"
        total={total}
        wait={wait}
        words={`${isSending ? "Sending" : "Stopped at"} ${done.toLocaleString("en-US")} of ${plural(total, "row")}. No ${transfer.noun} is changed yet.`}
      />
      <div className="admin-form-actions">
        {canGoOn && (
          <button className="btn btn-primary" onClick={onGoOn} ref={goOn} type="button">
            Go on
          </button>
        )}
        <button className="btn btn-secondary" onClick={onStop} type="button">
          Cancel
        </button>
      </div>
    </section>
  );
}
