import { Badge, Table } from "@chakra-ui/react";
import { UtcDateTime } from "../analytics/FiguresTable";
import { Label } from "../team/InvitationTable";
import { describeDetails, eventLabels } from "./auditLabels";
import type { AuditLogTab_entryFragment } from "./auditLog.generated";

interface AuditTableProps {
  /** The entries, at least one. */
  entries: readonly AuditLogTab_entryFragment[];
  /** Whether entries are loading that will replace or extend these. */
  isStale: boolean;
}

const columns = ["Time (UTC)", "Event", "Who acted", "About", "Details", "Address"];

/** Shows entries of the audit log as a table. On a phone, each entry is a card. */
export function AuditTable({ entries, isStale }: AuditTableProps) {
  return (
    <Table.Root aria-busy={isStale} aria-label="Audit log" variant="outline">
      <Table.Header>
        <Table.Row>
          {columns.map((label) => (
            <Table.ColumnHeader key={label} scope="col">
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body opacity={isStale ? 0.6 : undefined}>
        {entries.map((entry) => {
          const rest = [
            { label: "Who acted", value: entry.actor ?? "Unknown", minW: "180px" },
            { label: "About", value: entry.subject, minW: "180px" },
            { label: "Details", value: describeDetails(entry) },
            { label: "Address", value: entry.clientAddress, minW: "130px" },
          ];
          return (
            <Table.Row key={entry.id}>
              <Table.Cell gridColumn="1 / -1">
                <UtcDateTime iso={entry.createdAt} />
              </Table.Cell>
              <Table.Cell gridColumn="1 / -1">
                <Badge colorPalette={entry.event === "SIGN_IN_FAILED" ? "warn" : undefined} size="sm">
                  {eventLabels[entry.event]}
                </Badge>
              </Table.Cell>
              {rest.map(({ label, value, minW }) => (
                <Table.Cell
                  display={value ? undefined : { mdDown: "none" }}
                  gridColumn="1 / -1"
                  key={label}
                  minW={{ lg: minW }}
                  overflowWrap="anywhere"
                >
                  {value && (
                    <>
                      <Label>{label}</Label>
                      {value}
                    </>
                  )}
                </Table.Cell>
              ))}
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}
