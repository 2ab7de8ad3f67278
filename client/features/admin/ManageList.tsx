/** A list of the panel: what narrows it, the table, its pages, and what can be done with the chosen rows. */
import { useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { loadError } from "../../shared/messages";
import type { BulkChange, ListRequest, ManagedRow, Managing } from "../../shared/managing";
import { plural } from "../../shared/plural";
import type { Toast } from "../../shared/toasts";
import { EmptyState } from "../../shared/ui/EmptyState";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { Link } from "../../shared/ui/Link";
import { adminTabAddress, type AdminTabId } from "./adminTabs";
import { BulkBar } from "./BulkBar";
import { BulkPreview } from "./BulkPreview";
import { listRequest } from "./listAddress";
import { leaveList, useListPlace } from "./listPlace";
import { ListPager } from "./ListPager";
import { ListToolbar } from "./ListToolbar";
import { ManageTable } from "./ManageTable";
import { SelectEvery } from "./SelectEvery";
import { ShortcutsDialog } from "./ShortcutsDialog";
import { useEveryRow } from "./useEveryRow";
import { useListFocus } from "./useListFocus";
import { useListKeys, useSingleKeys } from "./useListKeys";
import { useListState } from "./useListState";
import { useListWrites, type Done } from "./useListWrites";
import { useRows } from "./useRows";
import { useSelectedRows } from "./useSelectedRows";

interface ManageListProps<Row extends ManagedRow> {
  tab: AdminTabId;
  /** The tab with the form of these rows. */
  formTab: AdminTabId;
  managing: Managing<Row>;
  /** The server ranks the rows that a text finds. */
  isRanked?: boolean;
  onHistory: (row: Row) => void;
  undoAction: (done: Done) => Toast["action"];
  /** More that is done with the whole list, as its text and filters narrow it: import and export. */
  renderActions?: (listed: { filter: ListRequest["filter"]; totalCount: number }) => ReactNode;
}

const nothing: never[] = [];

export function ManageList<Row extends ManagedRow>(props: ManageListProps<Row>) {
  const { tab, formTab, managing, isRanked = false, onHistory, undoAction, renderActions } = props;
  const navigate = useNavigate();
  const { state, addressOf, change } = useListState(tab, managing);
  const request = listRequest(state, isRanked);
  const { found, failure, isLoading, retry } = useRows(managing, request);
  const rows = found?.rows ?? nothing;
  const choice = useSelectedRows<Row>(rows);
  const every = useEveryRow(managing);
  const writes = useListWrites({
    managing,
    undoAction,
    onDone: (done) => choice.set(done, false),
    onStale: (stale) => void every.fetchAgain(stale).then((present) => present && choice.renew(stale, present)),
  });
  const [bulk, setBulk] = useState<BulkChange<Row> | null>(null);
  const [isHelping, setIsHelping] = useState(false);
  const addAddress = adminTabAddress(formTab);
  const edit = ({ id }: Row) => void navigate(adminTabAddress(formTab, { edit: id }), { state: leaveList(id) });
  const add = () => void navigate(addAddress, { state: leaveList(null) });
  useListPlace(found !== null && !isLoading);
  const section = useRef<HTMLElement>(null);
  const hasKeys = useSingleKeys();
  useListKeys(section, hasKeys, { help: () => setIsHelping(true), add });
  useListFocus(section);

  const selectEvery = () => void every.fetch(request.filter).then((all) => all && choice.add(all));
  const rowActions = {
    edit,
    selectEvery,
    remove: (row: Row) => void writes.remove([row]),
    removeChosen: () => void (choice.selected.length > 0 && writes.remove(choice.selected)),
    showHistory: onHistory,
    view: (row: Row) => {
      const path = managing.pathOf(row);
      if (path) window.open(path, "_blank", "noopener");
    },
  };
  const total = found ? plural(found.totalCount, managing.noun, managing.plural) : managing.plural;
  return (
    <section aria-label={`Manage ${managing.plural}`} className="manage" ref={section}>
      <ListToolbar filters={managing.filters} label={`Filter ${total}`} onChange={change} state={state}>
        {found && renderActions?.({ filter: request.filter, totalCount: found.totalCount })}
        <button className="btn btn-secondary btn-sm" onClick={() => setIsHelping(true)} type="button">
          Shortcuts
          <kbd aria-hidden="true">?</kbd>
        </button>
        <Link
          className="btn btn-primary btn-sm"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // The browser opens a new tab.
            event.preventDefault();
            add();
          }}
          to={addAddress}
        >
          Add {managing.noun}
        </Link>
      </ListToolbar>
      {failure && <ErrorLine message={loadError(managing.plural, failure.message)} onRetry={retry} />}
      {!found && isLoading && <TableSkeleton />}
      {found && rows.length > 0 && (
        <ManageTable
          actions={rowActions}
          choice={choice}
          isStale={isLoading}
          managing={managing}
          orderAddress={(orderBy) => addressOf({ orderBy })}
          orderBy={request.orderBy}
          hasKeys={hasKeys}
          rows={rows}
        />
      )}
      {found && rows.length === 0 && !isLoading && !failure && (
        <EmptyState
          text={isNarrowed(state) ? `No ${managing.plural} match, or this page is now empty.` : undefined}
          title={`No ${managing.plural} found`}
        >
          <Link className="btn btn-secondary" to={adminTabAddress(tab)}>
            Show all {managing.plural}
          </Link>
        </EmptyState>
      )}
      {choice.selected.length > 0 && (
        <BulkBar
          changes={managing.bulkChanges}
          count={choice.selected.length}
          rows={plural(choice.selected.length, managing.noun, managing.plural)}
          more={
            found &&
            choice.selected.length < found.totalCount && (
              <SelectEvery
                label={`Select all ${total}`}
                onSelect={selectEvery}
                onStop={every.stop}
                progress={every.progress}
              />
            )
          }
          onChange={setBulk}
          onClear={choice.clear}
          onDelete={() => void writes.remove(choice.selected)}
          progress={writes.progress}
        />
      )}
      {found && <ListPager addressOf={addressOf} found={found} state={state} />}
      {bulk && (
        <BulkPreview
          change={bulk}
          progress={writes.progress}
          managing={managing}
          onApply={(changed) => void writes.update(changed, bulk).then(() => setBulk(null))}
          onClose={() => setBulk(null)}
          rows={choice.selected}
        />
      )}
      {isHelping && <ShortcutsDialog hasKeys={hasKeys} onClose={() => setIsHelping(false)} />}
    </section>
  );
}

function isNarrowed({
  text,
  filters,
  after,
  before,
}: {
  text: string;
  filters: readonly unknown[];
  after: string | null;
  before: string | null;
}): boolean {
  return text !== "" || filters.length > 0 || after !== null || before !== null;
}

function TableSkeleton() {
  return (
    <div aria-label="Loading" className="panel manage-skeleton" role="status">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <span className="skeleton" key={line} style={{ height: 28 }} />
      ))}
    </div>
  );
}
