/** The admin panel's configuration for redirects: their fields, list, form, import and export. */
import type { ListColumn } from "../list/listConfig";
import { NameCell } from "../list/NameCell";
import type { NounConfig } from "../nouns/nounConfig";
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
import { RedirectPreview } from "./RedirectPreview";

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

export const redirects: NounConfig<ListedRedirect, RedirectValues> = {
  noun: "redirect",
  plural: "redirects",
  catalogueNoun: "REDIRECT",
  typename: "Redirect",
  nameField: "fromPath",
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
};
