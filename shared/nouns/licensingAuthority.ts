import { directoryFields } from "./directoryFields.js";
import { noun } from "./noun.js";

export const licensingAuthority = noun({
  name: "licensingAuthority",
  typename: "LicensingAuthority",
  table: "licensing_authorities",
  label: "licensing authority",
  plural: "licensing authorities",
  description: "An authority that licenses casinos.",
  title: "name",
  key: null,
  visible: "always",
  hasPage: true,
  isOnlyUpdated: true,
  isDirectory: true,
  fields: directoryFields,
});
