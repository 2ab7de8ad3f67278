import { Button, chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { ago } from "../history/ago";
import { HistoryButton } from "../history/HistoryHost";
import { lastListAddress } from "../list/listState";
import { tabsOf, type FormConfig, type NounConfig } from "../nouns/nounConfig";
import type { LoadedRow } from "../nouns/loadedRow";
import { RowEditors } from "../presence/RowEditors";
import { HideRow } from "../drafts/HideRow";
import { RowDrafts } from "../drafts/RowDrafts";
import { adminTabAddress } from "../shell/adminTabs";
import { COPY_PARAMETER } from "./copyRow";

interface DuplicateLinkProps extends Pick<NounConfig, "plural"> {
  id: string;
  name: string;
}

/** Opens the form for a new row with the saved values of this row. */
function DuplicateLink({ plural, id, name }: DuplicateLinkProps) {
  return (
    <Button asChild size="sm" variant="ghost">
      <Link to={adminTabAddress(tabsOf({ plural }).form, { [COPY_PARAMETER]: id })}>
        Duplicate<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </Button>
  );
}

interface EditorHeaderProps {
  config: FormConfig;
  /** The form's title, such as 'Update casino'. */
  action: string;
  /** The version of the row that the form is based on, or null if the form adds a row. */
  baseRow: LoadedRow | null;
  /** The row as loaded. A merge with another editor's version does not change it, so it does not change the links. */
  row: LoadedRow | null;
}

/** The form's title and its links to the list, the row's public page and the row's history. */
export function EditorHeader({ config, action, baseRow, row }: EditorHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = baseRow === null;
  const isListed = Boolean(config.plural);
  useEffect(() => {
    // The element that had the focus disappears when an editor opens a row from a list.
    if (isListed && !isNew && document.activeElement === document.body) heading.current?.focus();
  }, [isListed, isNew]);
  return (
    <Flex align="baseline" as="header" gap="3" justify="space-between" wrap="wrap">
      <chakra.h2 fontSize="xl" id="editor-title" outline="none" ref={heading} tabIndex={-1}>
        {action}
        {baseRow && <chakra.span color="ink.2"> {baseRow.name}</chakra.span>}
      </chakra.h2>
      {baseRow && (
        <Text color="ink.2" flex="1 1 auto" fontSize="sm" overflowWrap="anywhere">
          Last changed <time dateTime={baseRow.updatedAt}>{ago(baseRow.updatedAt)}</time>
          {baseRow.changedBy && ` by ${baseRow.changedBy}`}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        {config.plural && <BackToList plural={config.plural} />}
        {row?.path && (
          <Button asChild size="sm">
            <Link rel="noopener" target="_blank" to={row.path}>
              View on site
              <VisuallyHidden> in a new tab</VisuallyHidden>
            </Link>
          </Button>
        )}
        {row && config.plural && <DuplicateLink id={row.id} name={row.name} plural={config.plural} />}
        {row && <HideRow id={row.id} name={row.name} noun={config.catalogueNoun} />}
        {row && <HistoryButton subject={{ noun: config.catalogueNoun, id: row.id, name: row.name }} />}
      </Flex>
      {row && <RowDrafts id={row.id} noun={config.catalogueNoun} />}
      {row && <RowEditors id={row.id} noun={config.catalogueNoun} />}
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
