import { directoryFields } from "./directoryFields.js";
import { noun } from "./noun.js";

export const provider = noun({
  name: "provider",
  typename: "Provider",
  table: "providers",
  label: "provider",
  plural: "providers",
  description: "A studio that makes games.",
  title: "name",
  key: null,
  visible: "always",
  hasPage: true,
  isOnlyUpdated: true,
  isDirectory: true,
  fields: directoryFields,
});
