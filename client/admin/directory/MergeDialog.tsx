import { Button, chakra, Dialog, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { useState } from "react";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { apiErrorOf, failureOf } from "../../graphql/failure";
import { formatCount } from "../../../shared/formatCount";
import { loadError } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import { entriesMerged, entriesNotMerged } from "../messages";
import { asEditor, freshAsEditor } from "../requests/asEditor";
import { AdminDialog } from "../shell/AdminDialog";
import { ErrorAlert } from "../shell/ErrorAlert";
import { MergedCasinoCountDocument } from "./directory.generated";
import type { DirectoryEntry, DirectoryNoun } from "./directoryNouns";
import { EntryCombobox } from "./EntryCombobox";

interface MergeDialogProps {
  noun: DirectoryNoun;
  /** The entry to delete. */
  from: DirectoryEntry;
  /** All entries. The editor chooses which one to keep. */
  entries: readonly DirectoryEntry[];
  onClose: () => void;
}

/** Merges an entry into another one. The editor first sees what the merge changes. */
export function MergeDialog({ noun, from, entries, onClose }: MergeDialogProps) {
  const client = useApolloClient();
  const [into, setInto] = useState<DirectoryEntry | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isMerging, setIsMerging] = useState(false);
  const others = entries.filter(({ id }) => id !== from.id);
  const dismiss = () => !isMerging && onClose();

  function handleChoose(entry: DirectoryEntry | null) {
    setInto(entry);
    setFailure(null);
  }

  async function handleMerge() {
    if (!into || isMerging) return;
    setIsMerging(true);
    setFailure(null);
    try {
      const variables = { from: from.slug, into: into.slug };
      await client.mutate({ mutation: noun.merge, variables, context: asEditor.context });
      showToast(entriesMerged(from.name, into.name));
      onClose();
    } catch (error) {
      setFailure(entriesNotMerged(apiErrorOf(error)));
      setIsMerging(false);
    } finally {
      // Runs after a failure too, because another editor may have merged the entries, or the response may have been
      // lost.
      invalidateCatalogue(client.cache);
    }
  }

  return (
    <AdminDialog onClose={dismiss} onCloseButton={dismiss} title={`Merge ${from.name} into...`}>
      <EntryCombobox entries={others} label={`The ${noun.singular} to keep`} onChoose={handleChoose} value={into} />
      {into && <MergePreview from={from} into={into} noun={noun} />}
      {failure && <ErrorAlert message={failure} />}
      <Dialog.Footer>
        <Button disabled={isMerging} onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!into || isMerging} onClick={() => void handleMerge()} variant="solid">
          {isMerging ? "Merging..." : into ? `Merge into ${into.name}` : "Merge"}
        </Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}

type MergePreviewProps = Pick<MergeDialogProps, "noun" | "from"> & { into: DirectoryEntry };

/** Says what a merge changes. The server counts the casinos, because a casino can have both entries. */
function MergePreview({ noun, from, into }: MergePreviewProps) {
  const variables = { filter: noun.filterOf([from.slug, into.slug]) };
  const { data, error, loading, refetch } = useEditorQuery(MergedCasinoCountDocument, { variables, ...freshAsEditor });
  if (error && !loading) {
    const retry = () => void refetch().catch(() => undefined); // `useEditorQuery` returns this error.
    return <ErrorAlert message={loadError("casinos", failureOf(error).message)} onRetry={retry} />;
  }
  const casinos = data ? formatCount(data.casinos.totalCount) : "...";
  const games = into.gameCount !== undefined && formatCount(into.gameCount + (from.gameCount ?? 0));
  return (
    <>
      <Text mt="3">
        “{from.name}” will be deleted. From then on, “{from.name}” will count as “{into.name}”, even if editors type it
        again. Links to the deleted page will redirect to the page for “{into.name}”.
      </Text>
      <Table.Root aria-busy={loading} mt="3">
        <VisuallyHidden asChild>
          <caption>What will change for {into.name}</caption>
        </VisuallyHidden>
        <Table.Body>
          <ChangedCount after={casinos} before={formatCount(into.casinoCount)} label="Casinos" name={into.name} />
          {games && (
            <ChangedCount after={games} before={formatCount(into.gameCount ?? 0)} label="Games" name={into.name} />
          )}
        </Table.Body>
      </Table.Root>
      <Text color="warn" fontWeight={600} mt="3">
        A merge can't be undone.
      </Text>
    </>
  );
}

interface ChangedCountProps {
  label: string;
  name: string;
  before: string;
  after: string;
}

function ChangedCount({ label, name, before, after }: ChangedCountProps) {
  return (
    <Table.Row>
      <Table.ColumnHeader color="ink" fontWeight={400} scope="row" whiteSpace="normal">
        {label} of {name}
      </Table.ColumnHeader>
      <Table.Cell pr="1" textAlign="right">
        <chakra.del color="ink.3">{before}</chakra.del>{" "}
        <chakra.ins color="accent" fontWeight={700} textDecoration="none">
          {after}
        </chakra.ins>
      </Table.Cell>
    </Table.Row>
  );
}
