import { noun } from "./noun.js";

export const settings = noun({
  name: "settings",
  typename: "SiteSettings",
  table: "site_settings",
  label: "settings page",
  plural: "settings",
  description: "The site's settings, stored as a single row.",
  title: "name",
  key: null,
  visible: "always",
  isOnlyUpdated: true,
  isOutsideLists: true,
});
