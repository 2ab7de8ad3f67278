import { useEditorQuery } from "../requests/useEditorQuery";
import { Box, Text } from "@chakra-ui/react";
import { Fragment, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { onWrite } from "../../graphql/catalogueWrites";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { Link } from "../../ui/Link";
import { freshAsEditor } from "../requests/asEditor";
import { usePermission } from "../session/usePermission";
import { DRAFT_PARAMETER, draftAddress, type DraftRow, formatInZone, isHiding, stateLabels } from "./draftLabels";
import { DraftsOfRowDocument } from "./drafts.generated";

interface RowDraftsProps {
  noun: CatalogueNoun;
  /** The id of the row that the form has open. */
  id: string;
}

function describe(draft: DraftRow): string {
  const { state, publishAt } = draft;
  if (state !== "SCHEDULED" || publishAt === null) return stateLabels[state].toLowerCase();
  return `${isHiding(draft) ? "hides it on" : "scheduled for"} ${formatInZone(publishAt)}`;
}

/** Lists the other drafts of this row by author and state, with links to them. */
export function RowDrafts({ noun, id }: RowDraftsProps) {
  const { isAllowed } = usePermission("READ_DRAFTS");
  const [parameters] = useSearchParams();
  const { data, refetch } = useEditorQuery(DraftsOfRowDocument, {
    variables: { noun, rowId: id },
    skip: !isAllowed,
    ...freshAsEditor,
  });
  useEffect(() => {
    // A write can change this list. For example, scheduling a draft may add another draft that later hides the row.
    if (!isAllowed) return undefined;
    return onWrite(() => void refetch().catch(() => undefined));
  }, [isAllowed, refetch]);
  const drafts = (data?.drafts.edges ?? []).filter(({ node }) => node.id !== parameters.get(DRAFT_PARAMETER));
  if (drafts.length === 0) return null;
  return (
    <Box flexBasis="100%">
      <Text
        bg="gold.soft"
        borderRadius="m"
        display="inline-block"
        fontSize="sm"
        overflowWrap="anywhere"
        px="3"
        py="1.5"
      >
        Drafts for this row:{" "}
        {drafts.map(({ node }, position) => (
          <Fragment key={node.id}>
            {position > 0 && ", "}
            <Link to={draftAddress(node)}>by {node.isMine ? "you" : node.createdBy}</Link> ({describe(node)})
          </Fragment>
        ))}
      </Text>
    </Box>
  );
}
