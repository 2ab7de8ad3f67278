import { Box, Text } from "@chakra-ui/react";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { ago } from "../history/ago";
import { useRowEditors } from "./useRowEditors";

interface RowEditorsProps {
  noun: CatalogueNoun;
  /** The id of the row that the form has open. */
  id: string;
}

/** Names the other editors who have this row open, and since when. */
export function RowEditors({ noun, id }: RowEditorsProps) {
  const editors = useRowEditors(noun, id);
  return (
    // The region is always rendered, because screen readers would otherwise miss the first editor. An empty region
    // takes no space.
    <Box _empty={{ position: "absolute" }} aria-live="polite" flexBasis="100%">
      {editors.length > 0 && (
        <Text
          bg="gold.soft"
          borderRadius="m"
          display="inline-block"
          fontSize="sm"
          overflowWrap="anywhere"
          px="3"
          py="1.5"
        >
          Also being edited by{" "}
          {editors.map(({ name, since }, position) => (
            <span key={`${name} ${since}`}>
              {position > 0 && ", "}
              <strong>{name}</strong> (opened <time dateTime={since}>{ago(since)}</time>)
            </span>
          ))}
        </Text>
      )}
    </Box>
  );
}
