/** The inputs of the site's settings, with all rules that concern only one value. */
import { ArrayMaxSize, Matches, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";

import { HelpLine, SiteSettings, SocialLink } from "../../database/entities/siteSettings.entity.js";
import { NullableContact, NullableContactPage, NullableEmail, RequiredLink } from "../../shared/input/addressRules.js";
import {
  all,
  NonNull,
  NonNullLine,
  NonNullText,
  NullableLine,
  NullableText,
  RequiredLine,
  rule,
} from "../../shared/input/rules.js";
import { FieldOf } from "../../shared/schema/inputFields.js";
import { settingsLimits } from "../../../shared/textLimits.js";
import { countryName } from "./countries.js";
import { year } from "../../../shared/rules/number.js";
import { link, picture } from "../../../shared/rules/address.js";
import { Follows } from "../../shared/input/follows.js";

const { name, tagline, headline, introduction, pledge, aboutText, claim, seoText, helpText, socialLinks, helpLines } =
  settingsLimits;

/** A color such as `#0b6b50`. The field may be omitted, but must not be null. */
function NonNullColor(label: string): PropertyDecorator {
  const message = `Enter the ${label} as # and six hexadecimal digits, such as #0b6b50.`;
  return all(NonNull(`the ${label}`), Matches(/^\s*#[\da-f]{6}\s*$/i, { message }));
}

/** A list of inputs. The field may be omitted, but must not be null. */
function NonNullItems(label: string, max: number): PropertyDecorator {
  return all(
    NonNull(`the ${label}`),
    ArrayMaxSize(max, { message: `Enter no more than ${max} ${label}.` }),
    ValidateNested({ each: true }),
  );
}

@InputType({ description: "A profile of the site on another website." })
export class SocialLinkInput {
  @FieldOf(SocialLink, RequiredLine("name for the website", name), { nullable: false })
  label!: string;

  @FieldOf(SocialLink, RequiredLink("profile URL"), { nullable: false })
  url!: string;
}

@InputType({ description: "An organization that helps players, and its country's self-exclusion register." })
export class HelpLineInput {
  @FieldOf(
    HelpLine,
    rule(
      "country",
      (value) => countryName(String(value)) !== null,
      "Enter the two-letter country code in capital letters, such as GB.",
    ),
    { nullable: false },
  )
  countryCode!: string;

  @FieldOf(HelpLine, RequiredLine("name for the organization"), { nullable: false })
  organization!: string;

  @FieldOf(HelpLine, NullableText("description", helpText))
  description?: string | null;

  @FieldOf(HelpLine, NullableLine("telephone number", 40))
  phone?: string | null;

  @FieldOf(HelpLine, Follows(link("website")))
  url?: string | null;

  @FieldOf(HelpLine, NullableContact("way to contact the organization"))
  contact?: string | null;

  @FieldOf(HelpLine, NullableLine("register name"))
  registerName?: string | null;

  @FieldOf(HelpLine, Follows(link("register URL")))
  registerUrl?: string | null;
}

@InputType({
  description:
    "Changes to the site's settings. Omitted fields stay unchanged; a null or blank value clears an optional field. " +
    "If `name` is given and `seoTitle` is not, the server replaces the old name at the start of the title with the new name. " +
    "If the title would then be longer than 200 characters, it becomes just the name.",
})
export class SiteSettingsInput {
  @FieldOf(SiteSettings, NonNullLine("name for the site", name))
  name?: string;

  @FieldOf(SiteSettings, NullableLine("tagline", tagline))
  tagline?: string | null;

  @FieldOf(SiteSettings, Follows(picture("logo URL")))
  logoUrl?: string | null;

  @FieldOf(SiteSettings, NonNullColor("accent color in the light theme"))
  accentLight?: string;

  @FieldOf(SiteSettings, NonNullColor("accent color in the dark theme"))
  accentDark?: string;

  @FieldOf(SiteSettings, NonNullText("headline", headline))
  headline?: string;

  @FieldOf(SiteSettings, NullableText("introduction", introduction))
  introduction?: string | null;

  @FieldOf(SiteSettings, NullableLine("pledge", pledge))
  pledge?: string | null;

  @FieldOf(SiteSettings, NullableText("mission", aboutText))
  mission?: string | null;

  @FieldOf(SiteSettings, NullableText("story", aboutText))
  story?: string | null;

  @FieldOf(SiteSettings, NullableLine("claim", claim))
  casinosReviewed?: string | null;

  @FieldOf(SiteSettings, NullableLine("claim", claim))
  playersHelped?: string | null;

  @FieldOf(SiteSettings, NullableLine("claim", claim))
  playersJoined?: string | null;

  @FieldOf(SiteSettings, NullableLine("claim", claim))
  playersServed?: string | null;

  @FieldOf(SiteSettings, Follows(year("founding year")))
  foundedYear?: number | null;

  @FieldOf(SiteSettings, NullableEmail("contact address"))
  contactEmail?: string | null;

  @FieldOf(SiteSettings, NullableContactPage("contact page"))
  contactPage?: string | null;

  @Field(() => [SocialLinkInput], {
    nullable: true,
    description: "The profiles on other websites, at most 10. The list replaces the previous list.",
  })
  @NonNullItems("social links", socialLinks)
  socialLinks?: SocialLinkInput[];

  @FieldOf(SiteSettings, NonNullLine("title for search engines"))
  seoTitle?: string;

  @FieldOf(SiteSettings, NonNullLine("description for search engines", seoText))
  seoDescription?: string;

  @FieldOf(SiteSettings, NullableLine("keywords", seoText))
  seoKeywords?: string | null;

  @FieldOf(SiteSettings, NonNull("Listed by search engines"))
  isIndexed?: boolean;

  @Field(() => [HelpLineInput], {
    nullable: true,
    description: "The organizations that help players, at most 60. The list replaces the previous list.",
  })
  @NonNullItems("help lines", helpLines)
  helpLines?: HelpLineInput[];

  @FieldOf(SiteSettings, NonNull("Exit offer"))
  hasExitOffer?: boolean;

  @FieldOf(SiteSettings, NonNull("Install card"))
  hasInstallCard?: boolean;

  @FieldOf(SiteSettings, NonNull("Example jackpots"))
  hasFixedJackpots?: boolean;

  @FieldOf(SiteSettings, NonNull("Records of this browser"))
  hasLocalAnalytics?: boolean;

  @FieldOf(SiteSettings, NonNull("Buttons without an action"))
  hasPlaceholderButtons?: boolean;

  @FieldOf(SiteSettings, NonNull("Setup guide"))
  hasSetupGuide?: boolean;
}
