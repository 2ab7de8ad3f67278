import { Box, chakra, Grid, Kbd, Text } from "@chakra-ui/react";
import { storageKeys, writeStored } from "../../shared/storage";
import { RowCheckbox } from "../list/RowCheckbox";
import { AdminDialog } from "./AdminDialog";

const shortcuts = [
  ["Arrows, j and k", "Move between rows. Home and End go to the first and last row"],
  ["Space", "Select or deselect a row"],
  ["Shift with an arrow or Space", "Select a range of rows"],
  ["Ctrl+A", "Select every row on the page. Press again to select all pages"],
  ["Escape", "Clear the selection"],
  ["Enter or e", "Edit the row"],
  ["Delete", "Delete the row"],
  ["Shift+Delete", "Delete all selected rows"],
  ["h", "Show the row's history"],
  ["v", "View the row on the site"],
  ["d", "Dismiss the reports about a fact"],
  ["/", "Go to the search box"],
  ["n", "Add a new row"],
  ["?", "Show keyboard shortcuts"],
] as const;

const SWITCH = "Use single keys (letters, / and ?) as shortcuts";

interface ShortcutsDialogProps {
  /** Whether single-key shortcuts are on. */
  hasKeys: boolean;
  onClose: () => void;
}

/**
 * Lists the keyboard shortcuts of admin lists. List fields in forms have their own keys: the left arrow moves to an
 * item, Enter edits it, and Delete removes it.
 */
export function ShortcutsDialog({ hasKeys, onClose }: ShortcutsDialogProps) {
  return (
    <AdminDialog isWide onClose={onClose} onCloseButton={onClose} title="Keyboard shortcuts">
      <Grid as="dl" gap="2" mb="3">
        {shortcuts.map(([keys, what]) => (
          <Grid gap="3" gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)" key={keys}>
            <dt>
              <Kbd color="inherit">{keys}</Kbd>
            </dt>
            <Box as="dd" color="ink.2" m={0}>
              {what}
            </Box>
          </Grid>
        ))}
      </Grid>
      <Text color="ink.3" fontSize="xs">
        Row shortcuts work when a row has focus. The keys n, / and ? work anywhere in the list.
      </Text>
      <chakra.label alignItems="center" cursor="pointer" display="flex" gap="2.5" minH="44px" mt="2">
        <RowCheckbox
          isChecked={hasKeys}
          label={SWITCH}
          onToggle={() => writeStored(storageKeys.panelSingleKeys, !hasKeys)}
        />
        {SWITCH}
      </chakra.label>
    </AdminDialog>
  );
}
