/** The admin panel's configuration for authors and reviewers: their fields, list, form, import and export. */
import { Box } from "@chakra-ui/react";
import { authorPath } from "../../shared/paths";
import { LazyImage } from "../../ui/images/LazyImage";
import { Monogram } from "../../ui/images/Monogram";
import { TextBlocks } from "../../ui/TextBlocks";
import type { ListColumn } from "../list/listConfig";
import { NameCell } from "../list/NameCell";
import { nounConfig } from "../nouns/nounConfig";
import {
  createPersonDocument,
  deletePeopleDocument,
  deletePersonDocument,
  ManagePeopleDocument,
  type ManagePeopleQuery,
  PersonExportDocument,
  PersonToEditDocument,
  updatePeopleDocument,
  updatePeoplePreviewDocument,
  updatePersonDocument,
} from "./person.generated";
import { personFields, type PersonValues } from "./personFields";

type ListedPerson = ManagePeopleQuery["people"]["edges"][number]["node"];

const columns: readonly ListColumn<ListedPerson>[] = [
  {
    id: "name",
    label: "Name",
    orders: ["NAME_ASC", "NAME_DESC"],
    cell: ({ name, slug, pictureUrl }) => (
      <NameCell
        detail={slug}
        name={name}
        picture={<LazyImage alt="" fallback={<Monogram name={name} />} size={32} src={pictureUrl} />}
      />
    ),
  },
  { id: "role", label: "Role", cell: ({ role }) => role ?? "—" },
];

export const people = nounConfig<ListedPerson, PersonValues>({
  noun: "person",
  documents: {
    list: ManagePeopleDocument,
    edit: PersonToEditDocument,
    export: PersonExportDocument,
    create: createPersonDocument,
    update: updatePersonDocument,
    updateMany: updatePeopleDocument,
    updateManyPreview: updatePeoplePreviewDocument,
    delete: deletePersonDocument,
    deleteMany: deletePeopleDocument,
  },
  fields: personFields,
  columns,
  filters: [],
  bulkChanges: [],
  pathOf: ({ slug }) => authorPath(slug),
  Preview: PersonPreview,
  importIdentity: "A row with the id or slug of an existing person updates that person. Any other row adds a person.",
  sample: [{ name: "Example Author", slug: "example-author", role: "Editor", bio: "One sentence." }],
});

function PersonPreview({ values: { name, role, bio } }: { values: PersonValues }) {
  return (
    <Box display="grid" gap="2">
      <h3>{name || "Name"}</h3>
      <p>{role}</p>
      <TextBlocks className="" text={bio} />
    </Box>
  );
}
