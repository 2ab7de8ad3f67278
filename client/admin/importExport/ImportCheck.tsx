/** The second step of an import. It shows the errors and changes, and can apply the import. */
import { Button, Card, chakra, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { ImportOutcome } from "../../graphql/schemaTypes.generated";
import { importUnavailable, importPreserved, exportFailed, pauseAsked } from "../messages";
import { plural } from "../../shared/format/plural";
import type { NounConfig } from "../nouns/nounConfig";
import { ErrorAlert } from "../shell/ErrorAlert";
import { Notice } from "../editor/Notice";
import { TaskProgress } from "./TaskProgress";
import { ImportedRows } from "./ImportedRows";
import { useApplyImport, type Imported } from "./useApplyImport";
import { useImportPreview } from "./useImportPreview";
import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import { freshAsEditor } from "../requests/asEditor";
import { failureOf } from "../../graphql/failure";
import { walkPages, type WalkProgress } from "../requests/walkList";
import { csvText, type CsvValue } from "./rowFiles/csv";
import { saveText } from "../../shared/browser/saveText";
import { showToast } from "../../shared/toasts";
import { ImportProblemsDocument } from "./import.generated";

interface ImportCheckProps {
  config: NounConfig;
  importId: string;
  /** Called after the rows are imported. */
  onImported: (imported: Imported) => void;
  /** Called when the editor wants to start over with another file. */
  onAgain: () => void;
}

interface Part {
  outcome: ImportOutcome;
  label: string;
  count: number;
}

export function ImportCheck({ config, importId, onImported, onAgain }: ImportCheckProps) {
  const [chosen, setChosen] = useState<ImportOutcome | null>(null);
  const preview = useImportPreview(importId, chosen);
  const { checked, failure, isLoading } = preview;
  const { apply, isApplying, problem } = useApplyImport(config, importId, {
    onImported,
    onStale: preview.reload,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isChecked = checked !== null;
  useEffect(() => {
    if (isChecked) heading.current?.focus();
  }, [isChecked]);

  if (failure) {
    const isOver = failure.code === "NOT_FOUND" || failure.code === "CONFLICT" || failure.code === "BAD_USER_INPUT";
    return (
      <>
        <ErrorAlert
          message={isOver ? importUnavailable[failure.code as keyof typeof importUnavailable] : failure.message}
          onRetry={isOver ? undefined : preview.reload}
        />
        <AnotherFile onAgain={onAgain} />
      </>
    );
  }
  if (!checked) return <Checking />;

  const { invalidCount, createCount, updateCount, unchangedCount, preservedCount } = checked;
  const total = invalidCount + createCount + updateCount + unchangedCount;
  const parts: Part[] = [
    { outcome: "INVALID", label: "Invalid", count: invalidCount },
    { outcome: "CREATE", label: "New", count: createCount },
    { outcome: "UPDATE", label: "Changed", count: updateCount },
    { outcome: "UNCHANGED", label: "Unchanged", count: unchangedCount },
  ];
  const toImport = createCount + updateCount;
  return (
    <>
      <chakra.h3 fontSize="xl" outline="none" ref={heading} tabIndex={-1}>
        {invalidCount > 0
          ? `${invalidCount.toLocaleString("en-US")} of ${plural(total, "row")} ${invalidCount === 1 ? "is" : "are"} invalid`
          : `All ${plural(total, "row")} can be imported`}
      </chakra.h3>
      <Text color="ink.2" mt="-3">
        {verdict(config, { invalidCount, toImport, preservedCount })}
      </Text>
      {preservedCount > 0 && <Notice>{importPreserved(plural(preservedCount, "row"))}</Notice>}
      <chakra.fieldset alignItems="center" display="flex" flexWrap="wrap" gap="2" minW={0}>
        <legend>
          <VisuallyHidden>Rows to show</VisuallyHidden>
        </legend>
        {parts.map(({ outcome, label, count }) => (
          <Button
            _disabled={{ opacity: 0.55, cursor: "default", borderColor: "line", color: "ink.2" }}
            aria-pressed={outcome === preview.outcome}
            disabled={count === 0}
            key={outcome}
            onClick={() => setChosen(outcome)}
            variant="subtle"
          >
            {label} <strong>{count.toLocaleString("en-US")}</strong>
          </Button>
        ))}
        {invalidCount > 0 && <SaveProblems importId={importId} config={config} />}
      </chakra.fieldset>
      <ImportedRows
        isStale={isLoading}
        onPage={preview.goTo}
        outcome={preview.outcome}
        pageInfo={checked.rows.pageInfo}
        rows={checked.rows.edges.map(({ node }) => node)}
        config={config}
      />
      {problem && (
        <Notice isWarning role="alert">
          {problem}
        </Notice>
      )}
      <Card.Root
        alignItems="center"
        bottom="3"
        boxShadow="raised"
        display="flex"
        flexWrap="wrap"
        gap="2.5"
        position="sticky"
        px="4"
        py="2.5"
        zIndex={6}
      >
        <Button
          aria-disabled={invalidCount > 0 || toImport === 0 || isApplying}
          onClick={() => invalidCount === 0 && toImport > 0 && !isApplying && void apply(checked)}
          variant="solid"
        >
          {isApplying ? "Importing..." : `Import ${plural(toImport, config.noun, config.plural)}`}
        </Button>
        <AnotherFile onAgain={onAgain} />
        <Text as="span" color="ink.2" fontSize="sm" role="status">
          {isApplying && "This may take a moment. No row is imported twice, even if you lose the connection."}
        </Text>
      </Card.Root>
    </>
  );
}

interface Counts {
  invalidCount: number;
  toImport: number;
  preservedCount: number;
}

function verdict({ noun, plural: many }: NounConfig, counts: Counts): string {
  if (counts.invalidCount > 0)
    return "You can't import this file while it has invalid rows. Fix or remove the rows in your file, and choose the file again.";
  if (counts.toImport === 0 && counts.preservedCount > 0)
    return "All values in this file match the catalogue, so there is nothing to import.";
  if (counts.toImport === 0)
    return `Every ${noun} in this file already has these values, so there is nothing to import.`;
  return `Nothing has changed yet. Visitors will see the ${many} as soon as you import them.`;
}

function AnotherFile({ onAgain }: { onAgain: () => void }) {
  return <Button onClick={onAgain}>Choose another file</Button>;
}

function Checking() {
  return (
    <Card.Root role="status">
      <TaskProgress
        done={0}
        label="Checking the rows"
        total={null}
        progress="Checking all rows. Nothing has changed yet."
      />
    </Card.Root>
  );
}

async function findProblems(client: ApolloClient, id: string, after: string | null) {
  const variables = { id, after };
  const query = { query: ImportProblemsDocument, variables, ...freshAsEditor } as const;
  const { data } = await client.query(query);
  const { edges, pageInfo } = data!.importPreview.rows;
  const rows = edges.flatMap(({ node: { line, name, problems } }) =>
    problems.map(({ column, message }): CsvValue[] => [line, name, column, message]),
  );
  return { rows, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/** The button that saves all errors of an import as a CSV file. */
function SaveProblems({ config, importId }: { config: NounConfig; importId: string }) {
  const client = useApolloClient();
  const [fetched, setFetched] = useState<WalkProgress | null>(null);
  const isBusy = fetched !== null;
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function handleSave() {
    const { signal } = (work.current = new AbortController());
    setFetched({ count: 0 });
    try {
      const find = (after: string | null) => findProblems(client, importId, after);
      const lines = await walkPages(find, { signal, onProgress: setFetched });
      const text = csvText(["row", "name", "column", "how to fix it"], lines);
      saveText(`${config.plural}-problems.csv`, text, "text/csv");
    } catch (error) {
      if (!signal.aborted) showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
    } finally {
      setFetched(null);
    }
  }

  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && void handleSave()} size="sm">
        {isBusy ? "Exporting..." : "Save this list as CSV"}
      </Button>
      <Text as="span" color="ink.3" fontSize="xs" role="status">
        {fetched?.wait && pauseAsked(fetched.wait)}
      </Text>
    </>
  );
}
