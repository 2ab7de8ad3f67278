/** A field for the URL of an image. An editor can type the URL, upload an image, or choose an uploaded image. */
import { Box, Button, chakra, Flex, Input, Text } from "@chakra-ui/react";
import { useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import { useController } from "react-hook-form";
import { UPLOAD_TYPES } from "../../shared/limits";
import { LazyImage } from "../../ui/LazyImage";
import { FieldFrame, fieldId, useFieldSpec, useForms } from "../fields/FieldFrame";
import { ImagePicker } from "./ImagePicker";
import { useUpload } from "./useUpload";

export function ImageField({ name }: { name: string }) {
  const { form } = useForms();
  const { check, placeholder, label } = useFieldSpec(name, "image");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => check(String(value)) ?? true },
  });
  const address = String(field.value);
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const { percent, error, upload, cancel } = useUpload((image) => field.onChange(image.address));
  const isUploading = percent !== null;

  function handleFiles(files: FileList | null): void {
    const [first] = files ?? [];
    if (first) void upload(first);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    handleFiles(event.dataTransfer.files);
  }

  /** Uploads a pasted image. Leaves a pasted text to the input. */
  function handlePaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    handleFiles(event.clipboardData.files);
  }

  return (
    <FieldFrame
      name={name}
      note={
        <>
          {/* Always rendered, so screen readers announce the upload's progress. */}
          <Text color="ink.2" fontSize="sm" role="status">
            {isUploading && (percent < 100 ? `Uploading: ${percent}%` : "Processing the image")}
          </Text>
          {error && (
            <Text color="warn" fontSize="sm" fontWeight={600} role="alert">
              {error}
            </Text>
          )}
        </>
      }
    >
      {(attributes) => (
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
          <Flex align="center" gap="2.5">
            {address !== "" && (
              <Box
                borderRadius="m"
                boxSize="56px"
                css={{ "& > span": { boxSize: "56px" } }}
                flex="none"
                overflow="hidden"
              >
                <LazyImage
                  alt={`Preview of ${label}`}
                  fallback={
                    <chakra.span color="ink.3" display="block" fontSize="xs" p="1">
                      No image
                    </chakra.span>
                  }
                  isEager
                  key={address}
                  size={56}
                  src={address}
                />
              </Box>
            )}
            <Input autoComplete="off" placeholder={placeholder} {...attributes} {...field} value={address} />
          </Flex>
          <Flex align="center" gap="2" mt="2" wrap="wrap">
            <chakra.input
              accept={UPLOAD_TYPES.join(",")}
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
            {isUploading && (
              <Button onClick={cancel} size="sm" variant="plain">
                Cancel the upload
              </Button>
            )}
            {address !== "" && !isUploading && (
              <Button
                onClick={() => {
                  field.onChange("");
                  document.getElementById(fieldId(name))?.focus();
                }}
                size="sm"
                variant="plain"
              >
                Remove the image
              </Button>
            )}
          </Flex>
          <Text color="ink.3" fontSize="xs" mt="1">
            You can also drop a file here or paste an image: JPEG, PNG, WebP or AVIF, up to 10 MB.
          </Text>
          {isPicking && (
            <ImagePicker
              onChoose={(chosen) => {
                setIsPicking(false);
                field.onChange(chosen);
              }}
              onClose={() => setIsPicking(false)}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
