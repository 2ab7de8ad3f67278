/** The tab with all uploaded images. It shows where each image is used, and editors can describe or delete images. */
import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Card, chakra, EmptyState, Field, Flex, Grid, Skeleton, Text } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { enumNameOf, type Noun } from "../../../shared/nouns/registry";
import { invalidateCatalogue, onWrite } from "../../graphql/catalogueWrites";
import { apiErrorOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import { formatDay } from "../../shared/format/dates";
import { loadError } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import { LazyImage } from "../../ui/images/LazyImage";
import { Link } from "../../ui/Link";
import { useUndoAction } from "../history/useUndo";
import { rowToast } from "../messages";
import { type NounForm, panelNouns } from "../nouns/registry";
import { asEditor } from "../requests/asEditor";
import { PermissionNote } from "../session/PermissionNote";
import { usePermission } from "../session/usePermission";
import { adminTabAddress } from "../shell/adminTabs";
import { ErrorAlert } from "../shell/ErrorAlert";
import { ImageForm } from "./ImageForm";
import { deleteImageDocument } from "./images.generated";
import { type ListedImage, useImages } from "./useImages";
import { useUpload } from "./useUpload";
import { uploadTypes } from "../../../shared/apiLimits";

const TITLE_ID = "images-title";

const fileButton = {
  mr: "2.5",
  px: "3",
  py: "1.5",
  bg: "surface",
  border: "1px solid",
  borderColor: "line.strong",
  borderRadius: "m",
  color: "ink",
  cursor: "pointer",
  fontWeight: 600,
};

export function ImagesTab() {
  const [parameters] = useSearchParams();
  const edited = parameters.get("edit");
  return edited === null ? <ImageList /> : <ImageForm id={edited} key={edited} />;
}

function ImageList() {
  const { images, hasMore, failure, isLoading, loadMore, reload } = useImages();
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  const { percent, error, upload } = useUpload(reload);
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <h2 id={TITLE_ID}>Images</h2>
      <Text color="ink.2" maxW="80ch" mt="-2">
        Images that editors have uploaded, newest first. You can't delete an image that is in use.
      </Text>
      <PermissionNote permission="MANAGE_IMAGES" what="publish descriptions of images or delete images" />
      <Flex align="center" gap="2.5" wrap="wrap">
        <Field.Root maxW="420px">
          <Field.Label>Upload an image</Field.Label>
          <chakra.input
            accept={uploadTypes.join(",")}
            aria-label="Upload an image"
            css={{ "&::file-selector-button": fileButton }}
            disabled={percent !== null}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (file) void upload(file);
            }}
            type="file"
          />
        </Field.Root>
        <Text color="ink.2" fontSize="sm" role="status">
          {percent !== null && (percent < 100 ? `Uploading: ${percent}%` : "Processing the image")}
        </Text>
      </Flex>
      {error && (
        <Text color="warn" fontSize="sm" fontWeight={600} role="alert">
          {error}
        </Text>
      )}
      {failure && <ErrorAlert message={loadError("the images", failure)} onRetry={reload} />}
      {!images && isLoading && <Skeleton aria-label="Loading the images" h="240px" role="status" />}
      {images?.length === 0 && (
        <EmptyState.Root>
          <EmptyState.Title as="h3">No images have been uploaded yet.</EmptyState.Title>
        </EmptyState.Root>
      )}
      <Grid as="ul" gap="3.5" templateColumns="repeat(auto-fill, minmax(min(260px, 100%), 1fr))">
        {images?.map((image) => (
          <li key={image.id}>
            <ImageCard image={image} onStale={reload} />
          </li>
        ))}
      </Grid>
      {hasMore && (
        <Button disabled={isLoading} justifySelf="start" onClick={() => void loadMore()}>
          Show more images
        </Button>
      )}
    </Grid>
  );
}

interface ImageCardProps {
  image: ListedImage;
  /** Called if the image could not be deleted, because the list may show an outdated version. */
  onStale: () => void;
}

function ImageCard({ image, onStale }: ImageCardProps) {
  const { id, version, address, width, height, fileName, alt, createdAt, createdBy, usedBy } = image;
  const undoAction = useUndoAction();
  const client = useApolloClient();
  const confirm = useConfirm();
  const name = fileName || "Unnamed image";
  const canManage = usePermission("MANAGE_IMAGES").isAllowed;
  const canDraft = usePermission("WRITE_DRAFTS").isAllowed;

  async function handleDelete() {
    const text = "You can undo this for 30 days. After that, the server deletes the image's files.";
    if (!(await confirm({ title: `Delete ${name}?`, text, action: "Delete" }))) return;
    try {
      const variables = { id, version };
      const { data } = await client.mutate({ mutation: deleteImageDocument, variables, context: asEditor.context });
      invalidateCatalogue(client.cache);
      const changeSetIds = data ? [data.deleteImage.changeSetId] : [];
      const action = undoAction({ changeSetIds, summary: `Deleted image ${name}`, rowCount: 1 });
      showToast({ ...rowToast("image", "deleted"), action });
    } catch (failed) {
      const { message } = apiErrorOf(failed);
      showToast({ title: "Image not deleted", description: message, tone: "error" });
      onStale();
    }
  }

  return (
    <Card.Root display="grid" gap="2.5" h="100%" alignContent="start">
      <Box borderRadius="m" css={{ "& > span": { h: "150px", w: "100%" } }} overflow="hidden">
        <LazyImage alt="" fallback={null} isEager size={260} src={address} />
      </Box>
      <chakra.h3 fontSize="md" overflowWrap="anywhere">
        {name}
      </chakra.h3>
      <Text color="ink.2" fontSize="xs">
        {width} × {height} pixels. Uploaded on {formatDay(createdAt)} by {createdBy}.
      </Text>
      <Text color={alt ? undefined : "ink.2"} fontSize="sm" overflowWrap="anywhere">
        {alt || "No description"}
      </Text>
      {usedBy.length > 0 ? (
        <Text fontSize="sm">
          Used by{" "}
          {rowsOf(usedBy).map((use, at) => (
            <span key={`${use.noun} ${use.id}`}>
              {at > 0 && ", "}
              <UseLink use={use} />
            </span>
          ))}
        </Text>
      ) : (
        <Text color="ink.2" fontSize="sm">
          Not used
        </Text>
      )}
      <Flex gap="2.5">
        {canDraft && (
          <Button asChild size="sm">
            <Link aria-label={`Edit ${name}`} to={adminTabAddress("images", { edit: id })}>
              Edit
            </Link>
          </Button>
        )}
        {canManage && usedBy.length === 0 && (
          <Button aria-label={`Delete ${name}`} onClick={() => void handleDelete()} size="sm">
            Delete
          </Button>
        )}
      </Flex>
    </Card.Root>
  );
}

/** Returns one use for each row, because a row may use an image in several fields. */
function rowsOf(uses: ListedImage["usedBy"]): ListedImage["usedBy"] {
  return [...new Map(uses.map((use) => [`${use.noun} ${use.id}`, use])).values()];
}

function UseLink({ use: { noun, id, name } }: { use: ListedImage["usedBy"][number] }) {
  // A draft can use the image, too.
  const form = (panelNouns as Partial<Record<string, NounForm>>)[enumNameOf(noun as Noun)];
  if (!form) return <span>{name}</span>;
  return <Link to={adminTabAddress(form.tab, { ...form.parameters, edit: id })}>{name}</Link>;
}
