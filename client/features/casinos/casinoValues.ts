/** A casino's row as the form's values, and back as the API's input. */
import type { CasinoForm_casinoFragment, CasinoInput } from "../../graphql/generated";
import { numberOf, numberOrNull, textOf, textOrNull } from "../../shared/forms/inputValues";
import { uniquePhrases } from "../../shared/forms/rules";
import { toSlug } from "../../shared/slug";
import type { CasinoValues } from "./casinoDefaults";

export function casinoValues({ review, ...casino }: CasinoForm_casinoFragment): CasinoValues {
  return {
    name: casino.name,
    slug: casino.slug,
    description: textOf(casino.description),
    websiteUrl: textOf(casino.websiteUrl),
    logoUrl: textOf(casino.logoUrl),
    rating: textOf(casino.rating),
    reviewCount: textOf(casino.reviewCount),
    establishedYear: textOf(casino.establishedYear),
    welcomeBonus: textOf(casino.welcomeBonus),
    bonusAmount: textOf(casino.bonusAmount),
    freeSpins: textOf(casino.freeSpins),
    minDeposit: textOf(casino.minDeposit),
    wageringRequirement: textOf(casino.wageringRequirement),
    isFeatured: casino.isFeatured,
    isNew: casino.isNew,
    acceptsCrypto: casino.acceptsCrypto,
    hasLiveGames: casino.hasLiveGames,
    mobileOptimized: casino.mobileOptimized,
    licenses: [...casino.licenses],
    paymentMethods: [...casino.paymentMethods],
    gameProviders: [...casino.gameProviders],
    pros: [...casino.pros],
    cons: [...casino.cons],
    reviewAbout: textOf(review.about),
    reviewGames: textOf(review.games),
    reviewBonuses: textOf(review.bonuses),
    reviewBanking: textOf(review.banking),
    reviewSupport: textOf(review.support),
    reviewMobile: textOf(review.mobile),
    reviewSecurity: textOf(review.security),
  };
}

export function casinoInput(values: CasinoValues) {
  return {
    name: values.name.trim(),
    slug: toSlug(values.slug),
    description: textOrNull(values.description),
    websiteUrl: textOrNull(values.websiteUrl),
    logoUrl: textOrNull(values.logoUrl),
    rating: numberOf(values.rating),
    reviewCount: numberOf(values.reviewCount),
    establishedYear: numberOrNull(values.establishedYear),
    welcomeBonus: textOrNull(values.welcomeBonus),
    bonusAmount: textOrNull(values.bonusAmount),
    freeSpins: numberOrNull(values.freeSpins),
    minDeposit: textOrNull(values.minDeposit),
    wageringRequirement: textOrNull(values.wageringRequirement),
    isFeatured: values.isFeatured,
    isNew: values.isNew,
    acceptsCrypto: values.acceptsCrypto,
    hasLiveGames: values.hasLiveGames,
    mobileOptimized: values.mobileOptimized,
    licenses: uniquePhrases(values.licenses),
    paymentMethods: uniquePhrases(values.paymentMethods),
    gameProviders: uniquePhrases(values.gameProviders),
    pros: uniquePhrases(values.pros),
    cons: uniquePhrases(values.cons),
    review: {
      about: textOrNull(values.reviewAbout),
      games: textOrNull(values.reviewGames),
      bonuses: textOrNull(values.reviewBonuses),
      banking: textOrNull(values.reviewBanking),
      support: textOrNull(values.reviewSupport),
      mobile: textOrNull(values.reviewMobile),
      security: textOrNull(values.reviewSecurity),
    },
  } satisfies CasinoInput;
}
