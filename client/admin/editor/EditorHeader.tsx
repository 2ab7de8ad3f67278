import { Button, chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { ago } from "../history/ago";
import { HistoryButton } from "../history/HistoryHost";
import { lastListAddress } from "../list/listState";
import { tabsOf, type FormConfig, type NounConfig } from "../nouns/nounConfig";
import type { LoadedRow } from "../nouns/formRequests";
import { RowEditors } from "../presence/RowEditors";
import { HideRow } from "../drafts/HideRow";
import { RowDrafts } from "../drafts/RowDrafts";
import { DuplicateLink } from "./DuplicateLink";

interface EditorHeaderProps {
  config: FormConfig;
  /** The form's title, such as 'Update casino'. */
  action: string;
  /** The version of the row that the form is based on, or null if the form adds a row. */
  row: LoadedRow | null;
  /** The row as loaded, before any merge with another editor's version. */
  loaded: LoadedRow | null;
}

/** The form's title and its links to the list, the row's public page and the row's history. */
export function EditorHeader({ config, action, row, loaded }: EditorHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = row === null;
  const isListed = Boolean(config.plural);
  useEffect(() => {
    // The element that had the focus disappears when an editor opens a row from a list.
    if (isListed && !isNew && document.activeElement === document.body) heading.current?.focus();
  }, [isListed, isNew]);
  return (
    <Flex align="baseline" as="header" gap="3" justify="space-between" wrap="wrap">
      <chakra.h2 fontSize="xl" id="editor-title" outline="none" ref={heading} tabIndex={-1}>
        {action}
        {row && <chakra.span color="ink.2"> {row.name}</chakra.span>}
      </chakra.h2>
      {row && (
        <Text color="ink.2" flex="1 1 auto" fontSize="sm" overflowWrap="anywhere">
          Last changed <time dateTime={row.updatedAt}>{ago(row.updatedAt)}</time>
          {row.changedBy && ` by ${row.changedBy}`}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        {config.plural && <BackToList plural={config.plural} />}
        {loaded?.path && (
          <Button asChild size="sm">
            <Link rel="noopener" target="_blank" to={loaded.path}>
              View on site
              <VisuallyHidden> in a new tab</VisuallyHidden>
            </Link>
          </Button>
        )}
        {loaded && config.plural && <DuplicateLink id={loaded.id} name={loaded.name} plural={config.plural} />}
        {loaded && <HideRow id={loaded.id} name={loaded.name} noun={config.catalogueNoun} />}
        {loaded && <HistoryButton subject={{ noun: config.catalogueNoun, id: loaded.id, name: loaded.name }} />}
      </Flex>
      {loaded && <RowDrafts id={loaded.id} noun={config.catalogueNoun} />}
      {loaded && <RowEditors id={loaded.id} noun={config.catalogueNoun} />}
    </Flex>
  );
}

/** Links to the list as the editor last used it, with the same filters and page. */
export function BackToList({ plural }: Pick<NounConfig, "plural">) {
  return (
    <Button asChild size="sm" variant="ghost">
      <Link to={lastListAddress(tabsOf({ plural }).list)}>
        <Icon name="arrowLeft" size={16} />
        All {plural}
      </Link>
    </Button>
  );
}
