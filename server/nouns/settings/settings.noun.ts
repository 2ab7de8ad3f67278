import type { WriteServices } from "../../catalogue/write/writes.js";
import { updatedNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { updateSettings } from "./settings.commands.js";
import { SiteSettingsInput } from "./settings.inputs.js";
import { HelpLineResolver, SettingsResolver } from "./settings.resolver.js";

export const settingsNoun = updatedNoun<WriteServices, SiteSettingsInput>("settings", {
  input: SiteSettingsInput,
  update: (services, change, { version }, input) =>
    updateSettings(services, change, { version, input, auditActor: { actor: change.actor } }),
  policy: "editSettings",
  resolvers: [SettingsResolver, HelpLineResolver],
  // The home page shows the settings.
  pathOf: () => "/",
});
