/** The form that adds and changes bonuses, with the card that visitors will see. */
import { useApolloClient } from "@apollo/client/react";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { EditedRow } from "../../features/admin/EditedRow";
import { EditorForm } from "../../features/admin/EditorForm";
import { EditorLinks } from "../../features/admin/EditorLinks";
import { PreviewScope } from "../../features/admin/PreviewScope";
import { useEditedRow } from "../../features/admin/useEditedRow";
import { useEditor } from "../../features/admin/useEditor";
import { BonusCard } from "../../features/bonuses/BonusCard";
import { bonusCardRow } from "../../features/bonuses/bonusCardRow";
import { bonusEditing } from "../../features/bonuses/bonusEditing";
import { bonusDefaults, type BonusValues } from "../../features/bonuses/bonusFields";
import { bonusSitePath } from "../../features/bonuses/bonusSitePath";
import { useCasinoChoice } from "../../features/bonuses/useCasinoOptions";
import { HistoryButton } from "../../features/history/HistoryButton";
import { BonusCard_bonusDocument } from "../../graphql/documents/BonusCard_bonus";
import { anyEditing, type AnyEditing, type AnyRow } from "../../shared/forms/editing";
import type { FieldValue } from "../../shared/forms/fields";
import { CASINO_PARAMETER } from "../../shared/paths";
import { useRowChanges } from "./useUndoAction";

export function BonusFormTab() {
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const casinoId = parameters.get(CASINO_PARAMETER) ?? "";
  const editing = useMemo(() => {
    const bonuses = bonusEditing(client);
    return anyEditing({ ...bonuses, defaults: { ...bonuses.defaults, casinoId } });
  }, [client, casinoId]);
  const edited = useEditedRow("bonuses", editing);
  return (
    <EditedRow edited={edited} noun="bonuses">
      {(row) => <BonusEditor edited={edited} editing={editing} key={row?.id ?? `new ${casinoId}`} row={row} />}
    </EditedRow>
  );
}

interface BonusEditorProps {
  editing: AnyEditing;
  row: AnyRow | null;
  edited: ReturnType<typeof useEditedRow>;
}

function BonusEditor({ editing, row, edited }: BonusEditorProps) {
  const changes = useRowChanges("BONUS");
  const editor = useEditor({ editing, row, onLeave: edited.leave, onAddAgain: edited.addNew, changes });
  const history = row && <HistoryButton subject={{ noun: "BONUS", id: row.id, name: row.name }} />;
  const path = useSitePath(row);
  const links = <EditorLinks history={history} listTab="manage-bonuses" path={path} plural="bonuses" />;
  return <EditorForm editing={editing} editor={editor} links={links} preview={<Preview />} renderValue={renderValue} />;
}

/** Where visitors see the bonus as it is saved; null while they can't, and until its casino is known. */
function useSitePath(row: AnyRow | null): string | null {
  const { casinoId, isActive, bonusType } = (row?.values ?? bonusDefaults) as BonusValues;
  const casino = useCasinoChoice(casinoId);
  if (!row || (casinoId !== "" && !casino)) return null;
  return bonusSitePath({ isActive, bonusType, casinoSlug: casino?.slug });
}

function renderValue(name: string, value: FieldValue) {
  return name === "casinoId" && value !== "" ? <CasinoName id={String(value)} /> : undefined;
}

function CasinoName({ id }: { id: string }) {
  return useCasinoChoice(id)?.name ?? id;
}

function Preview() {
  const values = useDeferredValue(useWatch<BonusValues>() as BonusValues);
  const casino = useCasinoChoice(values.casinoId);
  const row = useMemo(() => bonusCardRow(values, casino), [values, casino]);
  return (
    <PreviewScope fragment={BonusCard_bonusDocument} fragmentName="BonusCard_bonus" row={row}>
      {(bonus) => <BonusCard bonus={bonus} isFirstRow />}
    </PreviewScope>
  );
}
