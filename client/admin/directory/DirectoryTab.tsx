import { Button, Card, chakra, EmptyState, Flex, Grid, Input, Skeleton, Text, useFilter } from "@chakra-ui/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { plural } from "../../shared/format/plural";
import { useListFocus } from "../list/useListKeys";
import { useWindowReturn } from "../list/useWindowReturn";
import { freshAsEditor } from "../requests/asEditor";
import { PermissionNote } from "../session/PermissionNote";
import { ErrorAlert } from "../shell/ErrorAlert";
import {
  type DirectoryEntry,
  type DirectoryNoun,
  type DirectoryNounId,
  directoryNounIds,
  directoryNouns,
} from "./directoryNouns";
import { EntryForm } from "./EntryForm";
import { EntryTable } from "./EntryTable";
import { MergeDialog } from "./MergeDialog";
import { isInSitemap } from "./sitemap";
import { maxDirectoryRows, maxSearchText } from "../../../shared/apiLimits";

const TITLE_ID = "directory-title";

const NOUN_PARAMETER = "of";

/** Lists the providers, payment methods and licensing authorities. Editors can merge duplicates. */
export function DirectoryTab() {
  const [parameters, setParameters] = useSearchParams();
  const id = directoryNounIds.find((each) => each === parameters.get(NOUN_PARAMETER)) ?? directoryNounIds[0]!;
  const edited = parameters.get("edit");
  const [search, setSearch] = useState<Search>(noSearch);
  const wasEditing = useRef(edited !== null);
  useEffect(() => {
    // The element that had the focus disappears with the form.
    if (wasEditing.current && edited === null) document.getElementById(TITLE_ID)?.focus();
    wasEditing.current = edited !== null;
  }, [edited]);
  if (edited !== null) return <EntryForm id={id} key={`${id} ${edited}`} rowId={edited} />;
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id={TITLE_ID} outline="none" tabIndex={-1}>
        Directory
      </chakra.h2>
      <Text color="ink.2" maxW="80ch" mt="-2">
        Each provider, payment method and licensing authority that editors enter for casinos and games has an entry
        here. If two entries mean the same thing, merge one into the other. Edit an entry to change its name, website or
        description.
      </Text>
      <PermissionNote permission="WRITE_CATALOGUE" what="merge entries" />
      <Flex aria-label="Show" gap="2" role="group" wrap="wrap">
        {directoryNounIds.map((each) => (
          <Button
            aria-pressed={each === id}
            key={each}
            onClick={() => {
              setParameters({ tab: parameters.get("tab") ?? "", [NOUN_PARAMETER]: each }, { replace: true });
              setSearch(noSearch);
            }}
            variant="subtle"
          >
            {directoryNouns[each].title}
          </Button>
        ))}
      </Flex>
      <EntryList id={id} key={id} onSearch={setSearch} search={search} />
    </Grid>
  );
}

const nothing: DirectoryEntry[] = [];

/** The search text and the filter of the list. They stay the same while an editor edits an entry. */
interface Search {
  text: string;
  /** Whether the list shows only entries that are not in the sitemap. */
  isUnlistedOnly: boolean;
}

const noSearch: Search = { text: "", isUnlistedOnly: false };

interface EntryListProps {
  id: DirectoryNounId;
  search: Search;
  onSearch: (search: Search) => void;
}

function EntryList({ id, search, onSearch }: EntryListProps) {
  const noun: DirectoryNoun = directoryNouns[id];
  const { data, error, loading, refetch } = useEditorQuery(noun.entries, { ...freshAsEditor });
  const [merging, setMerging] = useState<DirectoryEntry | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: "base" });
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  useWindowReturn(reload);
  useListFocus(list, TITLE_ID);

  const all = data?.entries ?? nothing;
  const query = search.text.trim();
  const unlisted = all.filter((entry) => !isInSitemap(entry));
  const shown = (search.isUnlistedOnly ? unlisted : all).filter(({ name, slug, spellings }) =>
    [name, slug, ...spellings].some((text) => contains(text, query)),
  );
  const label = `Search ${noun.plural}`;
  return (
    <Grid gap="3.5" gridTemplateColumns="minmax(0, 1fr)" ref={list}>
      <Flex align="center" gap="3" wrap="wrap">
        <Input
          aria-label={label}
          autoComplete="off"
          maxLength={maxSearchText}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
          placeholder={label}
          type="search"
          value={search.text}
          w={{ base: "100%", md: "300px" }}
        />
        {data && (
          <Button
            aria-pressed={search.isUnlistedOnly}
            onClick={() => onSearch({ ...search, isUnlistedOnly: !search.isUnlistedOnly })}
            variant="subtle"
          >
            Not in the sitemap ({unlisted.length})
          </Button>
        )}
        <Text color="ink.2" fontSize="sm" role="status">
          {data && plural(shown.length, noun.singular, noun.plural)}
          {all.length === maxDirectoryRows && ` of the first ${maxDirectoryRows} by name`}
        </Text>
      </Flex>
      {error && !loading && (
        <ErrorAlert message={loadError("the directory", failureOf(error).message)} onRetry={reload} />
      )}
      {!data && loading && <ListSkeleton />}
      {shown.length > 0 && <EntryTable entries={shown} id={id} onMerge={setMerging} />}
      {data && shown.length === 0 && (
        <EmptyState.Root>
          <EmptyState.Title as="h3">No {noun.plural} found</EmptyState.Title>
          {(query || search.isUnlistedOnly) && (
            <Button mt="3" onClick={() => onSearch(noSearch)}>
              Show all {noun.plural}
            </Button>
          )}
        </EmptyState.Root>
      )}
      {merging && <MergeDialog entries={all} from={merging} noun={noun} onClose={() => setMerging(null)} />}
    </Grid>
  );
}

function ListSkeleton() {
  return (
    <Card.Root aria-label="Loading" display="grid" gap="4" role="status">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton h="28px" key={line} />
      ))}
    </Card.Root>
  );
}
