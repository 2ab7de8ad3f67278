/** A list of the panel: what narrows it, the table, its pages, and what can be done with the chosen rows. */
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
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
import { ListPager } from "./ListPager";
import { LIST_TEXT_ID, ListToolbar } from "./ListToolbar";
import { ManageTable } from "./ManageTable";
import { SelectEvery } from "./SelectEvery";
import { ShortcutsDialog } from "./ShortcutsDialog";
import { useEveryRow } from "./useEveryRow";
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
  const edit = ({ id }: Row) => void navigate(adminTabAddress(formTab, { edit: id }));
  useListKeys({ help: () => setIsHelping(true), add: () => void navigate(addAddress) });

  const selectEvery = () => void every.fetch(request.filter).then((all) => all && choice.add(all));
  const rowActions = {
    edit,
    selectEvery,
    remove: (row: Row) => void writes.remove(choice.selection[row.id] ? choice.selected : [row]),
    showHistory: onHistory,
    view: (row: Row) => {
      const path = managing.pathOf(row);
      if (path) void navigate(path);
    },
  };
  const total = found ? plural(found.totalCount, managing.noun, managing.plural) : managing.plural;
  return (
    <section aria-label={`Manage ${managing.plural}`} className="manage">
      <ListToolbar filters={managing.filters} label={`Filter ${total}`} onChange={change} state={state}>
        {found && renderActions?.({ filter: request.filter, totalCount: found.totalCount })}
        <button className="btn btn-secondary btn-sm" onClick={() => setIsHelping(true)} type="button">
          Shortcuts
          <kbd aria-hidden="true">?</kbd>
        </button>
        <Link className="btn btn-primary btn-sm" to={addAddress}>
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
          rows={rows}
        />
      )}
      {found && rows.length === 0 && !isLoading && !failure && (
        <EmptyState
          text={
            isNarrowed(state)
              ? "Nothing fits the text and the filters, or this page of the list is empty by now."
              : undefined
          }
          title={`No ${managing.plural} found`}
        >
          <Link className="btn btn-secondary" to={adminTabAddress(tab)}>
            Show all {managing.plural}
          </Link>
        </EmptyState>
      )}
      {found && (
        <ListPager addressOf={addressOf} onSize={(size) => change({ size })} pageInfo={found.pageInfo} state={state} />
      )}
      {choice.selected.length > 0 && (
        <BulkBar
          changes={managing.bulkChanges}
          count={choice.selected.length}
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
      {isHelping && <ShortcutsDialog onClose={() => setIsHelping(false)} />}
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

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
}

/** The keys that work wherever the focus is, but for where somebody types. */
function useListKeys(actions: { help: () => void; add: () => void }): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || isTyping(event) || document.querySelector("dialog[open], [role=alertdialog]")) return;
    const found = { "/": () => document.getElementById(LIST_TEXT_ID)?.focus(), "?": actions.help, n: actions.add }[
      event.key
    ];
    if (!found) return;
    event.preventDefault();
    found();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
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
