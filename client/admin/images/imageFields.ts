/** The fields of an uploaded image in the admin form, in order. */
import { section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";

export const imageFields = section("Image", {
  fileName: {
    kind: "line",
    label: "Name",
    isRequired: true,
    hint: "Only editors see it.",
    check: rules.requiredText("name"),
  },
  alt: {
    kind: "line",
    label: "Description",
    hint: "What the picture shows, for people who cannot see it. Leave it empty if the picture is only decoration.",
    check: rules.text("description"),
  },
});

export type ImageValues = ValuesOf<typeof imageFields>;
