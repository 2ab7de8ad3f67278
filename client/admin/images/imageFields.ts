/** The fields of an uploaded image in the admin form, in order. */
import { nouns } from "../../../shared/nouns/registry";
import { section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";

const { fields } = nouns.image;

export const imageFields = section("Image", {
  fileName: input.line(fields.fileName, { label: "Name", hint: "Only editors see it." }),
  alt: input.line(fields.alt, {
    label: "Description",
    hint: "What the picture shows, for people who cannot see it. Leave it empty if the picture is only decoration.",
  }),
});

export type ImageValues = ValuesOf<typeof imageFields>;
