/** The configuration for the settings form. The site's settings are a single row, so there is no list. */
import type { FormConfig } from "../nouns/nounConfig";
import { paths } from "../../shared/paths";
import { AccentTool } from "./AccentTool";
import { SettingsToEditDocument, updateSiteSettingsDocument } from "./settings.generated";
import { settingsFields, type SettingsValues } from "./settingsFields";
import { SettingsPreview } from "./SettingsPreview";

export const settingsConfig: FormConfig<SettingsValues> = {
  noun: "settings",
  catalogueNoun: "SETTINGS",
  nameField: "name",
  documents: { edit: SettingsToEditDocument, update: updateSiteSettingsDocument },
  fields: settingsFields,
  isLong: true,
  Preview: SettingsPreview,
  sectionTools: { Appearance: AccentTool },
  pathOf: () => paths.home,
};
