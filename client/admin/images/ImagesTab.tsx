/** The tab with all uploaded images. It shows where each image is used, and editors can describe or delete images. */
import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Card, chakra, EmptyState, Field, Flex, Grid, Input, Skeleton, Text } from "@chakra-ui/react";
import { useState } from "react";
import { apiErrorOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import { formatDay } from "../../shared/dates";
import { LINE_MAX, UPLOAD_TYPES } from "../../shared/limits";
import { loadError } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import { LazyImage } from "../../ui/LazyImage";
import { Link } from "../../ui/Link";
import { asEditor } from "../requests/asEditor";
import { PermissionNote } from "../session/PermissionNote";
import { usePermission } from "../session/usePermission";
import { adminTabAddress, type AdminTabId } from "../shell/adminTabs";
import { ErrorAlert } from "../shell/ErrorAlert";
import { deleteImageDocument, updateImageDocument } from "./images.generated";
import { type ListedImage, useImages } from "./useImages";
import { useUpload } from "./useUpload";

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
  const { images, hasMore, failure, isLoading, loadMore, reload } = useImages();
  const { percent, error, upload } = useUpload(reload);
  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <h2 id={TITLE_ID}>Images</h2>
      <Text color="ink.2" maxW="80ch" mt="-2">
        Images that editors have uploaded, newest first. You can't delete an image that is in use.
      </Text>
      <PermissionNote permission="MANAGE_IMAGES" what="describe or delete images" />
      <Flex align="center" gap="2.5" wrap="wrap">
        <Field.Root maxW="420px">
          <Field.Label>Upload an image</Field.Label>
          <chakra.input
            accept={UPLOAD_TYPES.join(",")}
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
            <ImageCard image={image} onDeleted={reload} />
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
  onDeleted: () => void;
}

function ImageCard({ image, onDeleted }: ImageCardProps) {
  const { id, address, width, height, fileName, createdAt, createdBy, usedBy } = image;
  const client = useApolloClient();
  const confirm = useConfirm();
  const name = fileName || "Unnamed image";
  const canManage = usePermission("MANAGE_IMAGES").isAllowed;

  async function handleDelete() {
    const text = "This permanently deletes the image's files. It can't be undone.";
    if (!(await confirm({ title: `Delete ${name}?`, text, action: "Delete" }))) return;
    try {
      await client.mutate({ mutation: deleteImageDocument, variables: { id }, context: asEditor.context });
      showToast({ title: "Success", description: "Image deleted.", tone: "success" });
    } catch (failed) {
      const { code, message } = apiErrorOf(failed);
      const reason = code === "CONFLICT" ? "The image is in use. Replace it everywhere before you delete it." : message;
      showToast({ title: "Image not deleted", description: reason, tone: "error" });
    }
    onDeleted();
  }

  return (
    <Card.Root display="grid" gap="2.5" h="full" alignContent="start">
      <Box borderRadius="m" css={{ "& > span": { h: "150px", w: "full" } }} overflow="hidden">
        <LazyImage alt="" fallback={null} isEager size={260} src={address} />
      </Box>
      <chakra.h3 fontSize="md" overflowWrap="anywhere">
        {name}
      </chakra.h3>
      <Text color="ink.2" fontSize="xs">
        {width} × {height} pixels. Uploaded on {formatDay(createdAt)} by {createdBy}.
      </Text>
      <AltField image={image} />
      {usedBy.length > 0 ? (
        <Text fontSize="sm">
          Used by{" "}
          {usedBy.map((use, at) => (
            <span key={`${use.noun} ${use.id} ${use.field}`}>
              {at > 0 && ", "}
              <UseLink use={use} />
            </span>
          ))}
        </Text>
      ) : (
        <Flex align="center" gap="2.5" justify="space-between">
          <Text color="ink.2" fontSize="sm">
            Not used
          </Text>
          {canManage && (
            <Button aria-label={`Delete ${name}`} onClick={() => void handleDelete()} size="sm">
              Delete
            </Button>
          )}
        </Flex>
      )}
    </Card.Root>
  );
}

/** The tab with the form of each noun that can use an image. */
const formTabs: Readonly<Record<string, AdminTabId>> = {
  casino: "casinos",
  game: "games",
  article: "articles",
  person: "people",
  settings: "settings",
};

function UseLink({ use: { noun, id, name } }: { use: ListedImage["usedBy"][number] }) {
  const tab = formTabs[noun];
  return tab ? <Link to={adminTabAddress(tab, { edit: id })}>{name}</Link> : <span>{name}</span>;
}

/** The field for an image's description. It saves when the editor leaves the field. */
function AltField({ image: { id, alt } }: Pick<ImageCardProps, "image">) {
  const client = useApolloClient();
  const canManage = usePermission("MANAGE_IMAGES").isAllowed;
  const [saved, setSaved] = useState(alt);
  const [error, setError] = useState<string | null>(null);

  async function save(text: string) {
    if (text.trim() === saved) return;
    try {
      const variables = { id, alt: text };
      await client.mutate({ mutation: updateImageDocument, variables, context: asEditor.context });
      setSaved(text.trim());
      setError(null);
    } catch (failed) {
      setError(apiErrorOf(failed).message);
    }
  }

  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>Image description</Field.Label>
      <Input
        autoComplete="off"
        defaultValue={alt}
        maxLength={LINE_MAX}
        onBlur={(event) => void save(event.currentTarget.value)}
        readOnly={!canManage}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
