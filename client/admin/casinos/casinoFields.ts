/** The fields of a casino in the admin form, in order. */
import { section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";
import { PARAGRAPH_MAX, RATING_MAX, REVIEW_MAX, WITHDRAWAL_HOURS_MAX, YEAR_MIN } from "../../shared/limits";

function count<const More extends { hint: string; max?: number }>(label: string, noun: string, more: More) {
  return { kind: "number", label, min: 0, step: 1, check: rules.count(noun, more.max), ...more } as const;
}

function tags(label: string, noun: string, hint?: string) {
  return { kind: "tags", label, check: rules.phrases(noun), ...(hint && { hint }) } as const;
}

function review(label: string, path: string, noun: string) {
  return { kind: "text", label, path: `review.${path}`, check: rules.text(`text about ${noun}`, REVIEW_MAX) } as const;
}

export const casinoFields = {
  ...section("Casino", {
    name: { kind: "line", label: "Name", isRequired: true, check: rules.requiredText("name") },
    slug: {
      kind: "slug",
      label: "Slug",
      isRequired: true,
      from: "name",
      hint: "The last part of the review's URL. After a change, the old URL redirects to the new one.",
      check: rules.slug,
    },
    description: {
      kind: "text",
      label: "Description",
      hint: "One or two sentences.",
      check: rules.text("description", PARAGRAPH_MAX),
    },
    websiteUrl: { kind: "line", label: "Website", placeholder: "https://", check: rules.link("website address") },
    logoUrl: {
      kind: "line",
      label: "Logo URL",
      placeholder: "/logos/northgate.svg",
      hint: "A square image. Without one, a monogram is shown.",
      check: rules.link("logo address", { ownPaths: true }),
    },
    rating: {
      kind: "number",
      label: "Rating",
      initial: "0",
      isNonNull: true,
      min: 0,
      max: RATING_MAX,
      step: 0.1,
      hint: "From 0 to 5. Visitors see it doubled, out of 10. 0 means not rated yet.",
      check: rules.rating,
    },
    reviewCount: count("Review count", "number of reviews", {
      initial: "0",
      isNonNull: true,
      hint: "The number of player reviews behind the rating.",
    }),
    establishedYear: {
      kind: "number",
      label: "Established year",
      min: YEAR_MIN,
      max: new Date().getUTCFullYear(),
      step: 1,
      hint: "Leave empty if unknown.",
      check: rules.year,
    },
    withdrawalHours: count("Withdrawal time in hours", "hours until a withdrawal is paid", {
      max: WITHDRAWAL_HOURS_MAX,
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
    freeSpins: count("Free spins", "free spins", { hint: "Leave empty if unknown." }),
    minDeposit: { kind: "line", label: "Minimum deposit", placeholder: "$10", check: rules.text("minimum deposit") },
    wageringRequirement: {
      kind: "line",
      label: "Wagering requirement",
      placeholder: "35x",
      check: rules.text("wagering requirement"),
    },
  }),
  ...section("Features", {
    isFeatured: { kind: "flag", label: "Featured", hint: "Can appear on the home page." },
    isNew: { kind: "flag", label: "New", hint: "Appears in the list of new casinos." },
    acceptsCrypto: { kind: "flag", label: "Accepts crypto" },
    hasLiveGames: { kind: "flag", label: "Live games" },
    mobileOptimized: { kind: "flag", label: "Mobile optimized", initial: true },
  }),
  ...section("Lists", {
    licenses: tags("Licenses", "licenses"),
    paymentMethods: tags("Payment methods", "payment methods"),
    gameProviders: tags("Game providers", "game providers"),
    pros: tags("Pros", "pros", "Short phrases, separated by commas."),
    cons: tags("Cons", "cons", "Short phrases, separated by commas."),
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
