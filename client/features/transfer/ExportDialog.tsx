import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../graphql/failure";
import { walkList, type WalkProgress } from "../../graphql/walkList";
import { exportFailed, exported } from "../../shared/messages";
import { plural } from "../../shared/plural";
import { saveText } from "../../shared/saveText";
import { showNotice, showToast } from "../../shared/toasts";
import type { ListRequest } from "../../shared/managing";
import type { Transfer } from "../../shared/transfer";
import { ModalDialog } from "../../shared/ui/ModalDialog";
import type { ListedRows } from "./ExportButton";
import { Progress } from "./Progress";
import { fileRow, fileText, MEDIA_TYPES, type FileKind } from "./transferFile";

interface ExportDialogProps {
  transfer: Transfer;
  listed: ListedRows;
  onClose: () => void;
}

/** Which file, and how far it is. Closing the dialog ends the work. */
export function ExportDialog({ transfer, listed, onClose }: ExportDialogProps) {
  const [fetched, setFetched] = useState<WalkProgress | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const rowCount = plural(listed.totalCount, transfer.noun, transfer.plural);
  const isNarrowed = Object.keys(listed.filter).length > 0;

  async function handleSave(kind: FileKind) {
    const { signal } = (work.current = new AbortController());
    setFetched({ count: 0 });
    try {
      const find = async (request: ListRequest) => {
        const { edges, pageInfo } = await transfer.find(request);
        const rows = edges.map(({ node }) => fileRow(transfer, node));
        return { rows, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
      };
      const all = await walkList({ filter: listed.filter, find, signal, onProgress: setFetched });
      saveText(`honestodds-${transfer.plural}.${kind}`, fileText(kind, transfer, all), MEDIA_TYPES[kind]);
      showNotice(exported(plural(all.length, transfer.noun, transfer.plural)));
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
      setFetched(null);
    }
  }

  return (
    <ModalDialog isWide onClose={onClose} onCloseButton={onClose} title={`Export ${rowCount}`}>
      <p>
        {isNarrowed
          ? `All that the text and the filters find, on every page of the list.`
          : `The whole list, with every page of it.`}{" "}
        Change the file and import it again: <code>id</code> and <code>version</code> say which row each line is about.
      </p>
      <p className="muted small">
        In CSV, an apostrophe comes before everything that a spreadsheet could run as a formula, also within a text. An
        import removes it again.
      </p>
      {fetched && (
        <Progress
          done={fetched.count}
          label="Exporting"
          total={listed.totalCount}
          words={`${fetched.count.toLocaleString("en-US")} of ${rowCount}`}
          wait={fetched.wait}
        />
      )}
      <div className="dialog-actions">
        <button className="btn btn-secondary" onClick={onClose} type="button">
          Cancel
        </button>
        <SaveButton isBusy={fetched !== null} label="Save as JSON" onPress={() => void handleSave("json")} />
        <SaveButton isBusy={fetched !== null} label="Save as CSV" onPress={() => void handleSave("csv")} />
      </div>
    </ModalDialog>
  );
}

function SaveButton({ isBusy, label, onPress }: { isBusy: boolean; label: string; onPress: () => void }) {
  // Not `disabled`: the focus stays on the button while it works.
  return (
    <button aria-disabled={isBusy} className="btn btn-primary" onClick={() => !isBusy && onPress()} type="button">
      {label}
    </button>
  );
}
