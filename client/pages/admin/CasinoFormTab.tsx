/** The form that adds and changes casinos, with the card that visitors will see. */
import { useApolloClient } from "@apollo/client/react";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { EditedRow } from "../../features/admin/EditedRow";
import { EditorForm } from "../../features/admin/EditorForm";
import { EditorLinks } from "../../features/admin/EditorLinks";
import { PreviewScope } from "../../features/admin/PreviewScope";
import { useEditedRow } from "../../features/admin/useEditedRow";
import { useEditor } from "../../features/admin/useEditor";
import { casinoEditing } from "../../features/casinos/casinoEditing";
import { CasinoCard } from "../../features/casinos/CasinoCard";
import { casinoCardRow } from "../../features/casinos/casinoCardRow";
import type { CasinoValues } from "../../features/casinos/casinoFields";
import { receiptLines } from "../../features/casinos/receiptLines";
import { useTrustPreview } from "../../features/casinos/useTrustPreview";
import { HistoryButton } from "../../features/history/HistoryButton";
import { CasinoCard_casinoDocument } from "../../graphql/documents/CasinoCard_casino";
import { anyEditing, type AnyEditing, type AnyRow } from "../../shared/forms/editing";
import { TRUST_SCORE_MAX } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { casinoPath } from "../../shared/paths";
import { Receipt } from "../../shared/ui/Receipt";
import { CasinoBonuses } from "./CasinoBonuses";
import { useRowChanges } from "./useUndoAction";

export function CasinoFormTab() {
  const client = useApolloClient();
  const editing = useMemo(() => anyEditing(casinoEditing(client)), [client]);
  const edited = useEditedRow("casinos", editing);
  return (
    <EditedRow edited={edited} noun="casinos">
      {(row) => <CasinoEditor edited={edited} editing={editing} key={row?.id ?? "new"} row={row} />}
    </EditedRow>
  );
}

interface CasinoEditorProps {
  editing: AnyEditing;
  row: AnyRow | null;
  edited: ReturnType<typeof useEditedRow>;
}

function CasinoEditor({ editing, row, edited }: CasinoEditorProps) {
  const changes = useRowChanges("CASINO");
  const editor = useEditor({ editing, row, onLeave: edited.leave, onAddAgain: edited.addNew, changes });
  const history = row && <HistoryButton subject={{ noun: "CASINO", id: row.id, name: row.name }} />;
  const links = (
    <EditorLinks
      history={history}
      listTab="manage-casinos"
      path={row && casinoPath(String(row.values["slug"]))}
      plural="casinos"
    />
  );
  return (
    <EditorForm
      aside={row && <CasinoBonuses casinoId={row.id} />}
      editing={editing}
      editor={editor}
      links={links}
      preview={<Preview />}
    />
  );
}

/** The card, and how its trust score adds up. */
function Preview() {
  const values = useDeferredValue(useWatch<CasinoValues>() as CasinoValues);
  const { preview: trust, problem } = useTrustPreview(values);
  const score = trust?.score ?? 0;
  const row = useMemo(() => casinoCardRow(values, score), [values, score]);
  return (
    <>
      <PreviewScope fragment={CasinoCard_casinoDocument} fragmentName="CasinoCard_casino" row={row}>
        {(casino) => <CasinoCard casino={casino} isFirstRow />}
      </PreviewScope>
      {trust && (
        <div className="panel small">
          <Receipt
            caption="How the trust score adds up"
            lines={receiptLines(trust.factors)}
            sum={{ label: "Trust score", amount: `${trust.score}/${TRUST_SCORE_MAX}` }}
          />
          {problem && <p className="is-warning">{messages.trustPreviewStale[problem]}</p>}
        </div>
      )}
    </>
  );
}
