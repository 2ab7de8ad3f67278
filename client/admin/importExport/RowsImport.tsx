/** Replaces a list with its import: choosing a file, checking it, and showing the result. */
import { chakra, Flex, Grid, Button, Card } from "@chakra-ui/react";
import { useState, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { adminTabAddress } from "../shell/adminTabs";
import { BackToList } from "../editor/EditorHeader";
import { useUndo } from "../history/useUndo";
import { IMPORT_PARAMETER, NEW_IMPORT } from "./ListImportExport";
import { ImportCheck } from "./ImportCheck";
import { ImportStart } from "./ImportStart";
import type { Imported } from "./useApplyImport";
import { rowsImported } from "../messages";
import { plural } from "../../shared/format/plural";
import { showToast } from "../../shared/toasts";
import { tabsOf, type NounConfig } from "../nouns/nounConfig";
import { useApolloClient } from "@apollo/client/react";
import { onWrite } from "../../graphql/catalogueWrites";
import { Link } from "../../ui/Link";
import { freshAsEditor } from "../requests/asEditor";
import { ImportUndoneDocument } from "./import.generated";

interface RowsImportProps {
  config: NounConfig;
}

export function RowsImport({ config }: RowsImportProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = parameters.get(IMPORT_PARAMETER) ?? NEW_IMPORT;
  const [done, setDone] = useState<{ id: string; imported: Imported } | null>(null);
  const tab = tabsOf(config).list;
  const go = (importId: string) => void navigate(adminTabAddress(tab, { [IMPORT_PARAMETER]: importId }));
  const again = () => go(NEW_IMPORT);
  const { undo } = useUndo();

  function undoOf({ changeSetId, added, changed }: Imported): (() => void) | undefined {
    if (changeSetId === null) return undefined;
    const rowCount = added + changed;
    const summary = `Imported ${plural(rowCount, config.noun, config.plural)}`;
    return () => void undo({ changeSetIds: [changeSetId], summary, rowCount });
  }

  function handleImported(imported: Imported) {
    const act = undoOf(imported);
    const rows = plural(imported.added + imported.changed, config.noun, config.plural);
    showToast({ ...rowsImported(rows), action: act && { label: "Undo", act } });
    setDone({ id, imported });
  }

  return (
    <Grid aria-labelledby="import-title" as="section" gap="4" templateColumns="minmax(0, 1fr)">
      <Flex align="baseline" as="header" gap="3" justify="space-between" wrap="wrap">
        <chakra.h2 fontSize="xl" id="import-title">
          Import {config.plural}
        </chakra.h2>
        <BackToList plural={config.plural} />
      </Flex>
      {done?.id === id && id !== NEW_IMPORT ? (
        <ImportDone config={config} imported={done.imported} onAgain={again} onUndo={undoOf(done.imported)} />
      ) : id === NEW_IMPORT ? (
        <ImportStart onSent={go} config={config} />
      ) : (
        <ImportCheck importId={id} key={id} onAgain={again} onImported={handleImported} config={config} />
      )}
    </Grid>
  );
}

interface ImportDoneProps {
  config: NounConfig;
  imported: Imported;
  onUndo: (() => void) | undefined;
  onAgain: () => void;
}

/** Shows the result of an import, and whether the import has been undone. */
function ImportDone({ config, imported, onUndo, onAgain }: ImportDoneProps) {
  const { added, changed, changeSetId } = imported;
  const isUndone = useIsUndone(changeSetId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = (many: number) => plural(many, config.noun, config.plural);
  return (
    <Card.Root aria-labelledby="import-done" as="section" display="grid" gap="3">
      <chakra.h3 id="import-done" outline="none" ref={heading} tabIndex={-1}>
        {isUndone ? "The import was undone" : "Imported"}
      </chakra.h3>
      <p role="status">
        {isUndone
          ? `${count(added)} removed, ${count(changed)} restored. You can redo the import in the history.`
          : `${count(added)} added, ${count(changed)} changed. The history shows this as one change, which you can undo.`}
      </p>
      <Flex align="center" gap="2.5" wrap="wrap">
        <Button asChild variant="solid">
          <Link to={adminTabAddress(tabsOf(config).list)}>Show the {config.plural}</Link>
        </Button>
        {onUndo && !isUndone && <Button onClick={onUndo}>Undo the import</Button>}
        <Button onClick={onAgain}>Import another file</Button>
      </Flex>
    </Card.Root>
  );
}

/** Returns whether a change set has been undone, in this tab or in another tab of this browser. */
function useIsUndone(changeSetId: string | null): boolean {
  // `useLazyQuery` would be added to the library chunk, which every visitor loads.
  const client = useApolloClient();
  const [isUndone, setIsUndone] = useState(false);

  useEffect(() => {
    if (changeSetId === null) return undefined;
    let isActive = true;
    const stop = onWrite(() => {
      client.query({ query: ImportUndoneDocument, variables: { changeSetId }, ...freshAsEditor }).then(
        ({ data }) => isActive && setIsUndone(Boolean(data?.changeSet?.undoneBy)),
        () => undefined, // A failure is harmless, because the history also shows whether the import was undone.
      );
    });
    return () => {
      isActive = false;
      stop();
    };
  }, [client, changeSetId]);

  return isUndone;
}
