import { picture } from "../rules/address.js";
import { ofOneRow } from "../rules/field.js";
import { line, requiredLine, slug, text } from "../rules/text.js";
import { textLimits } from "../textLimits.js";
import { noun } from "./noun.js";

export const person = noun({
  name: "person",
  typename: "Person",
  table: "people",
  label: "person",
  plural: "people",
  description: "An author or reviewer of articles.",
  title: "name",
  key: "slug",
  visible: "always",
  hasPage: true,
  isEditable: true,
  fields: {
    name: ofOneRow(requiredLine("name")),
    slug: slug(),
    role: line("role"),
    bio: text("short bio", textLimits.paragraph),
    pictureUrl: picture("picture URL"),
  },
});
