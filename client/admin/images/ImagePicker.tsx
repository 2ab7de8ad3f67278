import { Box, Button, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { loadError } from "../../shared/messages";
import { LazyImage } from "../../ui/images/LazyImage";
import { AdminDialog } from "../shell/AdminDialog";
import { ErrorAlert } from "../shell/ErrorAlert";
import { type ListedImage, useImages } from "./useImages";

interface ImagePickerProps {
  onChoose: (image: ListedImage) => void;
  onClose: () => void;
}

/** A dialog in which the editor chooses one of the uploaded images. */
export function ImagePicker({ onChoose, onClose }: ImagePickerProps) {
  const { images, hasMore, failure, isLoading, loadMore, reload } = useImages();
  return (
    <AdminDialog isWide onClose={onClose} onCloseButton={onClose} title="Choose an image">
      {failure && <ErrorAlert message={loadError("the images", failure)} onRetry={reload} />}
      {images?.length === 0 && <Text color="ink.2">No images have been uploaded yet.</Text>}
      <Box maxH="60dvh" overflowY="auto" p="1" tabIndex={-1}>
        <Grid as="ul" gap="2.5" templateColumns="repeat(auto-fill, minmax(120px, 1fr))">
          {images?.map((image) => (
            <li key={image.id}>
              <chakra.button
                _hover={{ borderColor: "accent" }}
                border="1px solid"
                borderColor="line"
                borderRadius="m"
                display="block"
                onClick={() => onChoose(image)}
                overflow="hidden"
                type="button"
                w="100%"
              >
                <Box css={{ "& > span": { h: "90px", w: "100%" } }}>
                  <LazyImage alt="" fallback={null} isEager size={120} src={image.address} />
                </Box>
                <Text fontSize="xs" p="1.5" truncate>
                  {image.alt || image.fileName || "Unnamed image"}
                </Text>
              </chakra.button>
            </li>
          ))}
        </Grid>
      </Box>
      <Flex gap="2.5" mt="3">
        {hasMore && (
          <Button disabled={isLoading} onClick={() => void loadMore()}>
            Show more images
          </Button>
        )}
      </Flex>
    </AdminDialog>
  );
}
