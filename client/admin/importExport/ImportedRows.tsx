import { Box, Card, chakra, Code, Flex, Grid, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import { useRef } from "react";
import { FieldChanges } from "../history/FieldChanges";
import type { ImportOutcome } from "../../graphql/schemaTypes.generated";
import { IMPORT_ROWS_SHOWN } from "../../shared/limits";
import type { NounConfig } from "../nouns/nounConfig";
import { PageButton } from "../list/PageButton";
import type { ImportPreviewQuery } from "./import.generated";
import type { PageArguments } from "./useImportPreview";

type Rows = ImportPreviewQuery["importPreview"]["rows"];
type PreviewedRow = Rows["edges"][number]["node"];

interface ImportedRowsProps {
  config: NounConfig;
  outcome: ImportOutcome;
  rows: readonly PreviewedRow[];
  pageInfo: Rows["pageInfo"];
  /** Whether the rows of another page are loading. */
  isStale: boolean;
  onPage: (page: PageArguments) => void;
}

/** Shows one page of an import's rows, with their errors or their changes. */
export function ImportedRows(props: ImportedRowsProps) {
  const { config, outcome, rows, pageInfo, isStale, onPage } = props;
  const top = useRef<HTMLDivElement>(null);
  const first = rows[0]?.line;
  const turn = (page: PageArguments) => {
    if (isStale) return;
    top.current?.scrollIntoView({ block: "nearest" });
    onPage(page);
  };
  return (
    <Grid
      aria-busy={isStale}
      css={{ "&[aria-busy=true] > :not(nav)": { opacity: 0.6 } }}
      gap="3"
      ref={top}
      scrollMarginTop="88px"
      templateColumns="minmax(0, 1fr)"
    >
      {outcome === "INVALID" && <Problems rows={rows} />}
      {outcome === "UNCHANGED" && <Unchanged rows={rows} />}
      {(outcome === "CREATE" || outcome === "UPDATE") && (
        <Grid as="ol" gap="3">
          {rows.map((row) => {
            const caption = `${outcome === "CREATE" ? "Adds" : "Changes"} ${config.noun} ${row.name ?? ""}`;
            return (
              <Card.Root as="li" key={row.line} overflowX="auto" p="4">
                <chakra.h4 fontFamily="body" fontSize="0.9375rem" fontWeight={600} mb="2">
                  <RowNumber line={row.line} /> {caption}
                </chakra.h4>
                <FieldChanges caption={caption} changes={row.changes} noun={config.catalogueNoun} />
                <Warnings warnings={row.warnings} />
                <Kept columns={row.preservedColumns} />
              </Card.Root>
            );
          })}
        </Grid>
      )}
      {(pageInfo.hasPreviousPage || pageInfo.hasNextPage) && (
        <Flex align="center" aria-label="Pages of rows" as="nav" gap="2" wrap="wrap">
          <Text as="span" color="ink.2" flex="1 1 0" fontSize="sm" minW={0} role="status">
            Rows {first?.toLocaleString("en-US")} to {rows.at(-1)?.line.toLocaleString("en-US")} in the file
          </Text>
          <PageButton
            isPossible={pageInfo.hasPreviousPage}
            label="Previous"
            onPress={() => turn({ last: IMPORT_ROWS_SHOWN, before: pageInfo.startCursor })}
          />
          <PageButton
            isPossible={pageInfo.hasNextPage}
            label="Next"
            onPress={() => turn({ first: IMPORT_ROWS_SHOWN, after: pageInfo.endCursor })}
          />
        </Flex>
      )}
    </Grid>
  );
}

function RowNumber({ line }: { line: number }) {
  return <chakra.span color="ink.2">Row {line.toLocaleString("en-US")}</chakra.span>;
}

/**
 * On a phone, each error is a card with the row, the name and the column, and the fix below. If a row has several
 * errors, only its first card shows the row number and the name.
 */
const problemTable = {
  "& :is(th, td)": { verticalAlign: "top", overflowWrap: "anywhere" },
  "& tbody :is(th, td)": { py: "2" },
  mdDown: {
    "&, & tbody": { display: "grid", gap: "2" },
    "& thead": { display: "none" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: "2",
      rowGap: "1",
      p: "3",
      bg: "surface",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "l",
      boxShadow: "card",
    },
    "& tbody :is(th, td)": { p: 0, border: 0 },
    "& tbody th:not([data-again])::before": { content: "'Row '" },
    "& tbody td:empty": { display: "none" },
    "& tbody td:last-child": { gridColumn: "1 / -1" },
  },
};

/** Shows where each error is and how to fix it. */
function Problems({ rows }: { rows: readonly PreviewedRow[] }) {
  return (
    <Box
      bg={{ md: "surface" }}
      border={{ md: "1px solid" }}
      borderColor={{ md: "line" }}
      borderRadius="l"
      boxShadow={{ md: "card" }}
    >
      <Table.Root css={problemTable} size="md">
        <caption>
          <VisuallyHidden>Errors by row. Row numbers match the rows in your spreadsheet.</VisuallyHidden>
        </caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col" textAlign="right" w="64px">
              Row
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Name</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Column</Table.ColumnHeader>
            <Table.ColumnHeader minW="260px" scope="col">
              How to fix it
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.flatMap(({ line, name, problems }) =>
            problems.map(({ column, message }, at) => (
              <Table.Row key={`${line} ${column ?? ""} ${message}`}>
                <Table.Cell
                  as="th"
                  data-again={at > 0 ? "" : undefined}
                  fontWeight={600}
                  scope="row"
                  textAlign={{ base: "left", md: "right" }}
                >
                  {at === 0 ? line.toLocaleString("en-US") : <VisuallyHidden>{line}</VisuallyHidden>}
                </Table.Cell>
                <Table.Cell>{at === 0 ? (name ?? <chakra.span color="ink.2">(no name)</chakra.span>) : ""}</Table.Cell>
                <Table.Cell>
                  {column ? <Code>{column}</Code> : <chakra.span color="ink.2">whole row</chakra.span>}
                </Table.Cell>
                <Table.Cell>{message}</Table.Cell>
              </Table.Row>
            )),
          )}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] | null }) {
  return warnings?.map((warning) => (
    <Text color="warn" fontSize="sm" key={warning} mt="2">
      {warning}
    </Text>
  ));
}

/** Lists the fields that keep their values although their cells are empty. */
function Kept({ columns }: { columns: readonly string[] }) {
  return (
    columns.length > 0 && (
      <Text color="ink.3" fontSize="xs">
        These fields keep their values, because their cells are empty: {columns.join(", ")}
      </Text>
    )
  );
}

function Unchanged({ rows }: { rows: readonly PreviewedRow[] }) {
  return (
    <Card.Root as="ul" display="grid" gap="1.5" gridTemplateColumns="repeat(auto-fill, minmax(min(260px, 100%), 1fr))">
      {rows.map(({ line, name, preservedColumns }) => (
        <li key={line}>
          <RowNumber line={line} /> {name}
          <Kept columns={preservedColumns} />
        </li>
      ))}
    </Card.Root>
  );
}
