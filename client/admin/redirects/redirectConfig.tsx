/** The admin panel's configuration for redirects: their fields, list, form, import and export. */
import type { ListColumn } from "../list/listConfig";
import { NameCell } from "../list/NameCell";
import { nounConfig } from "../nouns/nounConfig";
import {
  createRedirectDocument,
  deleteRedirectDocument,
  deleteRedirectsDocument,
  ManageRedirectsDocument,
  type ManageRedirectsQuery,
  RedirectExportDocument,
  RedirectToEditDocument,
  updateRedirectDocument,
  updateRedirectsDocument,
  updateRedirectsPreviewDocument,
} from "./redirect.generated";
import { redirectFields, type RedirectValues } from "./redirectFields";
import { Box, Text } from "@chakra-ui/react";
import { useDebounced } from "../../shared/hooks/useDebounced";
import { freshAsEditor } from "../requests/asEditor";
import { useEditorQuery } from "../requests/useEditorQuery";
import { RedirectWarningsDocument } from "./RedirectPreview.generated";

/** The pause in typing before the server checks the addresses, in ms. */
const PAUSE_MS = 800;

function RedirectPreview({ values: { fromPath, toUrl, isPermanent } }: { values: RedirectValues }) {
  const from = useDebounced(fromPath, PAUSE_MS).trim();
  const to = useDebounced(toUrl, PAUSE_MS).trim();
  const { data } = useEditorQuery(RedirectWarningsDocument, {
    variables: { fromPath: from, toUrl: to },
    skip: from === "" && to === "",
    ...freshAsEditor,
  });
  return (
    <Box display="grid" gap="2" overflowWrap="anywhere">
      <h3>{fromPath || "/old-page"}</h3>
      <p>leads to {toUrl || "/new-page"}</p>
      <Text color="ink.2">
        {isPermanent
          ? "Permanent: search engines replace the old address with the new one."
          : "Temporary: search engines keep the old address."}
      </Text>
      {data?.redirectWarnings.map((warning) => (
        <Text color="warn" key={warning} role="status">
          {warning}
        </Text>
      ))}
    </Box>
  );
}

type ListedRedirect = ManageRedirectsQuery["redirects"]["edges"][number]["node"] & { name: string };

const kindLabel = (isPermanent: boolean) => (isPermanent ? "Permanent" : "Temporary");

const columns: readonly ListColumn<ListedRedirect>[] = [
  {
    id: "path",
    label: "From path",
    orders: ["PATH_ASC", "PATH_DESC"],
    cell: ({ fromPath, toUrl }) => <NameCell detail={`to ${toUrl}`} name={fromPath} picture={null} />,
  },
  { id: "kind", label: "Kind", cell: ({ isPermanent }) => kindLabel(isPermanent) },
];

export const redirects = nounConfig<ListedRedirect, RedirectValues>({
  noun: "redirect",
  documents: {
    list: ManageRedirectsDocument,
    edit: RedirectToEditDocument,
    export: RedirectExportDocument,
    create: createRedirectDocument,
    update: updateRedirectDocument,
    updateMany: updateRedirectsDocument,
    updateManyPreview: updateRedirectsPreviewDocument,
    delete: deleteRedirectDocument,
    deleteMany: deleteRedirectsDocument,
  },
  fields: redirectFields,
  columns,
  filters: [],
  bulkChanges: [true, false].map((isPermanent) => ({
    label: `Make ${kindLabel(isPermanent).toLowerCase()}`,
    set: { isPermanent },
    currentLabel: (row: ListedRedirect) => kindLabel(row.isPermanent),
    newLabel: kindLabel(isPermanent),
  })),
  pathOf: ({ fromPath }) => encodeURI(fromPath).replaceAll("%25", "%"),
  Preview: RedirectPreview,
  importIdentity:
    "A row with the id or the fromPath of an existing redirect updates that redirect. Any other row adds a redirect.",
  sample: [{ fromPath: "/old-page", toUrl: "/faq" }],
});
