/** The site's settings in mocked responses. */
import { helpLinesOfNewSite } from "../content/playSafe";

/**
 * The settings in the home page's response. The site makes its own claim about the number of casinos, so `casinoCount`
 * is null.
 */
export const homeSettings = { __typename: "SiteSettings", id: "settings", casinoCount: null } as const;

/** The settings in the About page's response. The page then has its starter texts. */
export const aboutSettings = { __typename: "SiteSettings", id: "settings", mission: null, story: null } as const;

export const helpSettings = {
  __typename: "SiteSettings",
  id: "settings",
  helpLines: helpLinesOfNewSite.map((line) => ({ __typename: "HelpLine", ...line })),
} as const;
