/** The site's settings in mocked responses. */
import { helpLinesOfNewSite } from "../content/playSafe";
import { defaultSite } from "../shared/site";

/**
 * The settings in the home page's response. The site makes its own claim about the number of casinos, so `casinoCount`
 * is null.
 */
export const homeSettings = { __typename: "SiteSettings", id: "settings", casinoCount: null } as const;

/** The settings in the About page's response. The page then shows its starter text. */
export const aboutSettings = { __typename: "SiteSettings", id: "settings", mission: null, story: null } as const;

export const helpSettings = {
  __typename: "SiteSettings",
  id: "settings",
  helpLines: helpLinesOfNewSite.map((line) => ({ __typename: "HelpLine", ...line })),
} as const;

/** A new site's settings, as the API returns them to the panel's forms. */
export const storedSettings = {
  __typename: "SiteSettings",
  ...defaultSite,
  isIndexed: true,
  hasSetupGuide: true,
  id: "00000000-0000-4000-8000-000000000017",
  version: 4,
  updatedAt: "2026-11-12T09:30:00.000Z",
  lastChange: null,
  mission: null,
  story: null,
  helpLines: helpSettings.helpLines.map(({ countryName: _countryName, ...line }) => line),
};
