/** The settings of the site, which editors change in the panel. The table always has exactly one row. */
import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";
import { FieldColumn, NullableColumn } from "./columns.js";

/** The id of the only row. */
export const siteSettingsId = "00000000-0000-4000-8000-000000000017";

@ObjectType({ description: "A profile of the site on another website.", simpleResolvers: true })
export class SocialLink {
  @Field(() => String, { description: "The name of the other website, such as `Mastodon`." })
  label!: string;

  @Field(() => String, { description: "The URL of the profile, http or https." })
  url!: string;
}

@ObjectType({
  description: "An organization that helps players, and its country's self-exclusion register.",
  simpleResolvers: true,
})
export class HelpLine {
  @Field(() => String, { description: "The ISO 3166-1 alpha-2 code of the country, such as `GB`." })
  countryCode!: string;

  @Field(() => String, { description: "The name of the organization." })
  organization!: string;

  @Field(() => String, { nullable: true, description: "What the organization does, in a sentence or two." })
  description!: string | null;

  @Field(() => String, { nullable: true, description: "The telephone number; null if there is none." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "The URL of the organization's website; null if there is none." })
  url!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The organization's contact page or email address, which the Contact button opens; null if unknown.",
  })
  contact!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of the country's self-exclusion register; null if there is none.",
  })
  registerName!: string | null;

  @Field(() => String, { nullable: true, description: "The URL of the register; null if there is none." })
  registerUrl!: string | null;
}

@ObjectType({ description: "The settings of the site, which every page uses.", simpleResolvers: true })
@Entity("site_settings")
@Check("site_settings_only", `id = '${siteSettingsId}'`)
@Check("site_settings_name_present", "btrim(name) <> ''")
@Check("site_settings_accent_light_form", "accent_light ~ '^#[0-9a-f]{6}$'")
@Check("site_settings_accent_dark_form", "accent_dark ~ '^#[0-9a-f]{6}$'")
@Check("site_settings_founded_year_range", "founded_year >= 1900 AND founded_year <= 9999")
export class SiteSettings extends CatalogueRow {
  @FieldColumn("text", "The site's name, which appears in every page title.")
  name!: string;

  @NullableColumn("text", "The sentence under the site name in the footer.")
  tagline!: string | null;

  @NullableColumn(
    "text",
    "The logo: an https URL or a path on our own site. If null, pages show the site's name instead.",
  )
  logoUrl!: string | null;

  @FieldColumn(
    "text",
    "The accent color in the light theme, such as `#0b6b50`. Text in this color must have a contrast ratio of at least 4.5 to 1 against the theme's backgrounds.",
  )
  accentLight!: string;

  @FieldColumn(
    "text",
    "The accent color in the dark theme, such as `#48cf9f`. Text in this color must have a contrast ratio of at least 4.5 to 1 against the theme's backgrounds.",
  )
  accentDark!: string;

  @FieldColumn("text", "The home page's headline, which can contain line breaks.")
  headline!: string;

  @NullableColumn("text", "The sentence under the home page's headline. If null, there is none.")
  introduction!: string | null;

  @NullableColumn("text", "The pledge above the home page's headline. If null, there is none.")
  pledge!: string | null;

  @NullableColumn(
    "text",
    "The site's mission, as the About page describes it. Blank lines separate paragraphs. If null, the page shows its starter text.",
  )
  mission!: string | null;

  @NullableColumn(
    "text",
    "The site's story, as the About page tells it. Blank lines separate paragraphs. If null, the page shows its starter text, which includes `foundedYear` and `playersServed`.",
  )
  story!: string | null;

  @NullableColumn(
    "text",
    "The number of reviewed casinos that the home page claims. If null, the page shows the number of casinos.",
  )
  casinosReviewed!: string | null;

  @NullableColumn(
    "text",
    "The number of players that the site has helped, as the home page claims. If null, the page makes no such claim.",
  )
  playersHelped!: string | null;

  @NullableColumn(
    "text",
    "The number of players who have joined, as the exit offer claims. If null, the offer makes no such claim.",
  )
  playersJoined!: string | null;

  @NullableColumn(
    "text",
    "The number of players that the site serves, as the About page claims. If null, the page makes no such claim.",
  )
  playersServed!: string | null;

  @NullableColumn("integer", "The year in which the site was founded. If null, the About page mentions no year.")
  foundedYear!: number | null;

  @NullableColumn("text", "The email address for visitors; null if there is none.")
  contactEmail!: string | null;

  @NullableColumn("text", "The contact page: a path on our own site, or a URL; null if there is none.")
  contactPage!: string | null;

  @Field(() => [SocialLink], { description: "The site's profiles on other websites, at most 10." })
  @Column("jsonb", { default: () => "'[]'" })
  socialLinks!: SocialLink[];

  @FieldColumn("text", "The home page's title for search engines.")
  seoTitle!: string;

  @FieldColumn("text", "The home page's description for search engines.")
  seoDescription!: string;

  @NullableColumn("text", "The home page's keywords, separated by commas.")
  seoKeywords!: string | null;

  @FieldColumn(
    "boolean",
    "Whether search engines may list the site. If false, every page is marked `noindex`, and there is no sitemap.",
    { default: true },
  )
  isIndexed!: boolean;

  @Field(() => [HelpLine], {
    description: "The organizations that help players, in display order; at most 60.",
  })
  @Column("jsonb", { default: () => "'[]'" })
  helpLines!: HelpLine[];

  @FieldColumn("boolean", "Whether visitors who are about to leave see the exit offer with its sample codes.", {
    default: true,
  })
  hasExitOffer!: boolean;

  @FieldColumn("boolean", "Whether visitors see the offer to install the site as an app.", { default: true })
  hasInstallCard!: boolean;

  @FieldColumn("boolean", "Whether the jackpots page shows three jackpots with example amounts.", { default: true })
  hasFixedJackpots!: boolean;

  @FieldColumn(
    "boolean",
    "Whether the admin panel shows the events and subscribers that the editor's browser stores.",
    { default: true },
  )
  hasLocalAnalytics!: boolean;

  @FieldColumn(
    "boolean",
    "Whether pages show the buttons that don't do anything yet. If false, the news page has a working newsletter form instead.",
    { default: true },
  )
  hasPlaceholderButtons!: boolean;

  @FieldColumn("boolean", "Whether the admin panel's Settings tab shows the guide for a new site.", { default: true })
  hasSetupGuide!: boolean;
}
