/** Lets an editor upload an image by choosing, dropping or pasting a file, or choose an uploaded image. */
import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ImagePicker } from "./ImagePicker";
import type { UploadedImage } from "./uploadImage";
import { useUpload } from "./useUpload";
import { uploadTypes } from "../../../shared/apiLimits";

interface ImageDropZoneProps {
  onImage: (image: Pick<UploadedImage, "address" | "alt">) => void;
  /** More buttons, which are hidden during an upload. */
  actions?: ReactNode;
  children: ReactNode;
}

export function ImageDropZone({ onImage, actions, children }: ImageDropZoneProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const { percent, error, upload, cancel } = useUpload(onImage);
  const isUploading = percent !== null;

  function handleFiles(files: FileList | null): void {
    const [first] = files ?? [];
    if (first) void upload(first);
  }

  function handleDrop(event: DragEvent) {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    handleFiles(event.dataTransfer.files);
  }

  /** Uploads a pasted image. Leaves pasted text to the field. */
  function handlePaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    handleFiles(event.clipboardData.files);
  }

  return (
    <Box
      bg={isOver ? "accent.soft" : undefined}
      border="1px dashed"
      borderColor={isOver ? "accent" : "line"}
      borderRadius="m"
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDrop={handleDrop}
      onPaste={handlePaste}
      p="2"
    >
      {children}
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <chakra.input
          accept={uploadTypes.join(",")}
          aria-hidden="true"
          hidden
          onChange={(event) => {
            handleFiles(event.currentTarget.files);
            event.currentTarget.value = ""; // Lets the editor choose the same file again.
          }}
          ref={file}
          tabIndex={-1}
          type="file"
        />
        <Button onClick={() => file.current?.click()} size="sm">
          Upload a file
        </Button>
        <Button onClick={() => setIsPicking(true)} size="sm">
          Choose an uploaded image
        </Button>
        {isUploading ? (
          <Button onClick={cancel} size="sm" variant="plain">
            Cancel the upload
          </Button>
        ) : (
          actions
        )}
      </Flex>
      <Text color="ink.3" fontSize="xs" mt="1">
        You can also drop a file here or paste an image: JPEG, PNG, WebP or AVIF, up to 10 MB.
      </Text>
      {/* Always rendered, so screen readers announce the upload's progress. */}
      <Text color="ink.2" fontSize="sm" role="status">
        {isUploading && (percent < 100 ? `Uploading: ${percent}%` : "Processing the image")}
      </Text>
      {error && (
        <Text color="warn" fontSize="sm" fontWeight={600} role="alert">
          {error}
        </Text>
      )}
      {isPicking && (
        <ImagePicker
          onChoose={(image) => {
            // Close the dialog first, because it returns the focus to the button.
            flushSync(() => setIsPicking(false));
            onImage(image);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Box>
  );
}
