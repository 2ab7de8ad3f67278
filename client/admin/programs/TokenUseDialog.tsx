import { useEditorQuery } from "../requests/useEditorQuery";
import { Button, Dialog, Grid, Skeleton, Table, Text } from "@chakra-ui/react";
import { failureOf } from "../../graphql/failure";
import { formatDay } from "../../shared/format/dates";
import { loadError } from "../../shared/messages";
import { FiguresTable, numberCell } from "../analytics/FiguresTable";
import { freshAsEditor } from "../requests/asEditor";
import { AdminDialog } from "../shell/AdminDialog";
import { ErrorAlert } from "../shell/ErrorAlert";
import { ApiTokenUseDocument, type ApiTokenUseQuery } from "./tokens.generated";
import type { Token } from "./token";

/** Shows how a program uses its token: the requests per day, and the deprecated fields. */
export function TokenUseDialog({ token: { id, name }, onClose }: { token: Token; onClose: () => void }) {
  const { data, error, refetch } = useEditorQuery(ApiTokenUseDocument, { ...freshAsEditor, variables: { id } });
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  return (
    <AdminDialog
      isWide
      onClose={onClose}
      onCloseButton={onClose}
      text="The last 30 days (UTC). Days without requests are not listed."
      title={`Usage by ${name}`}
    >
      <Grid gap="4" maxH="60vh" mt="4" overflowY="auto" tabIndex={0}>
        {error && <ErrorAlert message={loadError("the usage", failureOf(error).message)} onRetry={reload} />}
        {!data && !error && <Skeleton aria-label="Loading the usage" h="160px" role="status" />}
        {data && <Days days={data.apiTokenUse.days} />}
        {data && <Deprecated uses={data.apiTokenUse.deprecated} />}
      </Grid>
      <Dialog.Footer>
        <Button onClick={onClose}>Close</Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}

type Use = ApiTokenUseQuery["apiTokenUse"];

function Days({ days }: { days: Use["days"] }) {
  if (days.length === 0) return <Text>The program sent no requests in the last 30 days.</Text>;
  return (
    <FiguresTable caption="Requests per day" columns={["Day", "Requests", "Units", "Errors"]} endsRight>
      <Table.Body>
        {days.map(({ day, requests, units, errors }) => (
          <Table.Row key={day}>
            <Table.Cell>{formatDay(day)}</Table.Cell>
            <Table.Cell>{requests.toLocaleString("en-US")}</Table.Cell>
            <Table.Cell>{units.toLocaleString("en-US")}</Table.Cell>
            <Table.Cell {...numberCell}>{errors.toLocaleString("en-US")}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </FiguresTable>
  );
}

function Deprecated({ uses }: { uses: Use["deprecated"] }) {
  if (uses.length === 0)
    return (
      <Text color="ink.2" fontSize="sm">
        The program uses no deprecated fields.
      </Text>
    );
  return (
    <FiguresTable caption="Deprecated fields" columns={["Deprecated field", "Requests", "Last used"]} endsRight>
      <Table.Body>
        {uses.map(({ field, requests, lastUsedAt }) => (
          <Table.Row key={field}>
            <Table.Cell overflowWrap="anywhere">{field}</Table.Cell>
            <Table.Cell>{requests.toLocaleString("en-US")}</Table.Cell>
            <Table.Cell {...numberCell}>{formatDay(lastUsedAt)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </FiguresTable>
  );
}
