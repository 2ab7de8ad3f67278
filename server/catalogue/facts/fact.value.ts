/** Describes the current value of a fact in words, for editors. */
import type { Bonus } from "../../database/entities/bonus.entity.js";
import type { Casino } from "../../database/entities/casino.entity.js";
import type { PaymentDetails } from "../../database/entities/casinoDetails.js";
import { FactField } from "../../database/entities/fact.entity.js";

const yesNo = (flag: boolean) => (flag ? "Yes" : "No");
const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const unlessNull = <Value>(value: Value | null, describe: (value: Value) => string) =>
  value === null ? "" : describe(value);

const casinoValues: Partial<Record<FactField, (casino: Casino) => string>> = {
  [FactField.LICENSES]: ({ licenses, licenseDetails }) =>
    describeTexts(licenses, (license) => {
      const details = licenseDetails.find((each) => each.license === license);
      return [details?.number, details?.registerUrl];
    }),
  [FactField.ESTABLISHED_YEAR]: ({ establishedYear }) => unlessNull(establishedYear, String),
  [FactField.WAGERING_REQUIREMENT]: ({ wageringRequirement }) => wageringRequirement ?? "",
  [FactField.MIN_DEPOSIT]: ({ minDeposit }) => minDeposit ?? "",
  [FactField.FREE_SPINS]: ({ freeSpins }) => unlessNull(freeSpins, String),
  [FactField.WITHDRAWAL_HOURS]: ({ withdrawalHours }) => unlessNull(withdrawalHours, (hours) => counted(hours, "hour")),
  [FactField.PAYMENT_METHODS]: ({ paymentMethods, paymentDetails }) =>
    describeTexts(paymentMethods, (method) => describePayment(paymentDetails.find((each) => each.method === method))),
  [FactField.GAME_PROVIDERS]: ({ gameProviders }) => gameProviders.join(", "),
  [FactField.ACCEPTS_CRYPTO]: ({ acceptsCrypto }) => yesNo(acceptsCrypto),
  [FactField.HAS_LIVE_GAMES]: ({ hasLiveGames }) => yesNo(hasLiveGames),
  [FactField.MOBILE_OPTIMIZED]: ({ mobileOptimized }) => yesNo(mobileOptimized),
};

/** Returns the names, separated by commas. Each is followed by its details in parentheses, if there are any. */
function describeTexts(texts: string[], detailsOf: (text: string) => (string | null | undefined)[]): string {
  return texts
    .map((text) => {
      const known = detailsOf(text).filter(Boolean);
      return known.length > 0 ? `${text} (${known.join("; ")})` : text;
    })
    .join(", ");
}

function describePayment(details: PaymentDetails | undefined): (string | null | undefined)[] {
  if (details === undefined) return [];
  const { canDeposit, canWithdraw, payoutHoursFrom: from, payoutHoursTo: to, fee } = details;
  const flag = (value: boolean | null | undefined, name: string) =>
    value == null ? null : `${value ? "" : "no "}${name}`;
  const least = from == null ? null : `from ${counted(from, "hour")}`;
  const most = to == null ? null : `up to ${counted(to, "hour")}`;
  return [flag(canDeposit, "deposits"), flag(canWithdraw, "withdrawals"), least, most, fee && `fee: ${fee}`];
}

const bonusValues: Partial<Record<FactField, (bonus: Bonus) => string>> = {
  [FactField.CODE]: ({ bonusCode }) => bonusCode ?? "",
  [FactField.TERMS]: describeTerms,
};

/** Returns the value of a fact about a casino, or an empty string if the value is unknown. */
export function describeCasinoFact(field: FactField, casino: Casino): string {
  return casinoValues[field]?.(casino) ?? "";
}

/** Returns the value of a fact about a bonus, or an empty string if the value is unknown. */
export function describeBonusFact(field: FactField, bonus: Bonus): string {
  return bonusValues[field]?.(bonus) ?? "";
}

const bases = {
  bonus: "the bonus",
  bonus_and_deposit: "the bonus and the deposit",
  deposit: "the deposit",
  winnings: "the winnings",
};

/** Returns the known terms. Numbers are followed by the casino's own wording, which visitors also see. */
function describeTerms(bonus: Bonus): string {
  const money = (minor: number) => `${minor / 100} ${bonus.currency ?? ""}`.trim();
  const day = (date: Date) => date.toISOString().slice(0, 16).replace("T", " ");
  const base = bonus.wageringBase === null ? "" : ` ${bases[bonus.wageringBase]}`;
  const isFree = bonus.wageringMultiple === 0;
  const cashout = bonus.isCashoutUncapped ? "unlimited" : unlessNull(bonus.maxCashoutMinor, money);
  const multiple = unlessNull(bonus.wageringMultiple, (times) => (isFree ? "none" : `${times}x${base}`));
  const labeled: [label: string, value: string][] = [
    ["match", unlessNull(bonus.matchPercent, (percent) => `${percent}%`)],
    ["maximum bonus", withText(unlessNull(bonus.capMinor, money), bonus.bonusAmount)],
    ["free spins", unlessNull(bonus.freeSpins, String)],
    ["minimum deposit", withText(unlessNull(bonus.minDepositMinor, money), bonus.minDeposit)],
    ["wagering", withText(multiple, bonus.wageringRequirement)],
    ["maximum bet", unlessNull(bonus.maxBetMinor, money)],
    ["maximum withdrawal", withText(cashout, bonus.maxWin)],
    ["bonus at withdrawal", unlessNull(bonus.isBonusRemoved, (isRemoved) => (isRemoved ? "removed" : "paid out"))],
    ["value of a spin", unlessNull(bonus.spinValue, money)],
    ["wagering of the spins", unlessNull(bonus.spinsWageringMultiple, (times) => (times === 0 ? "none" : `${times}x`))],
    ["maximum withdrawal from the spins", unlessNull(bonus.spinsMaxCashout, money)],
    ["valid", unlessNull(bonus.validDays, (days) => counted(days, "day"))],
    ["claim within", unlessNull(bonus.claimWithinDays, (days) => counted(days, "day"))],
    ["slots count", unlessNull(bonus.contributionSlots, (percent) => `${percent}%`)],
    ["table games count", unlessNull(bonus.contributionTableGames, (percent) => `${percent}%`)],
    ["live games count", unlessNull(bonus.contributionLiveGames, (percent) => `${percent}%`)],
    ["jackpots count", unlessNull(bonus.contributionJackpots, (percent) => `${percent}%`)],
    ["not with", bonus.excludedMethods.join(", ")],
    ["new customers only", bonus.isNewCustomersOnly ? "yes" : ""],
    ["from", unlessNull(bonus.startsAt, day)],
    ["until", unlessNull(bonus.endsAt, day)],
    ["in words", withText("", bonus.terms)],
  ];
  return labeled
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label} ${value}`)
    .join("; ");
}

/** Returns a value followed by the casino's wording in quotation marks. Either may be empty. */
function withText(value: string, text: string | null): string {
  return [value, text ? `"${text}"` : ""].filter((part) => part !== "").join(" ");
}
