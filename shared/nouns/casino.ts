import { link, picture } from "../rules/address.js";
import { flag } from "../rules/choice.js";
import { ofOneRow } from "../rules/field.js";
import { count, money, rating, withDefault, year } from "../rules/number.js";
import { currency, line, phrases, requiredLine, slug, text } from "../rules/text.js";
import { detailLimits, textLimits } from "../textLimits.js";
import { noun } from "./noun.js";

export const casino = noun({
  name: "casino",
  typename: "Casino",
  table: "casinos",
  label: "casino",
  plural: "casinos",
  description: "A casino with its review.",
  title: "name",
  key: "slug",
  formerSlugs: { table: "slug_redirects", column: "casino_id" },
  visible: "always",
  hasPage: true,
  isEditable: true,
  isInFeed: true,
  hasFacts: true,
  fields: {
    name: ofOneRow(requiredLine("name")),
    slug: slug(),
    description: text("description", textLimits.paragraph),
    websiteUrl: link("website URL"),
    logoUrl: picture("logo URL"),
    rating: rating(),
    reviewCount: withDefault(count("review count")),
    establishedYear: year("opening year"),
    withdrawalHours: count("withdrawal time in hours", detailLimits.payoutHours),
    currency: currency("currency"),
    payoutLimitPerMonth: money("payout limit per month", 1),
    welcomeBonus: line("welcome bonus"),
    bonusAmount: line("bonus amount"),
    freeSpins: count("number of free spins"),
    minDeposit: line("minimum deposit"),
    wageringRequirement: line("wagering requirement"),
    isFeatured: flag("featured"),
    isNew: flag("new"),
    acceptsCrypto: flag("accepts crypto"),
    hasLiveGames: flag("live games"),
    mobileOptimized: flag("mobile optimized", true),
    licenses: phrases("licenses"),
    paymentMethods: phrases("payment methods"),
    pros: phrases("pros"),
    cons: phrases("cons"),
    gameProviders: phrases("game providers"),
  },
});
