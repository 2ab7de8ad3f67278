/** The fields of the site's settings in the admin form, in order. */
import { accentProblem, accentThemes, type AccentTheme } from "../../../shared/accent";
import { settings } from "../../../shared/nouns/settings";
import { type Field, firstProblem } from "../../../shared/rules/field";
import { visibleText } from "../../../shared/visibleText";
import { section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";

const { fields } = settings;

/** A color of text, which must be readable in a theme. The server checks this too. */
function accent(theme: AccentTheme, field: Field<string, "required">) {
  return {
    ...input.line(field, {
      label: `Accent color in the ${theme} theme`,
      placeholder: accentThemes[theme].standard.accent,
    }),
    isColor: true,
    check: firstProblem(field.problemOf, (value) => accentProblem(theme, visibleText(value).trim().toLowerCase())),
  } as const;
}

export const settingsFields = {
  ...section("Name", {
    name: input.line(fields.name, { label: "Site name", hint: "Appears at the end of every page title." }),
    tagline: input.line(fields.tagline, { label: "Tagline", hint: "Appears at the bottom of every page." }),
    logoUrl: input.image(fields.logoUrl, {
      label: "Logo URL",
      placeholder: "/logo.svg",
      hint: "Leave empty to show the site's name instead.",
    }),
  }),
  ...section("Appearance", {
    accentLight: accent("light", fields.accentLight),
    accentDark: accent("dark", fields.accentDark),
  }),
  ...section("Home page", {
    headline: input.text(fields.headline, { label: "Headline", hint: "The headline can contain line breaks." }),
    introduction: input.text(fields.introduction, { label: "Introduction", hint: "Shown under the headline." }),
    pledge: input.line(fields.pledge, {
      label: "Pledge",
      hint: "Shown above the headline. Leave empty to omit it.",
    }),
  }),
  ...section("About Us page", {
    mission: input.text(fields.mission, {
      label: "Our Mission",
      hint: "Separate paragraphs with a blank line. Leave empty to show the starter text.",
    }),
    story: input.text(fields.story, {
      label: "Our Story",
      hint: "Separate paragraphs with a blank line. Leave empty to show the starter text, which uses the claims below.",
    }),
  }),
  ...section("Claims", {
    casinosReviewed: input.line(fields.casinosReviewed, {
      label: "Casinos reviewed",
      placeholder: "500+",
      hint: "Shown on the home page. Leave empty to show the number of casinos in the catalogue.",
    }),
    playersHelped: input.line(fields.playersHelped, {
      label: "Players helped",
      hint: "Shown on the home page. Leave empty to make no claim.",
    }),
    playersJoined: input.line(fields.playersJoined, {
      label: "Players in the exit offer",
      hint: "As in “Join 50,000+ players”. Leave empty to omit the number.",
    }),
    playersServed: input.line(fields.playersServed, {
      label: "Players served",
      hint: "As in “Today we serve millions of players” on the About Us page. Leave empty to make no claim.",
    }),
    foundedYear: input.number(fields.foundedYear, {
      label: "Founding year",
      hint: "Shown on the About Us page. Leave empty to omit the year.",
    }),
  }),
  ...section("Contact", {
    contactEmail: input.line(fields.contactEmail, { label: "Email address" }),
    contactPage: input.line(fields.contactPage, { label: "Contact page", placeholder: "/about-us" }),
    socialLinks: input.items(
      fields.socialLinks,
      { label: { label: "Website" }, url: { label: "URL" } },
      { label: "Profiles on other websites", item: "profile" },
    ),
  }),
  ...section("Search engines", {
    seoTitle: input.line(fields.seoTitle, { label: "Home page title" }),
    seoDescription: input.text(fields.seoDescription, { label: "Description" }),
    seoKeywords: input.line(fields.seoKeywords, { label: "Keywords" }),
    isIndexed: input.flag(fields.isIndexed, {
      label: "Listed by search engines",
      hint: "If off, every page asks search engines not to list it. Visitors can still open the site.",
    }),
  }),
  ...section("Help lines", {
    helpLines: input.items(
      fields.helpLines,
      {
        organization: { label: "Organization" },
        countryCode: { label: "Country code" },
        phone: { label: "Telephone" },
        url: { label: "Website" },
        contact: { label: "Contact page or email address" },
        registerName: { label: "Self-exclusion register" },
        registerUrl: { label: "Register URL" },
        description: { label: "What they do", isLong: true },
      },
      {
        label: "Organizations that help players",
        item: "organization",
        hint: "Shown on the Play Safe page in this order.",
      },
    ),
  }),
  ...section("Switches", {
    hasExitOffer: input.flag(fields.hasExitOffer, {
      label: "Exit offer",
      hint: "Offers three sample codes when a visitor is about to leave.",
    }),
    hasInstallCard: input.flag(fields.hasInstallCard, {
      label: "Install prompt",
      hint: "Offers to install the site as an app.",
    }),
    hasFixedJackpots: input.flag(fields.hasFixedJackpots, {
      label: "Example jackpots",
      hint: "Shows three jackpots with example amounts.",
    }),
    hasLocalAnalytics: input.flag(fields.hasLocalAnalytics, {
      label: "Browser records",
      hint: "The Analytics tab shows the events and subscribers stored in this browser.",
    }),
    hasPlaceholderButtons: input.flag(fields.hasPlaceholderButtons, {
      label: "Buttons that do nothing yet",
      hint: "Shows the buttons that say “Not available yet”.",
    }),
    hasSetupGuide: input.flag(fields.hasSetupGuide, {
      label: "Setup guide",
      hint: "Shows the setup steps for a new site at the top of this tab.",
    }),
  }),
};

export type SettingsValues = ValuesOf<typeof settingsFields>;
