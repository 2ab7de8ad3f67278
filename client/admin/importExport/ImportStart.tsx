/**
 * The first step of an import. It reads a file, checks its columns and sends the rows to the server, but does not
 * change the catalogue.
 */
import { Badge, Button, Card, chakra, Code, Flex } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { EmptyCells } from "../../graphql/schemaTypes.generated";
import { importFieldMissing, importFileProblem, importTooManyRows } from "../messages";
import { plural } from "../../shared/format/plural";
import type { NounConfig } from "../nouns/nounConfig";
import { Notice } from "../editor/Notice";
import { columnsOf, matchColumns, type MatchedRows } from "./rowFiles/columns";
import { FileChooser } from "./FileChooser";
import { TaskProgress } from "./TaskProgress";
import { readRowsFile, InvalidFile } from "./rowFiles/rowsFile";
import { useRowsUpload, type UploadState } from "./useRowsUpload";
import { maxImportRows } from "../../../shared/apiLimits";

interface ImportStartProps {
  config: NounConfig;
  /** Called when the server has received all rows. */
  onSent: (importId: string) => void;
}

export function ImportStart({ config, onSent }: ImportStartProps) {
  const upload = useRowsUpload(config.catalogueNoun, onSent);
  const [emptyCells, setEmptyCells] = useState<EmptyCells>("LEAVE");
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<MatchedRows | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function handleFile(file: File) {
    work.current?.abort();
    const { signal } = (work.current = new AbortController());
    upload.stop();
    setProblem(null);
    setRead(null);
    setShare(0);
    try {
      const rows = await readRowsFile(file, { signal, onProgress: setShare });
      const found = matchColumns(rows, config);
      if (emptyCells === "CLEAR" && rows.missing) throw new InvalidFile(importFieldMissing(rows.missing));
      if (found.rows.length > maxImportRows) throw new InvalidFile(importTooManyRows(found.rows.length));
      if (found.unknown.length > 0) setRead(found);
      else upload.start(found, emptyCells);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error instanceof InvalidFile ? error.message : importFileProblem.unreadable);
    } finally {
      if (!signal.aborted) setShare(null);
    }
  }

  return (
    <>
      <FileChooser
        isBusy={share !== null || upload.state?.isSending === true}
        emptyCells={emptyCells}
        onChoose={(file) => void handleFile(file)}
        onEmptyCells={setEmptyCells}
        config={config}
      />
      {problem && (
        <Notice isWarning role="alert">
          {problem}
        </Notice>
      )}
      {share !== null && (
        <Card.Root>
          <TaskProgress done={share} label="Reading the file" my="4" total={1} progress="Reading the file" />
        </Card.Root>
      )}
      {read && !upload.state && (
        <UnknownColumns onGoOn={() => upload.start(read, emptyCells)} read={read} config={config} />
      )}
      {upload.state && <Sending onGoOn={upload.goOn} onStop={upload.stop} state={upload.state} config={config} />}
    </>
  );
}

interface UnknownColumnsProps {
  config: NounConfig;
  read: MatchedRows;
  onGoOn: () => void;
}

/** Shows the columns that the import would skip, in case their names are misspelled. */
function UnknownColumns({ config, read, onGoOn }: UnknownColumnsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { unknown, columns, rows } = read;
  return (
    <Card.Root aria-labelledby="unknown-columns" as="section" display="grid" gap="3">
      <chakra.h3 id="unknown-columns" outline="none" ref={heading} tabIndex={-1}>
        {plural(unknown.length, "column")} in this file {unknown.length === 1 ? "is" : "are"} unknown
      </chakra.h3>
      <Flex as="ul" gap="1.5" wrap="wrap">
        {unknown.map((name) => (
          <Badge as="li" colorPalette="warn" key={name}>
            {name}
          </Badge>
        ))}
      </Flex>
      <p>
        {columns.length > 0
          ? "Continue without them, or rename the columns in your file and choose it again. The recognized names are:"
          : "None of the columns are recognized. Use these names in the first row, and choose the file again:"}
      </p>
      <Flex as="p" fontSize="sm" gap="1.5" wrap="wrap">
        {columnsOf(config).map((name) => (
          <Code bg="sunken" borderRadius="4px" key={name} px="1.5">
            {name}
          </Code>
        ))}
      </Flex>
      {columns.length > 0 && (
        <Flex>
          <Button onClick={onGoOn} variant="solid">
            Continue without {unknown.length === 1 ? "it" : "them"} and check {plural(rows.length, "row")}
          </Button>
        </Flex>
      )}
    </Card.Root>
  );
}

interface SendingProps {
  config: NounConfig;
  state: UploadState;
  onGoOn: () => void;
  onStop: () => void;
}

function Sending({ config, state: { isSending, done, total, wait, problem, canGoOn }, onGoOn, onStop }: SendingProps) {
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (canGoOn) goOn.current?.focus();
  }, [canGoOn]);
  return (
    <Card.Root aria-label="Sending rows" as="section">
      {problem && (
        <Notice isWarning role="alert">
          {problem} {canGoOn && `The server has received ${done.toLocaleString("en-US")} of ${plural(total, "row")}.`}
        </Notice>
      )}
      <TaskProgress
        done={done}
        label="Sending the rows"
        my="4"
        total={total}
        wait={wait}
        progress={`${isSending ? "Sending" : "Stopped at"} ${done.toLocaleString("en-US")} of ${plural(total, "row")}. No ${config.noun} has been changed yet.`}
      />
      <Flex gap="2.5" wrap="wrap">
        {canGoOn && (
          <Button onClick={onGoOn} ref={goOn} variant="solid">
            Continue
          </Button>
        )}
        <Button onClick={onStop}>Cancel</Button>
      </Flex>
    </Card.Root>
  );
}
