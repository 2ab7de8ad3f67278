/** An import in the place of its list: the file, what is wrong or would change, and what came of it. */
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { adminTabAddress, type AdminTabId } from "../../features/admin/adminTabs";
import { lastListAddress } from "../../features/admin/useListState";
import { FieldChanges } from "../../features/history/FieldChanges";
import { HistoryWordsContext } from "../../features/history/historyContext";
import { useUndo } from "../../features/history/useUndo";
import { IMPORT_PARAMETER, NEW_IMPORT } from "../../features/transfer/importAddress";
import { ImportCheck } from "../../features/transfer/ImportCheck";
import { ImportDone } from "../../features/transfer/ImportDone";
import { ImportStart } from "../../features/transfer/ImportStart";
import type { Imported } from "../../features/transfer/useApplyImport";
import type { CatalogueNoun } from "../../graphql/generated";
import { rowsImported } from "../../shared/messages";
import { plural } from "../../shared/plural";
import { showToast } from "../../shared/toasts";
import type { Transfer } from "../../shared/transfer";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { historyWords } from "./historyWords";

interface RowsImportProps {
  tab: AdminTabId;
  transfer: Transfer;
}

export function RowsImport({ tab, transfer }: RowsImportProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = parameters.get(IMPORT_PARAMETER) ?? NEW_IMPORT;
  const [done, setDone] = useState<{ id: string; imported: Imported } | null>(null);
  const noun = transfer.noun.toUpperCase() as CatalogueNoun;
  const go = (importId: string) => void navigate(adminTabAddress(tab, { [IMPORT_PARAMETER]: importId }));
  const again = () => go(NEW_IMPORT);
  const { undo } = useUndo();

  function undoOf({ changeSetId, added, changed }: Imported): (() => void) | undefined {
    if (changeSetId === null) return undefined;
    const rowCount = added + changed;
    const words = `Imported ${plural(rowCount, transfer.noun, transfer.plural)}`;
    return () => void undo({ changeSetId, words, rowCount });
  }

  function handleImported(imported: Imported) {
    const act = undoOf(imported);
    const rows = plural(imported.added + imported.changed, transfer.noun, transfer.plural);
    showToast({ ...rowsImported(rows), action: act && { label: "Undo", act } });
    setDone({ id, imported });
  }

  return (
    <section aria-labelledby="import-title" className="transfer">
      <header className="editor-head">
        <h2 id="import-title">Import {transfer.plural}</h2>
        <Link className="btn btn-quiet btn-sm" to={lastListAddress(tab)}>
          <Icon name="arrowLeft" size={16} />
          All {transfer.plural}
        </Link>
      </header>
      {done?.id === id && id !== NEW_IMPORT ? (
        <ImportDone imported={done.imported} onAgain={again} onUndo={undoOf(done.imported)} transfer={transfer}>
          <Link className="btn btn-primary" to={adminTabAddress(tab)}>
            Show the {transfer.plural}
          </Link>
        </ImportDone>
      ) : id === NEW_IMPORT ? (
        <ImportStart onSent={go} transfer={transfer} />
      ) : (
        <HistoryWordsContext value={historyWords}>
          <ImportCheck
            importId={id}
            key={id}
            onAgain={again}
            onImported={handleImported}
            renderChanges={({ changes }, caption) => <FieldChanges caption={caption} changes={changes} noun={noun} />}
            transfer={transfer}
          />
        </HistoryWordsContext>
      )}
    </section>
  );
}
