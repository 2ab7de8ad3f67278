/** Changes the site's settings. */
import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import type { DeepPartial } from "typeorm";

import { type SiteSettings, siteSettingsId } from "../../database/entities/siteSettings.entity.js";
import { writeCatalogue, type WriteServices } from "../../catalogue/write/writes.js";
import { accentProblem, type AccentTheme, nearestAccent } from "../../../shared/accent.js";
import { AppError, type FieldError } from "../../shared/errors.js";
import type { Change } from "../../shared/schema/catalogue/catalogueWrites.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { textLimits } from "../../../shared/textLimits.js";
import type { HelpLineInput, SiteSettingsInput } from "./settings.inputs.js";

export interface SettingsUpdate {
  /** The version that the caller loaded. */
  version: number;
  input: SiteSettingsInput;
  auditActor: AuditActor;
}

/**
 * Changes the given settings. If the input has a new name but no home page title, the new name also replaces the old
 * one at the start of the title.
 * @throws ConflictError naming the settings that have changed since, or BadUserInputError for an accent color that is
 * hard to read.
 */
export async function updateSettings(
  services: WriteServices,
  change: Change,
  { version, input, auditActor }: SettingsUpdate,
): Promise<SiteSettings> {
  const values = toValues(input);
  rejectUnreadableAccents(values);
  const fields = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return writeCatalogue(services, change, async (write) => {
    await recordAudit(write.manager, auditActor, { event: "settingsChanged", details: { fields } });
    if (values.name === undefined || values.seoTitle !== undefined)
      return write.update("settings", siteSettingsId, version, values);
    const stored = await write.lock("settings", siteSettingsId, version);
    const seoTitle = renameTitle(stored, values.name);
    return write.update("settings", siteSettingsId, version, { ...values, seoTitle });
  });
}

/**
 * Replaces the stored name at the start of the stored title. If the result is too long, the title is just the new name.
 */
function renameTitle({ name, seoTitle }: SiteSettings, newName: string): string {
  const rest = seoTitle.slice(name.length);
  const isPartOfWord = /^[\p{L}\p{M}\p{N}]/u.test(rest);
  if (!seoTitle.startsWith(name) || isPartOfWord) return seoTitle;
  const title = newName + rest;
  return title.length > textLimits.line ? newName : title;
}

function toValues(input: SiteSettingsInput): DeepPartial<SiteSettings> {
  const { helpLines, socialLinks, accentLight, accentDark, ...rest } = input;
  return {
    ...toColumnValues(rest),
    ...(accentLight !== undefined && { accentLight: accentLight.trim().toLowerCase() }),
    ...(accentDark !== undefined && { accentDark: accentDark.trim().toLowerCase() }),
    ...(socialLinks && { socialLinks: socialLinks.map((link) => toColumnValues(link)) }),
    ...(helpLines && { helpLines: helpLines.map(toStoredLine) }),
  };
}

/** Converts a helpline to its stored form. All stored helplines have the same properties in the same order. */
function toStoredLine(line: HelpLineInput): object {
  const { countryCode, organization, description, phone, url, contact, registerName, registerUrl } =
    toColumnValues(line);
  const optional = { description, phone, url, contact, registerName, registerUrl };
  const filled = Object.entries(optional).map(([name, value]) => [name, value ?? null]);
  return { countryCode, organization, ...Object.fromEntries(filled) };
}

const accentFields = { accentLight: "light", accentDark: "dark" } as const satisfies Record<string, AccentTheme>;

/** @throws BadUserInputError whose extensions contain the nearest readable color for each rejected field. */
function rejectUnreadableAccents(values: DeepPartial<SiteSettings>): void {
  const errors: FieldError[] = [];
  const nearestColors: Record<string, string> = {};
  for (const [field, theme] of Object.entries(accentFields)) {
    const color = values[field as keyof typeof accentFields];
    const message = color === undefined ? null : accentProblem(theme, color);
    if (color === undefined || message === null) continue;
    nearestColors[field] = nearestAccent(theme, color);
    errors.push({ field, message });
  }
  if (errors.length === 0) return;
  const message = errors.map((each) => each.message).join(" ");
  throw new AppError(message, "BAD_USER_INPUT", { fields: errors, nearestColors });
}
