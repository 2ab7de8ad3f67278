import { useId } from "react";
import type { EmptyCells } from "../../graphql/generated";
import { IMPORT_ROWS_MAX } from "../../shared/limits";
import { saveText } from "../../shared/saveText";
import type { Transfer } from "../../shared/transfer";
import { fileText, MEDIA_TYPES, sampleRows, type FileKind } from "./transferFile";

interface FileChooserProps {
  transfer: Transfer;
  isBusy: boolean;
  emptyCells: EmptyCells;
  onEmptyCells: (emptyCells: EmptyCells) => void;
  onChoose: (file: File) => void;
}

const meanings: readonly { value: EmptyCells; label: string }[] = [
  { value: "LEAVE", label: "Leave the field as it is" },
  { value: "CLEAR", label: "Clear the field" },
];

/** Which file. Samples show what one looks like. */
export function FileChooser({ transfer, isBusy, emptyCells, onEmptyCells, onChoose }: FileChooserProps) {
  const id = useId();
  const { noun, plural } = transfer;

  function handleSample(kind: FileKind) {
    saveText(`honestodds-${plural}-sample.${kind}`, fileText(kind, transfer, sampleRows(transfer)), MEDIA_TYPES[kind]);
  }

  return (
    <section aria-label="The file" className="panel transfer-chooser">
      <fieldset className="transfer-empty" disabled={isBusy}>
        <legend>An empty cell</legend>
        {meanings.map(({ value, label }) => (
          <label key={value}>
            <input
              checked={emptyCells === value}
              name={`${id}-empty`}
              onChange={() => onEmptyCells(value)}
              type="radio"
              value={value}
            />
            {label}
          </label>
        ))}
        <p className="small muted">
          {emptyCells === "LEAVE"
            ? "To remove a value, choose “Clear the field”, or empty the field in the form."
            : `The ${noun} loses the value of each field whose cell is empty. A column that the file does not have changes nothing.`}
        </p>
      </fieldset>
      <div className="admin-field">
        <label htmlFor={id}>CSV or JSON file</label>
        <input
          accept=".csv,.tsv,.txt,.json,.xlsx,.xls,.ods,text/csv,text/tab-separated-values,application/json"
          aria-describedby={`${id}-text`}
          className="field"
          disabled={isBusy}
          id={id}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = ""; // The same file can be chosen again.
            if (file) onChoose(file);
          }}
          type="file"
        />
      </div>
      <div className="small muted" id={`${id}-text`}>
        <p>
          Up to {IMPORT_ROWS_MAX.toLocaleString("en-US")} rows, with the names of the columns in the first line. You see
          what would change before anything does; then all of it is imported, or nothing.
        </p>
        <p>
          {identity[noun]} In a new {noun} an empty cell gives the field its default. With a <code>version</code>, as an
          export has it, nobody’s later change is overwritten.
        </p>
      </div>
      <div className="admin-form-actions">
        <button className="btn btn-secondary btn-sm" onClick={() => handleSample("csv")} type="button">
          Sample as CSV
        </button>
        <button className="btn btn-secondary btn-sm" onClick={() => handleSample("json")} type="button">
          Sample as JSON
        </button>
      </div>
    </section>
  );
}

/** How a row says which one it is. */
const identity: Readonly<Record<Transfer["noun"], string>> = {
  casino: "A row with the id or the slug of a casino changes that one; any other is a new one.",
  bonus: "A row with the id of a bonus changes that one; any other is a new one.",
  game: "A row with the id of a game changes that one; any other is a new one.",
};
