import { Table, VisuallyHidden, type TableRootProps, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { formatDay, formatTime } from "../../shared/format/dates";

interface FiguresTableProps extends Pick<TableRootProps, "aria-busy"> {
  /** The table's name for screen readers. Omit the caption if another element names the table. */
  caption?: string;
  /** The column labels. */
  columns: readonly ReactNode[];
  /** Whether the last column is right-aligned. Use it for numbers or buttons. */
  endsRight?: boolean;
  /** The table body. */
  children: ReactNode;
}

export const numberCell = { pl: "3", pr: 0, textAlign: "right", whiteSpace: "nowrap" } as const;

/** A table of numbers or records inside a card. */
export function FiguresTable({ caption, columns, endsRight = false, children, ...root }: FiguresTableProps) {
  return (
    <Table.Root {...root}>
      {caption && (
        <VisuallyHidden asChild>
          <caption>{caption}</caption>
        </VisuallyHidden>
      )}
      <Table.Header>
        <Table.Row>
          {columns.map((label, place) => (
            <Table.ColumnHeader key={place} scope="col" {...(endsRight && place === columns.length - 1 && numberCell)}>
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      {children}
    </Table.Root>
  );
}

interface UtcDateTimeProps {
  /** An ISO 8601 date and time. Any other text appears unchanged. */
  iso: string;
}

/**
 * Shows a date and time in UTC. The column's label must name the time zone. On a phone, the time can wrap to a second
 * line.
 */
export function UtcDateTime({ iso }: UtcDateTimeProps) {
  if (Number.isNaN(Date.parse(iso))) return iso;
  return (
    <chakra.time css={{ "& > span": { whiteSpace: "nowrap" } }} dateTime={iso} whiteSpace={{ md: "nowrap" }}>
      <span>{formatDay(iso)},</span> <span>{formatTime(iso)}</span>
    </chakra.time>
  );
}
