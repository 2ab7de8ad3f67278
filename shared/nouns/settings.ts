import { isHexColor } from "../accent.js";
import { contact, link, page, picture, requiredLink } from "../rules/address.js";
import { flag } from "../rules/choice.js";
import { email } from "../rules/email.js";
import type { Field } from "../rules/field.js";
import { items } from "../rules/items.js";
import { year } from "../rules/number.js";
import { line, requiredLine, text } from "../rules/text.js";
import { noun } from "./noun.js";

/** The maximum lengths of texts, in characters. */
const limits = {
  /** The name of this site or of another website. */
  name: 60,
  headline: 100,
  introduction: 300,
  pledge: 100,
  /** The mission or the story of the About page. */
  aboutText: 4_000,
  /** A claim about the site, such as `500+`. */
  claim: 60,
  /** The description or the keywords for search engines. */
  seoText: 500,
  /** A description of what a help organization offers. */
  helpText: 500,
  phone: 40,
};

/** A line with a length of its own that a row must have. */
const required = (label: string, max: number) => line(label, { without: "required", max });

const countryCode = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? null : "Enter the two-letter country code in capital letters, such as GB.";

/** A color such as `#0b6b50`. */
function color(label: string): Field<string, "required"> {
  const message = `Enter the ${label} as # and six hexadecimal digits, such as #0b6b50.`;
  return line(label, { without: "required", check: (code) => (isHexColor(code) ? null : message) });
}

const socialLink = {
  label: required("name for the website", limits.name),
  url: requiredLink("profile URL"),
};

const helpLine = {
  organization: requiredLine("name for the organization"),
  countryCode: line("country code", { without: "required", check: countryCode }),
  phone: line("telephone number", { max: limits.phone }),
  url: link("website"),
  contact: contact("way to contact the organization"),
  registerName: line("register name"),
  registerUrl: link("register URL"),
  description: text("description", limits.helpText),
};

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
  hasPage: true,
  isOnlyUpdated: true,
  isOutsideLists: true,
  fields: {
    name: required("name for the site", limits.name),
    tagline: line("tagline"),
    logoUrl: picture("logo URL"),
    accentLight: color("accent color in the light theme"),
    accentDark: color("accent color in the dark theme"),
    headline: text("headline", limits.headline, "required"),
    introduction: text("introduction", limits.introduction),
    pledge: line("pledge", { max: limits.pledge }),
    mission: text("mission", limits.aboutText),
    story: text("story", limits.aboutText),
    casinosReviewed: line("claim", { max: limits.claim }),
    playersHelped: line("claim", { max: limits.claim }),
    playersJoined: line("claim", { max: limits.claim }),
    playersServed: line("claim", { max: limits.claim }),
    foundedYear: year("founding year"),
    contactEmail: email("contact address"),
    contactPage: page("contact page"),
    socialLinks: items("social links", 10, socialLink),
    seoTitle: requiredLine("title for search engines"),
    seoDescription: required("description for search engines", limits.seoText),
    seoKeywords: line("keywords", { max: limits.seoText }),
    isIndexed: flag("listed by search engines", true),
    helpLines: items("help lines", 60, helpLine),
    hasExitOffer: flag("exit offer", true),
    hasInstallCard: flag("install card", true),
    hasFixedJackpots: flag("example jackpots", true),
    hasLocalAnalytics: flag("records of this browser", true),
    hasPlaceholderButtons: flag("buttons without an action", true),
    hasSetupGuide: flag("setup guide", true),
  },
});
