/** Previews an article's text. The server renders the preview as it does for visitors. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { Box, Text } from "@chakra-ui/react";
import { failureOf } from "../../graphql/failure";
import { ArticleContent } from "../../pages/articles/ArticleContent";
import { useDebounced } from "../../shared/hooks/useDebounced";
import { LazyImage } from "../../ui/images/LazyImage";
import { asEditor } from "../requests/asEditor";
import { ErrorAlert } from "../shell/ErrorAlert";
import { appliesTo } from "../fields/fieldTable";
import { articleFields, type ArticleValues, PEOPLE_LIST } from "./articleFields";
import { ArticlePreviewDocument, PeopleNamesDocument } from "./ArticlePreview.generated";

/** The pause in typing before the server renders a new preview, in ms. */
const PAUSE_MS = 800;

export function ArticlePreview({ values }: { values: ArticleValues }) {
  const body = useDebounced(values.body, PAUSE_MS);
  const { data, previousData, error, refetch } = useEditorQuery(ArticlePreviewDocument, {
    variables: { body },
    // The response must enter the cache, because the embedded cards read their fragments from there.
    ...asEditor,
  });
  const preview = (data ?? previousData)?.articlePreview;
  return (
    <Box as="article" display="grid" gap="3" overflowWrap="anywhere" gridTemplateColumns="minmax(0, 1fr)">
      <h3>{values.title || "Title"}</h3>
      {appliesTo(values.kind, articleFields.coverUrl) && values.coverUrl.trim() && (
        <Box borderRadius="m" css={{ "& > span": { h: "180px", w: "100%" } }} overflow="hidden">
          <LazyImage alt="The cover" fallback={null} isEager key={values.coverUrl} src={values.coverUrl.trim()} />
        </Box>
      )}
      {error && <ErrorAlert message={failureOf(error).message} onRetry={() => void refetch().catch(() => undefined)} />}
      {preview?.warnings.map((warning) => (
        <Text color="warn" key={warning} role="status">
          {warning}
        </Text>
      ))}
      <PeopleList />
      <div inert>{preview && <ArticleContent blocks={preview.content} />}</div>
    </Box>
  );
}

/** Suggests names for the author and reviewer fields. If the list can't be loaded, editors type the names. */
function PeopleList() {
  const { data } = useEditorQuery(PeopleNamesDocument);
  return (
    <datalist id={PEOPLE_LIST}>
      {data?.people.edges.map(({ node }) => (
        <option key={node.id}>{node.name}</option>
      ))}
    </datalist>
  );
}
