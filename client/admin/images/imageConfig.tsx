/** The configuration for the form of an image. Uploads create images, so the form only changes them. */
import { Text } from "@chakra-ui/react";
import type { ListedRow } from "../list/listConfig";
import type { FormConfig } from "../nouns/nounConfig";
import { imageFields, type ImageValues } from "./imageFields";
import { ImageToEditDocument, updateImageDocument } from "./images.generated";

export const imageConfig: FormConfig<ImageValues> = {
  noun: "image",
  catalogueNoun: "IMAGE",
  nameField: "fileName",
  documents: { edit: ImageToEditDocument, update: updateImageDocument },
  fields: imageFields,
  Preview: ImagePreview,
  // The document also selects `address`, although `ListedRow` does not have it.
  pathOf: (row: ListedRow) => (row as ListedRow & { address: string }).address,
};

function ImagePreview({ values: { alt } }: { values: ImageValues }) {
  return (
    <Text color="ink.2">
      {alt.trim() === "" ? "Screen readers skip this picture." : `Screen readers say: ${alt.trim()}`}
    </Text>
  );
}
