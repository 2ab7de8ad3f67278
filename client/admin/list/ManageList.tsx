/** An admin list with its toolbar, table, pages and bulk actions. */
import { Button, Card, EmptyState, Grid, Kbd, Skeleton } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { loadError } from "../../shared/messages";
import { COPY_PARAMETER } from "../editor/copyRow";
import { BonusCasinoFilter, useCasinoFilter } from "../bonuses/CasinoCombobox";
import { useHistoryDrawer } from "../history/HistoryHost";
import { ListImportExport, IMPORT_PARAMETER } from "../importExport/ListImportExport";
import { tabsOf, type NounConfig } from "../nouns/nounConfig";
import { PermissionNote } from "../session/PermissionNote";
import { usePermission } from "../session/usePermission";
import type { BulkChange, ListedRow } from "./listConfig";
import { plural } from "../../shared/format/plural";
import { ErrorAlert } from "../shell/ErrorAlert";
import { Link } from "../../ui/Link";
import { adminTabAddress } from "../shell/adminTabs";
import { BulkEdit } from "./bulk/BulkEdit";
import { BulkBar, SelectAllMatching } from "./BulkBar";
import { BulkPreview } from "./BulkPreview";
import { SavedViews } from "./views/SavedViews";
import { listRequest, type ListState, useListState, viewAddress, viewParameters } from "./listState";
import { leaveList, useListPlace } from "./listPlace";
import { ListPager } from "./ListPager";
import { ListToolbar } from "./ListToolbar";
import { ManageTable } from "./ManageTable";

import { ShortcutsDialog } from "../shell/ShortcutsDialog";
import { useEveryRow, useSelectedRows } from "./useSelectedRows";
import { useListFocus, useListKeys, useSingleKeys } from "./useListKeys";

import { useListWrites } from "./useListWrites";
import { useRows } from "./useRows";

import { lazyWithRetry } from "../../shared/browser/lazyWithRetry";

const nothing: never[] = [];

export function ManageList<Row extends ListedRow>({ config }: { config: NounConfig<Row> }) {
  const { list: tab, form: formTab } = tabsOf(config);
  const listConfig = useCasinoFilter(config);
  const history = useHistoryDrawer();
  const navigate = useNavigate();
  const { state, addressOf, change } = useListState(tab, listConfig);
  const request = listRequest(state, config.isRanked === true);
  const { found: page, failure, isLoading, retry } = useRows(config, request);
  const rows = page?.rows ?? nothing;
  const choice = useSelectedRows<Row>(rows);
  const every = useEveryRow(config);
  const renew = (stale: readonly Row[]) =>
    void every.fetchAgain(stale).then((present) => present && choice.renew(stale, present));
  const writes = useListWrites({
    config,
    onDone: (done) => choice.set(done, false),
    onStale: renew,
  });
  const [bulk, setBulk] = useState<BulkChange<Row> | null>(null);
  const [isEditingField, setIsEditingField] = useState(false);
  const [isHelping, setIsHelping] = useState(false);
  const addAddress = adminTabAddress(formTab);
  const edit = ({ id }: Row) => void navigate(adminTabAddress(formTab, { edit: id }), { state: leaveList(id) });
  const add = () => void navigate(addAddress, { state: leaveList(null) });
  useListPlace(page !== null && !isLoading);
  const section = useRef<HTMLDivElement>(null);
  const hasKeys = useSingleKeys();
  useListKeys(section, hasKeys, { help: () => setIsHelping(true), add });
  useListFocus(section);

  const selectEvery = () => void every.fetch(request.filter).then((all) => all && choice.add(all));
  const canWrite = usePermission("WRITE_CATALOGUE").isAllowed;
  const rowActions = {
    edit,
    duplicate: ({ id }: Row) =>
      void navigate(adminTabAddress(formTab, { [COPY_PARAMETER]: id }), { state: leaveList(id) }),
    selectEvery,
    canRemove: canWrite,
    remove: (row: Row) => void (canWrite && writes.remove([row])),
    removeChosen: () => void (canWrite && choice.selected.length > 0 && writes.remove(choice.selected)),
    showHistory: ({ id, name }: Row) => history.open({ noun: config.catalogueNoun, id, name }),
    view: (row: Row) => {
      const path = config.pathOf(row);
      if (path) window.open(path, "_blank", "noopener");
    },
  };
  const total = page ? plural(page.totalCount, config.noun, config.plural) : config.plural;
  return (
    <Grid
      aria-label={`Manage ${config.plural}`}
      as="section"
      gap="3.5"
      gridTemplateColumns="minmax(0, 1fr)"
      ref={section}
    >
      <ListToolbar filters={listConfig.filters} label={`Filter ${total}`} onChange={change} state={state}>
        {page && "casinoId" in config.fields && <BonusCasinoFilter />}
        <SavedViews
          addressOf={(parameters) => viewAddress(tab, config, parameters)}
          noun={config.catalogueNoun}
          parameters={viewParameters(state)}
        />
        {page && <ListImportExport listed={{ filter: request.filter, totalCount: page.totalCount }} config={config} />}
        <Button onClick={() => setIsHelping(true)} size="sm">
          Shortcuts
          <Kbd aria-hidden="true" py={0}>
            ?
          </Kbd>
        </Button>
        <Button asChild size="sm" variant="solid">
          <Link
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // The browser opens a new tab or window.
              event.preventDefault();
              add();
            }}
            to={addAddress}
          >
            Add {config.noun}
          </Link>
        </Button>
      </ListToolbar>
      <PermissionNote
        permission="WRITE_CATALOGUE"
        what={`import ${config.plural}, delete them, or change many at once`}
      />
      {failure && <ErrorAlert message={loadError(config.plural, failure.message)} onRetry={retry} />}
      {!page && isLoading && <TableSkeleton />}
      {page && rows.length > 0 && (
        <ManageTable
          actions={rowActions}
          choice={choice}
          isStale={isLoading}
          config={listConfig}
          orderAddress={(orderBy) => addressOf({ orderBy })}
          orderBy={request.orderBy}
          hasKeys={hasKeys}
          rows={rows}
        />
      )}
      {page && rows.length === 0 && !isLoading && !failure && (
        <EmptyState.Root>
          <EmptyState.Title as="h2">
            {isNarrowed(state) ? `No ${config.plural} found` : `There are no ${config.plural} yet`}
          </EmptyState.Title>
          {isNarrowed(state) && (
            <>
              <EmptyState.Description>No {config.plural} match, or this page is now empty.</EmptyState.Description>
              <Button asChild mt="3">
                <Link to={adminTabAddress(tab)}>Show all {config.plural}</Link>
              </Button>
            </>
          )}
        </EmptyState.Root>
      )}
      {canWrite && choice.selected.length > 0 && (
        <BulkBar
          changes={config.bulkChanges}
          count={choice.selected.length}
          rows={plural(choice.selected.length, config.noun, config.plural)}
          more={
            page &&
            choice.selected.length < page.totalCount && (
              <SelectAllMatching
                label={`Select all ${total}`}
                onSelect={selectEvery}
                onStop={every.stop}
                progress={every.progress}
              />
            )
          }
          onChange={setBulk}
          onClear={choice.clear}
          onEditField={() => setIsEditingField(true)}
          onDelete={() => void writes.remove(choice.selected)}
          progress={writes.progress}
        />
      )}
      {page && <ListPager addressOf={addressOf} list={page} state={state} />}
      {bulk && (
        <BulkPreview
          change={bulk}
          progress={writes.progress}
          config={listConfig}
          onApply={(changed, reason) =>
            void writes.update(changed, { set: bulk.set }, reason).then(() => setBulk(null))
          }
          onClose={() => setBulk(null)}
          rows={choice.selected}
        />
      )}
      {isEditingField && (
        <BulkEdit
          config={config}
          onApply={(changes, reason) =>
            void writes.update(choice.selected, changes, reason).then(() => setIsEditingField(false))
          }
          onClose={() => setIsEditingField(false)}
          onStale={renew}
          progress={writes.progress}
          rows={choice.selected}
        />
      )}
      {isHelping && <ShortcutsDialog hasKeys={hasKeys} onClose={() => setIsHelping(false)} />}
    </Grid>
  );
}

function isNarrowed({ text, filters, after, before }: ListState): boolean {
  return text !== "" || filters.length > 0 || after !== null || before !== null;
}

function TableSkeleton() {
  return (
    <Card.Root aria-label="Loading" display="grid" gap="4" role="status">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton h="28px" key={line} />
      ))}
    </Card.Root>
  );
}

/** The import loads lazily, because most editors only view the list and don't need the file parsers. */
const RowsImport = lazyWithRetry(() => import("../importExport/RowsImport").then((module) => module.RowsImport));

/** The tab with a noun's list. If the URL names an import, the tab shows the import instead. */
export function ListTab<Row extends ListedRow>({ config }: { config: NounConfig<Row> }) {
  const [parameters] = useSearchParams();
  const canImport = usePermission("IMPORT_ROWS").isAllowed;
  return canImport && parameters.has(IMPORT_PARAMETER) ? (
    <RowsImport config={config} />
  ) : (
    <ManageList config={config} />
  );
}
