/** Reads the site's settings. */
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import { SiteSettings, siteSettingsId } from "../../database/entities/siteSettings.entity.js";
import { countRows } from "../../database/reading/countRows.js";

/** Returns the settings. A migration inserts them, and nothing deletes them. */
export function getSiteSettings(db: DataSource): Promise<SiteSettings> {
  return db.getRepository(SiteSettings).findOneByOrFail({ id: siteSettingsId });
}

export function countAllCasinos(db: DataSource): Promise<number> {
  return countRows(db, { entity: Casino, where: [] });
}
