/** The form that adds and changes games, with the card that visitors will see. */
import { useApolloClient } from "@apollo/client/react";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { EditedRow } from "../../features/admin/EditedRow";
import { EditorForm } from "../../features/admin/EditorForm";
import { EditorLinks } from "../../features/admin/EditorLinks";
import { PreviewScope } from "../../features/admin/PreviewScope";
import { useEditedRow } from "../../features/admin/useEditedRow";
import { useEditor } from "../../features/admin/useEditor";
import { GameCard } from "../../features/games/GameCard";
import { gameCardRow } from "../../features/games/gameCardRow";
import { gameEditing } from "../../features/games/gameEditing";
import type { GameValues } from "../../features/games/gameFields";
import { gamePath } from "../../features/games/gameManaging";
import { HistoryButton } from "../../features/history/HistoryButton";
import { GameCard_gameDocument } from "../../graphql/documents/GameCard_game";
import { anyEditing, type AnyEditing, type AnyRow } from "../../shared/forms/editing";
import { useRowChanges } from "./useUndoAction";

export function GameFormTab() {
  const client = useApolloClient();
  const editing = useMemo(() => anyEditing(gameEditing(client)), [client]);
  const edited = useEditedRow("games", editing);
  return (
    <EditedRow edited={edited} noun="games">
      {(row) => <GameEditor edited={edited} editing={editing} key={row?.id ?? "new"} row={row} />}
    </EditedRow>
  );
}

interface GameEditorProps {
  editing: AnyEditing;
  row: AnyRow | null;
  edited: ReturnType<typeof useEditedRow>;
}

function GameEditor({ editing, row, edited }: GameEditorProps) {
  const changes = useRowChanges("GAME");
  const editor = useEditor({ editing, row, onLeave: edited.leave, onAddAgain: edited.addNew, changes });
  const history = row && <HistoryButton subject={{ noun: "GAME", id: row.id, name: row.name }} />;
  const links = (
    <EditorLinks
      history={history}
      listTab="manage-games"
      path={row && gamePath(row.values["category"] as GameValues["category"])}
      plural="games"
    />
  );
  return <EditorForm editing={editing} editor={editor} links={links} preview={<Preview />} />;
}

function Preview() {
  const values = useDeferredValue(useWatch<GameValues>() as GameValues);
  const row = useMemo(() => gameCardRow(values), [values]);
  return (
    <PreviewScope fragment={GameCard_gameDocument} fragmentName="GameCard_game" row={row}>
      {(game) => <GameCard game={game} isFirstRow />}
    </PreviewScope>
  );
}
