/** The fields of the site's settings in the admin form, in order. */
import { isHexColor, isReadableAccent, type AccentTheme } from "../../../shared/accent";
import { settingsLimits as limits } from "../../../shared/textLimits";
import { section, type ItemColumn, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";

function accent(theme: AccentTheme) {
  return (value: string): string | null => {
    const color = value.trim();
    if (!isHexColor(color))
      return `Enter the accent color in the ${theme} theme as # and six hexadecimal digits, such as #0b6b50.`;
    return isReadableAccent(theme, color)
      ? null
      : `Text in this color is hard to read in the ${theme} theme. Choose the color suggested above, or another one.`;
  };
}

const socialColumns: readonly ItemColumn[] = [
  { name: "label", label: "Website", isRequired: true, check: rules.requiredText("name for the website", limits.name) },
  { name: "url", label: "URL", isRequired: true, check: rules.requiredLink("profile URL") },
];

const helpColumns: readonly ItemColumn[] = [
  {
    name: "organization",
    label: "Organization",
    isRequired: true,
    check: rules.requiredText("name for the organization"),
  },
  {
    name: "countryCode",
    label: "Country code",
    isRequired: true,
    check: (value) =>
      /^[A-Z]{2}$/.test(value.trim()) ? null : "Enter the two-letter country code in capital letters, such as GB.",
  },
  { name: "phone", label: "Telephone", check: rules.text("telephone number", 40) },
  { name: "url", label: "Website", check: rules.link("website") },
  {
    name: "contact",
    label: "Contact page or email address",
    check: rules.contact("way to contact the organization"),
  },
  { name: "registerName", label: "Self-exclusion register", check: rules.text("register name") },
  { name: "registerUrl", label: "Register URL", check: rules.link("register URL") },
  { name: "description", label: "What they do", isLong: true, check: rules.text("description", limits.helpText) },
];

export const settingsFields = {
  ...section("Name", {
    name: {
      kind: "line",
      label: "Site name",
      isRequired: true,
      hint: "Appears at the end of every page title.",
      check: rules.requiredText("name for the site", limits.name),
    },
    tagline: {
      kind: "line",
      label: "Tagline",
      hint: "Appears at the bottom of every page.",
      check: rules.text("tagline", limits.tagline),
    },
    logoUrl: {
      kind: "image",
      label: "Logo URL",
      placeholder: "/logo.svg",
      hint: "Leave empty to show the site's name instead.",
      check: rules.picture("logo URL"),
    },
  }),
  ...section("Appearance", {
    accentLight: {
      kind: "line",
      label: "Accent color in the light theme",
      isRequired: true,
      isColor: true,
      placeholder: "#0b6b50",
      check: accent("light"),
    },
    accentDark: {
      kind: "line",
      label: "Accent color in the dark theme",
      isRequired: true,
      isColor: true,
      placeholder: "#48cf9f",
      check: accent("dark"),
    },
  }),
  ...section("Home page", {
    headline: {
      kind: "text",
      label: "Headline",
      isRequired: true,
      hint: "The headline can contain line breaks.",
      check: rules.requiredText("headline", limits.headline),
    },
    introduction: {
      kind: "text",
      label: "Introduction",
      hint: "Shown under the headline.",
      check: rules.text("introduction", limits.introduction),
    },
    pledge: {
      kind: "line",
      label: "Pledge",
      hint: "Shown above the headline. Leave empty to omit it.",
      check: rules.text("pledge", limits.pledge),
    },
  }),
  ...section("About Us page", {
    mission: {
      kind: "text",
      label: "Our Mission",
      hint: "Separate paragraphs with a blank line. Leave empty to show the starter text.",
      check: rules.text("mission", limits.aboutText),
    },
    story: {
      kind: "text",
      label: "Our Story",
      hint: "Separate paragraphs with a blank line. Leave empty to show the starter text, which uses the claims below.",
      check: rules.text("story", limits.aboutText),
    },
  }),
  ...section("Claims", {
    casinosReviewed: {
      kind: "line",
      label: "Casinos reviewed",
      placeholder: "500+",
      hint: "Shown on the home page. Leave empty to show the number of casinos in the catalogue.",
      check: rules.text("claim", limits.claim),
    },
    playersHelped: {
      kind: "line",
      label: "Players helped",
      hint: "Shown on the home page. Leave empty to make no claim.",
      check: rules.text("claim", limits.claim),
    },
    playersJoined: {
      kind: "line",
      label: "Players in the exit offer",
      hint: "As in “Join 50,000+ players”. Leave empty to omit the number.",
      check: rules.text("claim", limits.claim),
    },
    playersServed: {
      kind: "line",
      label: "Players served",
      hint: "As in “Today we serve millions of players” on the About Us page. Leave empty to make no claim.",
      check: rules.text("claim", limits.claim),
    },
    foundedYear: {
      kind: "number",
      label: "Founding year",
      min: 1900,
      step: 1,
      hint: "Shown on the About Us page. Leave empty to omit the year.",
      check: rules.year("founding year"),
    },
  }),
  ...section("Contact", {
    contactEmail: { kind: "line", label: "Email address", check: rules.email("contact address") },
    contactPage: {
      kind: "line",
      label: "Contact page",
      placeholder: "/about-us",
      check: rules.contactPage("contact page"),
    },
    socialLinks: {
      kind: "items",
      label: "Profiles on other websites",
      item: "profile",
      max: limits.socialLinks,
      columns: socialColumns,
      check: rules.itemList("social links", limits.socialLinks, socialColumns),
    },
  }),
  ...section("Search engines", {
    seoTitle: {
      kind: "line",
      label: "Home page title",
      isRequired: true,
      check: rules.requiredText("title for search engines"),
    },
    seoDescription: {
      kind: "text",
      label: "Description",
      isRequired: true,
      check: rules.requiredText("description for search engines", limits.seoText),
    },
    seoKeywords: { kind: "line", label: "Keywords", check: rules.text("keywords", limits.seoText) },
    isIndexed: {
      kind: "flag",
      initial: true,
      label: "Listed by search engines",
      hint: "If off, every page asks search engines not to list it. Visitors can still open the site.",
    },
  }),
  ...section("Help lines", {
    helpLines: {
      kind: "items",
      label: "Organizations that help players",
      item: "organization",
      max: limits.helpLines,
      hint: "Shown on the Play Safe page in this order.",
      columns: helpColumns,
      check: rules.itemList("help lines", limits.helpLines, helpColumns),
    },
  }),
  ...section("Switches", {
    hasExitOffer: {
      kind: "flag",
      initial: true,
      label: "Exit offer",
      hint: "Offers three sample codes when a visitor is about to leave.",
    },
    hasInstallCard: {
      kind: "flag",
      initial: true,
      label: "Install prompt",
      hint: "Offers to install the site as an app.",
    },
    hasFixedJackpots: {
      kind: "flag",
      initial: true,
      label: "Example jackpots",
      hint: "Shows three jackpots with example amounts.",
    },
    hasLocalAnalytics: {
      kind: "flag",
      initial: true,
      label: "Browser records",
      hint: "The Analytics tab shows the events and subscribers stored in this browser.",
    },
    hasPlaceholderButtons: {
      kind: "flag",
      initial: true,
      label: "Buttons that do nothing yet",
      hint: "Shows the buttons that say “Not available yet”.",
    },
    hasSetupGuide: {
      kind: "flag",
      initial: true,
      label: "Setup guide",
      hint: "Shows the setup steps for a new site at the top of this tab.",
    },
  }),
};

export type SettingsValues = ValuesOf<typeof settingsFields>;
