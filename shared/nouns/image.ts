import { requiredLine, text } from "../rules/text.js";
import { textLimits } from "../textLimits.js";
import { noun } from "./noun.js";

export const image = noun({
  name: "image",
  typename: "Image",
  table: "images",
  label: "image",
  plural: "images",
  description: "An uploaded image.",
  title: "fileName",
  key: "sha256",
  visible: "always",
  isOutsideLists: true,
  fields: {
    fileName: requiredLine("name"),
    alt: text("description", textLimits.line),
  },
});
