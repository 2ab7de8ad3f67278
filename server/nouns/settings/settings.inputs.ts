/** The inputs of the site's settings. Their rules are in `shared/nouns/settings`. */
import { ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";

import { HelpLine, SiteSettings, SocialLink } from "../../database/entities/siteSettings.entity.js";
import { Follows } from "../../shared/input/follows.js";
import { rule } from "../../shared/input/rules.js";
import { inputOf } from "../../shared/schema/nounInputs.js";
import { settings } from "../../../shared/nouns/settings.js";
import { countryName } from "./countries.js";

const { socialLinks, helpLines, ...fields } = settings.fields;

const SocialLinkInput = inputOf(SocialLink, {
  name: "SocialLinkInput",
  description: "A profile of the site on another website.",
  fields: socialLinks.each,
  isNew: true,
});

/** Whether a country has this code, which only the server knows. */
const isCountry = (code: unknown) => typeof code === "string" && countryName(code.trim()) !== null;

const HelpLineInput = inputOf(HelpLine, {
  name: "HelpLineInput",
  description: "An organization that helps players, and its country's self-exclusion register.",
  fields: helpLines.each,
  isNew: true,
  more: {
    countryCode: rule("country", isCountry, "Enter the two-letter country code in capital letters, such as GB."),
  },
});
export type HelpLineInput = InstanceType<typeof HelpLineInput>;

/** The lists of the settings, which have inputs of their own. */
@InputType()
class SettingsLists {
  @Field(() => [SocialLinkInput], {
    nullable: true,
    description: `The profiles on other websites, at most ${socialLinks.max}. The list replaces the previous list.`,
  })
  @Follows(socialLinks)
  @ValidateNested({ each: true })
  socialLinks?: InstanceType<typeof SocialLinkInput>[];

  @Field(() => [HelpLineInput], {
    nullable: true,
    description: `The organizations that help players, at most ${helpLines.max}. The list replaces the previous list.`,
  })
  @Follows(helpLines)
  @ValidateNested({ each: true })
  helpLines?: HelpLineInput[];
}

export const SiteSettingsInput = inputOf(SiteSettings, {
  name: "SiteSettingsInput",
  description:
    "Changes to the site's settings. Omitted fields stay unchanged; a null or blank value clears an optional field. " +
    "If `name` is given and `seoTitle` is not, the server replaces the old name at the start of the title with the new name. " +
    "If the title would then be longer than 200 characters, it becomes just the name.",
  fields,
  own: SettingsLists,
});
export type SiteSettingsInput = InstanceType<typeof SiteSettingsInput>;
