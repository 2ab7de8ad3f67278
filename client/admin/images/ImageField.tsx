/** A field for the URL of an image. An editor can type the URL, upload an image, or choose an uploaded image. */
import { Box, Button, chakra, Flex, Input } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { LazyImage } from "../../ui/images/LazyImage";
import { FieldFrame, fieldId, useFieldSpec, useForms } from "../fields/FieldFrame";
import { ImageDropZone } from "./ImageDropZone";

export function ImageField({ name }: { name: string }) {
  const { form } = useForms();
  const { check, placeholder, label } = useFieldSpec(name, "image");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => check(String(value)) ?? true },
  });
  const address = String(field.value);
  const remove = address !== "" && (
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
  );
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <ImageDropZone actions={remove} onImage={(image) => field.onChange(image.address)}>
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
        </ImageDropZone>
      )}
    </FieldFrame>
  );
}
