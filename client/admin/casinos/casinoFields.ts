/** The fields of a casino in the admin form, in order. */
import { section, type ValuesOf } from "../fields/fields";
import type { FactField } from "../../graphql/schemaTypes.generated";
import * as rules from "../fields/rules";
import { PARAGRAPH_MAX, RATING_MAX, REVIEW_MAX, WITHDRAWAL_HOURS_MAX, YEAR_MIN } from "../../shared/limits";

function count<const More extends { hint: string; max?: number; fact?: FactField }>(
  label: string,
  noun: string,
  more: More,
) {
  return { kind: "number", label, min: 0, step: 1, check: rules.count(noun, more.max), ...more } as const;
}

function tags(label: string, noun: string, hint?: string) {
  return { kind: "tags", label, check: rules.phrases(noun), ...(hint && { hint }) } as const;
}

function review(label: string, path: string, noun: string) {
  return {
    kind: "text",
    label,
    path: `review.${path}`,
    isOfOneRow: true,
    check: rules.text(`text about ${noun}`, REVIEW_MAX),
  } as const;
}

export const casinoFields = {
  ...section("Casino", {
    name: { kind: "line", label: "Name", isRequired: true, check: rules.requiredText("name") },
    slug: {
      kind: "slug",
      label: "Slug",
      isRequired: true,
      from: "name",
      hint: "The last part of the review's URL. If you change it, the old URL redirects to the new one.",
      check: rules.slug,
    },
    description: {
      kind: "text",
      label: "Description",
      hint: "One or two sentences.",
      check: rules.text("description", PARAGRAPH_MAX),
    },
    websiteUrl: { kind: "line", label: "Website", placeholder: "https://", check: rules.link("website URL") },
    logoUrl: {
      kind: "image",
      label: "Logo URL",
      placeholder: "/logos/northgate.svg",
      hint: "Use a square image. If this is empty, visitors see a monogram.",
      check: rules.link("logo URL", { ownPaths: true }),
    },
    rating: {
      kind: "number",
      label: "Rating",
      initial: "0",
      isNonNull: true,
      min: 0,
      max: RATING_MAX,
      step: 0.1,
      hint: "From 0 to 5. Visitors see twice this value, out of 10. Enter 0 if not rated yet.",
      check: rules.rating,
    },
    reviewCount: count("Review count", "review count", {
      initial: "0",
      isNonNull: true,
      hint: "The number of player reviews behind the rating.",
    }),
    establishedYear: {
      kind: "number",
      label: "Year established",
      min: YEAR_MIN,
      max: new Date().getUTCFullYear(),
      step: 1,
      hint: "Leave empty if unknown.",
      fact: "ESTABLISHED_YEAR",
      check: rules.year("opening year"),
    },
    withdrawalHours: count("Withdrawal time (hours)", "withdrawal time in hours", {
      max: WITHDRAWAL_HOURS_MAX,
      fact: "WITHDRAWAL_HOURS",
      hint: "How long a withdrawal usually takes. Leave empty if unknown.",
    }),
  }),
  ...section("Welcome offer", {
    welcomeBonus: {
      kind: "line",
      label: "Welcome bonus",
      placeholder: "100% up to $500",
      check: rules.text("welcome bonus"),
    },
    bonusAmount: { kind: "line", label: "Bonus amount", placeholder: "$500", check: rules.text("bonus amount") },
    freeSpins: count("Free spins", "number of free spins", { hint: "Leave empty if unknown.", fact: "FREE_SPINS" }),
    minDeposit: {
      kind: "line",
      label: "Minimum deposit",
      placeholder: "$10",
      fact: "MIN_DEPOSIT",
      check: rules.text("minimum deposit"),
    },
    wageringRequirement: {
      kind: "line",
      label: "Wagering requirement",
      placeholder: "35x",
      fact: "WAGERING_REQUIREMENT",
      check: rules.text("wagering requirement"),
    },
  }),
  ...section("Features", {
    isFeatured: { kind: "flag", label: "Featured", hint: "Can appear on the home page." },
    isNew: { kind: "flag", label: "New", hint: "Appears in the list of new casinos." },
    acceptsCrypto: { kind: "flag", label: "Accepts crypto", fact: "ACCEPTS_CRYPTO" },
    hasLiveGames: { kind: "flag", label: "Live games", fact: "HAS_LIVE_GAMES" },
    mobileOptimized: { kind: "flag", label: "Mobile optimized", initial: true, fact: "MOBILE_OPTIMIZED" },
  }),
  ...section("Lists", {
    licenses: { ...tags("Licenses", "licenses"), fact: "LICENSES" },
    paymentMethods: { ...tags("Payment methods", "payment methods"), fact: "PAYMENT_METHODS" },
    gameProviders: { ...tags("Game providers", "game providers"), fact: "GAME_PROVIDERS" },
    pros: tags("Pros", "pros", "Short phrases, separated by commas."),
    cons: tags("Cons", "cons", "Short phrases, separated by commas."),
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
