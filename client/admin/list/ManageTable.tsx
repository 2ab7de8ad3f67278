/**
 * Shows a page of a list as a table. The headers sort the list, and the checkboxes and keys select rows. On a phone,
 * each row is a card.
 */
import { Badge, Box, chakra, Table, Text, VisuallyHidden, type TableCellProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ago } from "../history/ago";
import type { ListColumn, ListedRow, ListConfig } from "./listConfig";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { useSession } from "../session/session";
import { hasUnsavedInput } from "../editor/saving/unsavedInput";
import { directionOf, NarrowListControls } from "./NarrowListControls";
import { RowCheckbox } from "./RowCheckbox";
import { RowMenu } from "./RowMenu";
import { useRowKeys, type RowActions } from "./useRowKeys";
import type { useSelectedRows } from "./useSelectedRows";

interface ManageTableProps<Row extends ListedRow> {
  config: ListConfig<Row>;
  rows: readonly Row[];
  /** Whether rows that will replace these are loading. */
  isStale: boolean;
  orderBy: string | null;
  /** Returns the list's URL with another order. */
  orderAddress: (order: string) => string;
  choice: ReturnType<typeof useSelectedRows<Row>>;
  actions: Omit<RowActions<Row>, "select" | "isSelected" | "clear">;
  /** Whether single-key shortcuts are on. */
  hasKeys: boolean;
}

const lastChange: ListColumn<ListedRow> = {
  id: "updated",
  label: "Last changed",
  isMinor: true,
  orders: ["UPDATED_DESC", "UPDATED_ASC"],
  cell: ({ updatedAt, lastChange: change }) => (
    <Text as="span" color="ink.3" fontSize="xs" whiteSpace="nowrap">
      <time dateTime={updatedAt}>{ago(updatedAt)}</time>
      {change && (
        <Text as="span" display="block" maxW="140px" overflow="hidden" textOverflow="ellipsis" title={change.by}>
          by {change.by}
        </Text>
      )}
    </Text>
  ),
};

export function ManageTable<Row extends ListedRow>(props: ManageTableProps<Row>) {
  const { config, rows, isStale, orderBy, orderAddress, choice, actions, hasKeys } = props;
  const columns: readonly ListColumn<Row>[] = [...config.columns, lastChange];
  const { isSelected } = choice;
  const all: RowActions<Row> = { ...actions, select: choice.set, clear: choice.clear, isSelected };
  const { rowProps, toggle, isActive } = useRowKeys(rows, all, hasKeys);
  const isEverySelected = rows.length > 0 && rows.every(isSelected);
  const isSomeSelected = rows.some(isSelected);

  const selectEvery = () => choice.set(rows, !isEverySelected);

  return (
    <>
      <NarrowListControls
        columns={columns}
        isEverySelected={isEverySelected}
        isSomeSelected={isSomeSelected}
        onSelectEvery={selectEvery}
        orderAddress={orderAddress}
        orderBy={orderBy}
      />
      <Table.Root
        aria-busy={isStale}
        aria-label={config.plural}
        aria-multiselectable="true"
        role="grid"
        variant="outline"
      >
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader {...checkboxCell}>
              <RowCheckbox
                isChecked={isEverySelected}
                isIndeterminate={isSomeSelected && !isEverySelected}
                label="Select every row on this page"
                onToggle={selectEvery}
              />
            </Table.ColumnHeader>
            {columns.map((column) => (
              <ColumnHeader column={column} key={column.id} orderAddress={orderAddress} orderBy={orderBy} />
            ))}
            <Table.ColumnHeader>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body opacity={isStale ? 0.6 : undefined}>
          {rows.map((row, position) => (
            <Table.Row aria-selected={isSelected(row)} key={row.id} {...rowProps(row)}>
              <Table.Cell {...checkboxCell}>
                <RowCheckbox
                  isChecked={isSelected(row)}
                  label={`Select ${row.name}`}
                  onToggle={(isShift) => toggle(row, position, isShift)}
                  tabIndex={-1}
                />
              </Table.Cell>
              {columns.map((column) => (
                <Table.Cell data-label={column.label} key={column.id} {...cellProps(column)}>
                  {column.cell(row)}
                  {column.id === "name" && <DraftBadge noun={config.noun} rowId={row.id} />}
                </Table.Cell>
              ))}
              <Table.Cell gridColumn="1 / -1" textAlign={{ md: "right" }} whiteSpace="nowrap">
                <RowMenu actions={actions} isReached={isActive(row)} path={config.pathOf(row)} row={row} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
}

function DraftBadge({ noun, rowId }: { noun: ListConfig<ListedRow>["noun"]; rowId: string }): ReactNode {
  return (
    hasUnsavedInput({ account: useSession().session.name, noun, rowId }) && (
      <Badge colorPalette="gold" mt="1">
        Unsaved draft
      </Badge>
    )
  );
}

/** Places the checkbox at the start of the row, or in the corner of a card. */
const checkboxCell = {
  alignSelf: "start",
  gridArea: "1 / 1",
  lineHeight: 1,
  pl: { base: 0, md: "4" },
  pr: 0,
  pt: { base: "1.5", md: undefined },
  w: { base: "28px", md: "44px" },
  zIndex: { mdDown: 1 },
} as const;

/**
 * Returns a cell's layout: the screens on which its column is hidden, and its width in a card. One line of a card has
 * space for four numbers or three text values.
 */
function cellProps({ id, isNumber, isMinor }: Pick<ListColumn<never>, "id" | "isNumber" | "isMinor">): TableCellProps {
  if (id === "name") return { gridArea: "1 / 1 / auto / -1", pl: { base: "36px", md: "2.5" } };
  if (id === "flags") return { gridColumn: "1 / -1", minW: { xl: "200px" } };
  const place = isNumber ? { gridColumn: "span 3", textAlign: { md: "right" } } : { gridColumn: "span 4" };
  return { ...labeled, ...hidden({ id, isMinor }), ...place } as TableCellProps;
}

/**
 * Hides minor columns on narrow screens. Hides the review count only on medium screens, because a card on a phone has
 * space for it.
 */
function hidden({ id, isMinor = false }: { id: string; isMinor?: boolean | undefined }): TableCellProps {
  if (isMinor) return { hideBelow: "xl" };
  return id === "reviews" ? { mdOnly: { display: "none" } } : {};
}

/** In a card, shows the column's label above the value. */
const labeled: TableCellProps = {
  _before: {
    content: "attr(data-label)",
    display: { base: "block", md: "none" },
    color: "ink.3",
    fontSize: "xs",
  },
};

interface ColumnHeaderProps<Row> {
  column: ListColumn<Row>;
  orderBy: string | null;
  orderAddress: (order: string) => string;
}

/**
 * A column header. The header of a sortable column is a link. The first click uses the column's default order, and the
 * second click reverses it.
 */
function ColumnHeader<Row>({ column, orderBy, orderAddress }: ColumnHeaderProps<Row>) {
  const { label, orders } = column;
  const [first, second] = orders ?? [];
  const isSorted = orderBy !== null && (orderBy === first || orderBy === second);
  const next = orderBy === first ? second : first;
  const direction = directionOf(orderBy ?? "");
  return (
    <Table.ColumnHeader
      aria-sort={isSorted ? direction : undefined}
      {...hidden(column)}
      scope="col"
      textAlign={column.isNumber ? "right" : undefined}
    >
      {next ? (
        <chakra.a alignItems="center" asChild display="inline-flex" gap="1" minH="24px" _hover={{ color: "accent" }}>
          <Link to={orderAddress(next)}>
            {label}
            {isSorted && (
              <Box as="span" transform={direction === "ascending" ? "rotate(180deg)" : undefined}>
                <Icon name="chevron" size={14} />
              </Box>
            )}
          </Link>
        </chakra.a>
      ) : (
        label
      )}
    </Table.ColumnHeader>
  );
}
