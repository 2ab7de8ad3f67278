/** The fields of a casino in the admin form, in order. */
import { nouns } from "../../../shared/nouns/registry";
import { section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";
import * as rules from "../fields/rules";
import { textLimits } from "../../../shared/textLimits";

function review(label: string, path: string, noun: string) {
  return {
    kind: "text",
    label,
    path: `review.${path}`,
    isOfOneRow: true,
    check: rules.text(`text about ${noun}`, textLimits.review),
  } as const;
}

const { fields } = nouns.casino;

export const casinoFields = {
  ...section("Casino", {
    name: input.line(fields.name, { label: "Name" }),
    slug: input.slug(fields.slug, {
      from: "name",
      hint: "The last part of the review's URL. If you change it, the old URL redirects to the new one.",
    }),
    description: input.text(fields.description, {
      label: "Description",
      hint: "One or two sentences.",
    }),
    websiteUrl: input.line(fields.websiteUrl, { label: "Website", placeholder: "https://" }),
    logoUrl: input.image(fields.logoUrl, {
      label: "Logo URL",
      placeholder: "/logos/northgate.svg",
      hint: "Use a square image. If this is empty, visitors see a monogram.",
    }),
    rating: input.number(fields.rating, {
      label: "Rating",
      hint: "From 0 to 5. Visitors see twice this value, out of 10. Enter 0 if not rated yet.",
    }),
    reviewCount: input.number(fields.reviewCount, {
      label: "Review count",
      hint: "The number of player reviews behind the rating.",
    }),
    establishedYear: input.number(fields.establishedYear, {
      label: "Year established",
      hint: "Leave empty if unknown.",
      fact: "ESTABLISHED_YEAR",
    }),
    withdrawalHours: input.number(fields.withdrawalHours, {
      label: "Withdrawal time (hours)",
      fact: "WITHDRAWAL_HOURS",
      hint: "How long a withdrawal usually takes. Leave empty if unknown.",
    }),
    currency: input.line(fields.currency, {
      label: "Currency",
      placeholder: "USD",
      hint: "Applies to the payout limit.",
    }),
    payoutLimitPerMonth: input.number(fields.payoutLimitPerMonth, {
      label: "Payout limit per month",
      hint: "Enter an amount in the currency above, for example 5000 or 2500.50. Leave empty if the casino states no limit.",
    }),
  }),
  ...section("Welcome offer", {
    welcomeBonus: input.line(fields.welcomeBonus, {
      label: "Welcome bonus",
      placeholder: "100% up to $500",
    }),
    bonusAmount: input.line(fields.bonusAmount, { label: "Bonus amount", placeholder: "$500" }),
    freeSpins: input.number(fields.freeSpins, {
      label: "Free spins",
      hint: "Leave empty if unknown.",
      fact: "FREE_SPINS",
    }),
    minDeposit: input.line(fields.minDeposit, {
      label: "Minimum deposit",
      placeholder: "$10",
      fact: "MIN_DEPOSIT",
    }),
    wageringRequirement: input.line(fields.wageringRequirement, {
      label: "Wagering requirement",
      placeholder: "35x",
      fact: "WAGERING_REQUIREMENT",
    }),
  }),
  ...section("Features", {
    isFeatured: input.flag(fields.isFeatured, { label: "Featured", hint: "Can appear on the home page." }),
    isNew: input.flag(fields.isNew, { label: "New", hint: "Appears in the list of new casinos." }),
    acceptsCrypto: input.flag(fields.acceptsCrypto, { label: "Accepts crypto", fact: "ACCEPTS_CRYPTO" }),
    hasLiveGames: input.flag(fields.hasLiveGames, { label: "Live games", fact: "HAS_LIVE_GAMES" }),
    mobileOptimized: input.flag(fields.mobileOptimized, { label: "Mobile optimized", fact: "MOBILE_OPTIMIZED" }),
  }),
  ...section("Lists", {
    licenses: input.tags(fields.licenses, { label: "Licenses", fact: "LICENSES" }),
    paymentMethods: input.tags(fields.paymentMethods, { label: "Payment methods", fact: "PAYMENT_METHODS" }),
    gameProviders: input.tags(fields.gameProviders, { label: "Game providers", fact: "GAME_PROVIDERS" }),
    pros: input.tags(fields.pros, { label: "Pros", hint: "Short phrases, separated by commas." }),
    cons: input.tags(fields.cons, { label: "Cons", hint: "Short phrases, separated by commas." }),
  }),
  ...section("Payments and licenses", {
    paymentDetails: {
      kind: "rows",
      label: "Payment details",
      of: "paymentMethods",
      key: "method",
      fact: "PAYMENT_METHODS",
      columns: [
        { name: "canDeposit", label: "Deposits", kind: "flag" },
        { name: "canWithdraw", label: "Withdrawals", kind: "flag" },
        { name: "payoutHoursFrom", label: "Fastest payout (hours)", kind: "number", placeholder: "1" },
        { name: "payoutHoursTo", label: "Slowest payout (hours)", kind: "number", placeholder: "24" },
        { name: "fee", label: "Fee", kind: "line", placeholder: "None", isWide: true },
      ],
      hint: "What the casino states about each payment method. Leave unknown values empty.",
      check: rules.paymentDetails,
    },
    licenseDetails: {
      kind: "rows",
      label: "License details",
      of: "licenses",
      key: "license",
      fact: "LICENSES",
      columns: [
        { name: "number", label: "License number", kind: "line", isWide: true },
        { name: "registerUrl", label: "Register URL", kind: "line", placeholder: "https://", isWide: true },
      ],
      hint: "The register URL is the page in the authority's public register that shows the license.",
      check: rules.licenseDetails,
    },
  }),
  ...section("Review", {
    reviewAbout: review("About", "about", "the casino"),
    reviewGames: review("Games", "games", "games"),
    reviewBonuses: review("Bonuses", "bonuses", "bonuses"),
    reviewBanking: review("Banking", "banking", "banking"),
    reviewSupport: review("Support", "support", "support"),
    reviewMobile: review("Mobile", "mobile", "phones"),
    reviewSecurity: review("Security", "security", "security"),
  }),
};

export type CasinoValues = ValuesOf<typeof casinoFields>;
