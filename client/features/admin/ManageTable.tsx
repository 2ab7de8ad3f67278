/** A page of a list as a table: sorted by its heads, chosen by box and key, each row with what can be done to it. */
import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo, type ReactNode } from "react";
import { ago } from "../../shared/ago";
import type { ManagedColumn, ManagedRow, Managing } from "../../shared/managing";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { useAccount } from "./account";
import { hasDraft } from "./drafts";
import { directionOf, NarrowListControls } from "./NarrowListControls";
import { RowMenu } from "./RowMenu";
import { useRowKeys, type RowActions } from "./useRowKeys";
import type { useSelectedRows } from "./useSelectedRows";

const features = tableFeatures({ rowSelectionFeature });

interface ManageTableProps<Row extends ManagedRow> {
  managing: Managing<Row>;
  rows: readonly Row[];
  /** Newer rows are on their way. */
  isStale: boolean;
  orderBy: string | null;
  /** The address of the list in another order. */
  orderAddress: (order: string) => string;
  choice: ReturnType<typeof useSelectedRows<Row>>;
  actions: Omit<RowActions<Row>, "select" | "isSelected" | "clear">;
  /** Single keys are turned on. */
  hasKeys: boolean;
}

const lastChange: ManagedColumn<ManagedRow> = {
  id: "updated",
  label: "Last change",
  isMinor: true,
  orders: ["UPDATED_DESC", "UPDATED_ASC"],
  cell: ({ updatedAt, lastChange: change }) => (
    <span className="tiny">
      <time dateTime={updatedAt}>{ago(updatedAt)}</time>
      {change && (
        <span className="manage-by" title={change.by}>
          by {change.by}
        </span>
      )}
    </span>
  ),
};

function useManageTable<Row extends ManagedRow>({ managing, rows, choice }: ManageTableProps<Row>) {
  const columns = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    const specs: readonly ManagedColumn<Row>[] = [...managing.columns, lastChange];
    return helper.columns(
      specs.map((spec) =>
        helper.display({
          id: spec.id,
          header: spec.label,
          meta: spec as never,
          cell: ({ row }) => spec.cell(row.original),
        }),
      ),
    );
  }, [managing]);
  const data = useMemo(() => [...rows], [rows]);
  return useTable({
    features,
    columns,
    data,
    getRowId: ({ id }: Row) => id,
    state: { rowSelection: choice.selection },
    onRowSelectionChange: choice.setSelection,
  });
}

export function ManageTable<Row extends ManagedRow>(props: ManageTableProps<Row>) {
  const { managing, rows, isStale, orderBy, orderAddress, choice, actions, hasKeys } = props;
  const table = useManageTable(props);
  const isSelected = ({ id }: Row) => choice.selection[id] === true;
  const all: RowActions<Row> = { ...actions, select: choice.set, clear: choice.clear, isSelected };
  const { rowProps, toggle, isActive } = useRowKeys(rows, all, hasKeys);
  const isEverySelected = rows.length > 0 && rows.every(isSelected);
  const isSomeSelected = rows.some(isSelected);

  const selectEvery = () => choice.set(rows, !isEverySelected);

  return (
    <>
      <NarrowListControls
        columns={[...managing.columns, lastChange]}
        isEverySelected={isEverySelected}
        isSomeSelected={isSomeSelected}
        onSelectEvery={selectEvery}
        orderAddress={orderAddress}
        orderBy={orderBy}
      />
      <div className="manage-scroll">
        <table
          aria-busy={isStale}
          aria-label={managing.plural}
          aria-multiselectable="true"
          className="manage-table"
          role="grid" // oxlint-disable-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows take the focus and are chosen
        >
          <thead>
            <tr>
              <th className="manage-check">
                <input
                  aria-label="Select every row of this page"
                  checked={isEverySelected}
                  onChange={selectEvery}
                  ref={(box) => {
                    if (box) box.indeterminate = isSomeSelected && !isEverySelected;
                  }}
                  type="checkbox"
                />
              </th>
              {table.getHeaderGroups().flatMap((group) =>
                group.headers.map((header) => {
                  const column = header.column.columnDef.meta as unknown as ManagedColumn<Row>;
                  return <ColumnHead column={column} key={header.id} orderAddress={orderAddress} orderBy={orderBy} />;
                }),
              )}
              <th>
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row, position) => (
              <tr aria-selected={isSelected(row.original)} key={row.id} {...rowProps(row.original)}>
                <td className="manage-check">
                  <input
                    aria-label={`Select ${row.original.name}`}
                    checked={isSelected(row.original)}
                    onChange={(event) =>
                      toggle(row.original, position, (event.nativeEvent as unknown as MouseEvent).shiftKey === true)
                    }
                    tabIndex={-1}
                    type="checkbox"
                  />
                </td>
                {row.getAllCells().map((cell) => {
                  const column = cell.column.columnDef.meta as unknown as ManagedColumn<Row>;
                  return (
                    <td className={cellClass(column)} data-label={column.label} key={cell.id}>
                      <table.FlexRender cell={cell} />
                      {column.id === "name" && <DraftTag noun={managing.noun} rowId={row.id} />}
                    </td>
                  );
                })}
                <td className="manage-actions">
                  <RowMenu
                    actions={actions}
                    isReached={isActive(row.original)}
                    path={managing.pathOf(row.original)}
                    row={row.original}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function DraftTag({ noun, rowId }: { noun: Managing<ManagedRow>["noun"]; rowId: string }): ReactNode {
  return (
    hasDraft({ account: useAccount(), noun, rowId }) && <span className="tag tag-gold manage-draft">Unsaved draft</span>
  );
}

function cellClass({ id, isNumber, isMinor }: Pick<ManagedColumn<never>, "id" | "isNumber" | "isMinor">): string {
  return [`manage-${id}`, isNumber && "is-number", isMinor && "is-minor"].filter(Boolean).join(" ");
}

interface ColumnHeadProps<Row> {
  column: ManagedColumn<Row>;
  orderBy: string | null;
  orderAddress: (order: string) => string;
}

/** A head that sorts is a link: pressed once it asks for its own order, pressed again for the other way round. */
function ColumnHead<Row>({ column, orderBy, orderAddress }: ColumnHeadProps<Row>) {
  const { label, orders } = column;
  const [first, second] = orders ?? [];
  const isSorted = orderBy !== null && (orderBy === first || orderBy === second);
  const next = orderBy === first ? second : first;
  const direction = directionOf(orderBy ?? "");
  return (
    <th aria-sort={isSorted ? direction : undefined} className={cellClass(column)} scope="col">
      {next ? (
        <Link className="manage-sort" to={orderAddress(next)}>
          {label}
          {isSorted && (
            <span className={direction === "ascending" ? "is-up" : undefined}>
              <Icon name="chevron" size={14} />
            </span>
          )}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}
