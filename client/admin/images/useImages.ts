/** Loads the uploaded images page by page, newest first. */
import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { useState } from "react";
import { apiErrorOf, failureOf } from "../../graphql/failure";
import { freshAsEditor } from "../requests/asEditor";
import { UploadedImagesDocument, type UploadedImagesQuery } from "./images.generated";

/** How many uploaded images the admin panel loads at a time. */
const IMAGES_LISTED = 24;

export type ListedImage = UploadedImagesQuery["images"]["edges"][number]["node"];
type ImagePage = UploadedImagesQuery["images"];

export function useImages() {
  const client = useApolloClient();
  const [more, setMore] = useState<ImagePage[]>([]);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<string | null>(null);
  const { data, error, loading, refetch } = useEditorQuery(UploadedImagesDocument, {
    variables: { first: IMAGES_LISTED, after: null },
    ...freshAsEditor,
    notifyOnNetworkStatusChange: true,
  });
  const pages = data ? [data.images, ...more] : [];
  const last = pages.at(-1);

  async function loadMore(): Promise<void> {
    setIsLoadingMore(true);
    setMoreError(null);
    try {
      const variables = { first: IMAGES_LISTED, after: last?.pageInfo.endCursor ?? null };
      const page = await client.query({ query: UploadedImagesDocument, variables, ...freshAsEditor });
      if (page.data) setMore((former) => [...former, page.data!.images]);
    } catch (failed) {
      setMoreError(apiErrorOf(failed).message);
    } finally {
      setIsLoadingMore(false);
    }
  }

  /** Loads the list again from the first page. */
  function reload(): void {
    setMore([]);
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  }

  return {
    images: data ? pages.flatMap(({ edges }) => edges.map(({ node }) => node)) : null,
    hasMore: last?.pageInfo.hasNextPage ?? false,
    failure: error && !loading ? failureOf(error).message : moreError,
    isLoading: loading || isLoadingMore,
    loadMore,
    reload,
  };
}
