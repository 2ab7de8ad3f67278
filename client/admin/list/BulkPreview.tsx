import { Box, Button, chakra, Dialog, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import { useState } from "react";
import { inSteps } from "../messages";
import type { BulkChange, ListedRow, ListConfig } from "./listConfig";
import { plural } from "../../shared/format/plural";
import { ReasonField } from "../editor/ReasonField";
import { AdminDialog } from "../shell/AdminDialog";
import type { WriteProgress } from "./useListWrites";
import { maxBulkRows } from "../../../shared/apiLimits";

/** How many rows the preview of a bulk change shows at first, and how many each click adds. */
const PREVIEW_LINES = 100;

interface BulkPreviewProps<Row extends ListedRow> {
  config: ListConfig<Row>;
  rows: readonly Row[];
  change: BulkChange<Row>;
  /** The progress of the change, or null if it is not running. */
  progress: WriteProgress | null;
  onApply: (changed: readonly Row[], reason: string) => void;
  onClose: () => void;
}

/** Shows what a bulk change would do to each row. */
export function BulkPreview<Row extends ListedRow>(props: BulkPreviewProps<Row>) {
  const { config, rows, change, progress, onApply, onClose } = props;
  const [shown, setShown] = useState<number>(PREVIEW_LINES);
  const [reason, setReason] = useState("");
  const changed = rows.filter((row) => change.currentLabel(row) !== change.newLabel);
  const unchanged = rows.length - changed.length;
  const count = (many: number) => plural(many, config.noun, config.plural);
  const dismiss = () => progress ?? onClose();
  return (
    <AdminDialog isWide onClose={dismiss} onCloseButton={dismiss} title={change.label}>
      <p>
        {changed.length > 0 ? `${count(changed.length)} will change.` : "Nothing will change."}
        {unchanged > 0 &&
          ` ${count(unchanged)} ${unchanged === 1 ? "is" : "are"} already ${change.newLabel.toLowerCase()}.`}
      </p>
      {changed.length > maxBulkRows && (
        <Text color="ink.2" fontSize="sm">
          {inSteps(changed.length)}
        </Text>
      )}
      {changed.length > 0 && (
        <Box maxH="45dvh" mt="3" overflowY="auto" tabIndex={-1}>
          <Table.Root>
            <VisuallyHidden asChild>
              <caption>What will change</caption>
            </VisuallyHidden>
            <Table.Body>
              {changed.slice(0, shown).map((row) => (
                <Table.Row key={row.id}>
                  <Table.ColumnHeader color="ink" fontWeight={400} scope="row" whiteSpace="normal">
                    {row.name}
                  </Table.ColumnHeader>
                  <Table.Cell pr="1" textAlign="right">
                    <chakra.del color="ink.3">{change.currentLabel(row)}</chakra.del>{" "}
                    <chakra.ins color="accent" fontWeight={700} textDecoration="none">
                      {change.newLabel}
                    </chakra.ins>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
          {changed.length > shown && (
            <Button onClick={() => setShown(shown + PREVIEW_LINES)} size="sm" variant="ghost">
              Show more ({(changed.length - shown).toLocaleString("en-US")} remaining)
            </Button>
          )}
        </Box>
      )}
      <Dialog.Footer flexWrap="wrap">
        {changed.length > 0 && <ReasonField isDisabled={progress !== null} onChange={setReason} value={reason} />}
        <Button disabled={progress !== null} onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={progress !== null || changed.length === 0}
          onClick={() => onApply(changed, reason)}
          variant="solid"
        >
          {progress ? savingLabel(progress) : `Change ${count(changed.length)}`}
        </Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}

export function savingLabel({ done, total }: WriteProgress): string {
  return total > maxBulkRows
    ? `Saving... ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`
    : "Saving...";
}
