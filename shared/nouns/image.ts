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
});
