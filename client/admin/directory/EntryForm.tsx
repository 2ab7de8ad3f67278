import { Button, EmptyState, Grid } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { loadError } from "../../shared/messages";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { EditorForm } from "../editor/EditorForm";
import { FormSkeleton } from "../editor/FormSkeleton";
import { useRowToEdit } from "../editor/useRowToEdit";
import { panelMessages } from "../messages";
import { adminTabAddress } from "../shell/adminTabs";
import { ErrorAlert } from "../shell/ErrorAlert";
import { type DirectoryNounId, directoryNouns } from "./directoryNouns";
import { entryForms } from "./entryForms";

/** The form for one directory entry, with a link back to the list. */
export function EntryForm({ id, rowId }: { id: DirectoryNounId; rowId: string }) {
  const config = entryForms[id];
  const { plural } = directoryNouns[id];
  const { row, failure, isLoading, isMissing, retry } = useRowToEdit(config, rowId);
  const navigate = useNavigate();
  const list = adminTabAddress("directory", { of: id });
  return (
    <Grid gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <Button asChild justifySelf="start" size="sm" variant="ghost">
        <Link to={list}>
          <Icon name="arrowLeft" size={16} />
          All {plural}
        </Link>
      </Button>
      {isLoading && <FormSkeleton />}
      {failure && <ErrorAlert message={loadError("the directory", failure.message)} onRetry={retry} />}
      {isMissing && (
        <EmptyState.Root>
          <EmptyState.Title as="h2">{panelMessages.rowMissing}</EmptyState.Title>
          <EmptyState.Description>It may have been merged into another entry.</EmptyState.Description>
        </EmptyState.Root>
      )}
      {row && (
        <EditorForm
          config={config}
          defaults={row.values}
          onAddAgain={() => undefined}
          onLeave={() => void navigate(list)}
          row={row}
        />
      )}
    </Grid>
  );
}
