import { Button, Code, Dialog, Text } from "@chakra-ui/react";
import { recordExport } from "./rowFiles/recordExport";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../graphql/failure";
import { walkList, type WalkProgress } from "../requests/walkList";
import { exportFailed, exported } from "../messages";
import { plural } from "../../shared/format/plural";
import { saveText } from "../../shared/browser/saveText";
import { showNotice, showToast } from "../../shared/toasts";
import type { ListRequest } from "../list/listConfig";
import type { NounConfig } from "../nouns/nounConfig";
import { findFormRows } from "../nouns/listRequests";
import { AdminDialog } from "../shell/AdminDialog";
import { TaskProgress } from "./TaskProgress";
import { fileRow, fileText, MEDIA_TYPES, type FileKind } from "./rowFiles/exportFile";

/** The rows on all pages of the current list. */
export interface ListedRows {
  filter: ListRequest["filter"];
  totalCount: number;
}

interface ExportDialogProps {
  config: NounConfig;
  listed: ListedRows;
  onClose: () => void;
}

/**
 * How many rows each request fetches. A casino with all details costs about 100 units, more than any other row, and the
 * API allows 5,000 units per operation.
 */
const rowsPerRequest = 40;

/** A dialog in which the editor chooses a file format and exports the list. Closing the dialog cancels the export. */
export function ExportDialog({ config, listed, onClose }: ExportDialogProps) {
  const client = useApolloClient();
  const [fetched, setFetched] = useState<WalkProgress | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const rowCount = plural(listed.totalCount, config.noun, config.plural);
  const isNarrowed = Object.keys(listed.filter).length > 0;

  async function handleSave(kind: FileKind) {
    const { signal } = (work.current = new AbortController());
    setFetched({ count: 0 });
    try {
      await recordExport(client, config.plural.toUpperCase() as Uppercase<typeof config.plural>, listed.totalCount);
      const find = async (request: ListRequest) => {
        const { rows, next } = await findFormRows(client, config, request);
        return { rows: rows.map((row) => fileRow(config, row)), next };
      };
      const all = await walkList({
        filter: listed.filter,
        atOnce: rowsPerRequest,
        find,
        signal,
        onProgress: setFetched,
      });
      saveText(`${config.plural}.${kind}`, fileText(kind, config, all), MEDIA_TYPES[kind]);
      showNotice(exported(plural(all.length, config.noun, config.plural)));
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
      setFetched(null);
    }
  }

  return (
    <AdminDialog isWide onClose={onClose} onCloseButton={onClose} title={`Export ${rowCount}`}>
      <p>
        {isNarrowed
          ? `The file will contain every row that matches the search and filters, not just this page.`
          : `The file will contain the entire list, not just this page.`}{" "}
        To change many rows, edit the file and import it again. Keep the columns <Code>id</Code> and{" "}
        <Code>version</Code>: the import uses them to find each row and to detect later changes.
      </p>
      <Text color="ink.2" fontSize="sm">
        In CSV files, the export puts an apostrophe before text that a spreadsheet could run as a formula. An import
        removes the apostrophe.
      </Text>
      {fetched && (
        <TaskProgress
          done={fetched.count}
          label="Exporting"
          my="4"
          total={listed.totalCount}
          progress={`${fetched.count.toLocaleString("en-US")} of ${rowCount}`}
          wait={fetched.wait}
        />
      )}
      <Dialog.Footer>
        <Button onClick={onClose}>Cancel</Button>
        <SaveButton isBusy={fetched !== null} label="Save as JSON" onPress={() => void handleSave("json")} />
        <SaveButton isBusy={fetched !== null} label="Save as CSV" onPress={() => void handleSave("csv")} />
      </Dialog.Footer>
    </AdminDialog>
  );
}

function SaveButton({ isBusy, label, onPress }: { isBusy: boolean; label: string; onPress: () => void }) {
  // The button is never `disabled`, because it would lose the focus during the export.
  return (
    <Button aria-disabled={isBusy} onClick={() => !isBusy && onPress()} variant="solid">
      {label}
    </Button>
  );
}
