/** Shows directory entries as a table. On a phone, each entry is a card. */
import { Button, chakra, Table, Text } from "@chakra-ui/react";
import { formatCount } from "../../../shared/formatCount";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { usePermission } from "../session/usePermission";
import { adminTabAddress } from "../shell/adminTabs";
import { kindLabels } from "./directoryFields";
import { type DirectoryEntry, type DirectoryNoun, type DirectoryNounId, directoryNouns } from "./directoryNouns";
import { isInSitemap, lacksOf } from "./sitemap";

interface Column {
  label: string;
  isNumber?: boolean;
  has: (entry: DirectoryEntry) => boolean;
  valueOf: (entry: DirectoryEntry) => string;
}

const columns: readonly Column[] = [
  { label: "Slug", has: () => true, valueOf: ({ slug }) => slug },
  {
    label: "Kind",
    has: ({ kind }) => kind !== undefined,
    valueOf: ({ kind }) => (kind ? kindLabels[kind] : "Unknown"),
  },
  { label: "Casinos", isNumber: true, has: () => true, valueOf: ({ casinoCount }) => formatCount(casinoCount) },
  {
    label: "Games",
    isNumber: true,
    has: ({ gameCount }) => gameCount !== undefined,
    valueOf: ({ gameCount = 0 }) => formatCount(gameCount),
  },
  {
    label: "Sitemap",
    has: () => true,
    valueOf: (entry) => (isInSitemap(entry) ? "Listed" : `Not in the sitemap: ${lacksOf(entry).join(", ")}`),
  },
];

/** Shows the spellings that casinos and games use, except the name. */
function OtherSpellings({ entry: { name, spellings } }: { entry: DirectoryEntry }) {
  const others = spellings.filter((spelling) => spelling !== name);
  if (others.length === 0) return null;
  return (
    <Text color="ink.3" fontSize="sm">
      Also: {others.join(", ")}
    </Text>
  );
}

interface EntryTableProps {
  id: DirectoryNounId;
  /** The entries, at least one. */
  entries: readonly DirectoryEntry[];
  onMerge: (entry: DirectoryEntry) => void;
}

export function EntryTable({ id, entries, onMerge }: EntryTableProps) {
  const noun: DirectoryNoun = directoryNouns[id];
  const shown = columns.filter(({ has }) => has(entries[0]!));
  const canWrite = usePermission("WRITE_CATALOGUE").isAllowed;
  return (
    <Table.Root aria-label={noun.title} variant="outline">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Name</Table.ColumnHeader>
          {shown.map(({ label, isNumber }) => (
            <Table.ColumnHeader key={label} scope="col" textAlign={isNumber ? "right" : undefined}>
              {label}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader scope="col">Actions</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {entries.map((entry) => (
          <Table.Row key={entry.id}>
            <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
              <chakra.a alignItems="center" asChild display="inline-flex" gap="1" minH="24px">
                <Link
                  aria-label={`View ${entry.name} on the site (opens in a new tab)`}
                  rel="noopener"
                  target="_blank"
                  to={noun.pathOf(entry.slug)}
                >
                  <strong>{entry.name}</strong>
                  <Icon name="external" size={14} />
                </Link>
              </chakra.a>
              <OtherSpellings entry={entry} />
            </Table.Cell>
            {shown.map(({ label, isNumber, valueOf }) => (
              <Table.Cell
                gridColumn="1 / -1"
                key={label}
                overflowWrap="anywhere"
                textAlign={isNumber ? { md: "right" } : undefined}
              >
                <chakra.span color="ink.3" hideFrom="md">
                  {label}:{" "}
                </chakra.span>
                {valueOf(entry)}
              </Table.Cell>
            ))}
            <Table.Cell display={{ md: "flex" }} gap="2" gridColumn="1 / -1">
              <Button asChild mr={{ base: "2", md: "0" }} size="sm" variant="outline">
                <Link aria-label={`Edit ${entry.name}`} to={adminTabAddress("directory", { of: id, edit: entry.id })}>
                  Edit
                </Link>
              </Button>
              {canWrite && (
                <Button
                  aria-haspopup="dialog"
                  aria-label={`Merge ${entry.name} into...`}
                  data-row={entry.id}
                  onClick={() => onMerge(entry)}
                  size="sm"
                  variant="outline"
                  whiteSpace="nowrap"
                >
                  Merge into...
                </Button>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
