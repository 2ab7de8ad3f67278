/**
 * What some casinos in the sample catalogue state about their payment methods and licenses, consistent with their
 * reviews. The numbers are invented, and the addresses of the registers are under `.example`.
 */
import type { LicenseDetails, PaymentDetails } from "../entities/casinoDetails.js";

interface DetailsSeed {
  payments: PaymentDetails[];
  licenses?: LicenseDetails[];
}

type Stated = Omit<PaymentDetails, "method">;

const both = { canDeposit: true, canWithdraw: true };
const depositOnly = { canDeposit: true, canWithdraw: false };

/** Returns a method for deposits and withdrawals, with its payout time in hours. */
function paid(method: string, from: number, to: number, fee?: string): PaymentDetails {
  return { method, ...both, payoutHoursFrom: from, payoutHoursTo: to, ...(fee && { fee }) };
}

function of(method: string, stated: Stated): PaymentDetails {
  return { method, ...stated };
}

function license(name: string, number: string, register: string): LicenseDetails {
  return { license: name, number, registerUrl: `https://register.${register}.example/${encodeURIComponent(number)}` };
}

export const seedDetails: Readonly<Record<string, DetailsSeed>> = {
  northgate: {
    payments: [
      paid("Trustly", 0, 1, "One a day free, then $3"),
      paid("Skrill", 1, 2, "One a day free, then $3"),
      paid("Bitcoin", 0, 2, "Network fee"),
      paid("Ethereum", 0, 2, "Network fee"),
      of("Visa", { ...both, payoutHoursTo: 48, fee: "One a day free, then $3" }),
    ],
    licenses: [license("MGA", "MGA/B2C/214/2014", "mga")],
  },
  bitharbor: {
    payments: [
      paid("Litecoin", 0, 1, "None"),
      paid("USDT", 0, 1, "None"),
      paid("Bitcoin", 0, 1, "None"),
      of("Visa", { ...depositOnly, fee: "2.5% of deposits" }),
      of("Mastercard", { ...depositOnly, fee: "2.5% of deposits" }),
    ],
    licenses: [license("Curaçao eGaming", "8048/JAZ-114", "curacao")],
  },
  "dovetail-rooms": {
    payments: [
      paid("Trustly", 0, 1, "None"),
      paid("PayPal", 0, 1, "None"),
      of("Visa", { ...both, payoutHoursTo: 24, fee: "None" }),
    ],
  },
  "tamarind-spin": {
    payments: [paid("Trustly", 0, 1), paid("Bitcoin", 0, 1), paid("Skrill", 1, 1)],
  },
  "velvet-tables": {
    payments: [
      paid("PayPal", 2, 3, "None"),
      paid("Apple Pay", 2, 3, "None"),
      paid("Visa", 20, 24, "None"),
      paid("Mastercard", 24, 36, "None"),
      paid("Bank transfer", 48, 72, "None"),
    ],
    licenses: [license("UKGC", "000-039417-R-319102-004", "ukgc")],
  },
  stakeforge: {
    payments: [paid("Ethereum", 0, 1), paid("USDT", 0, 1), of("Bitcoin", both), of("Litecoin", both)],
  },
  "tidewater-casino": {
    payments: [
      paid("Skrill", 0, 24, "None"),
      paid("Neteller", 0, 24, "None"),
      paid("Visa", 24, 48, "None"),
      paid("Mastercard", 24, 48, "None"),
      of("Paysafecard", { ...depositOnly, fee: "None" }),
    ],
    licenses: [license("MGA", "MGA/B2C/187/2011", "mga")],
  },
  "copper-lantern": {
    payments: [
      paid("PayPal", 0, 2, "None"),
      paid("Trustly", 0, 2, "None"),
      paid("Visa", 0, 2, "None"),
      paid("Bank transfer", 24, 48, "None"),
      of("Mastercard", { ...both, fee: "None" }),
      of("Apple Pay", { canDeposit: true, fee: "None" }),
    ],
    licenses: [license("MGA", "MGA/B2C/102/2009", "mga"), license("UKGC", "000-038221-R-317745-011", "ukgc")],
  },
  "larkspur-palace": {
    payments: [
      paid("PayPal", 2, 3, "None"),
      paid("Visa", 2, 24, "None"),
      paid("Trustly", 2, 12, "None"),
      of("Mastercard", { fee: "None" }),
    ],
    licenses: [license("UKGC", "000-040116-R-320988-002", "ukgc")],
  },
  "orbit-and-ember": {
    payments: [
      paid("Bitcoin", 0, 5),
      paid("Ethereum", 0, 5),
      paid("Litecoin", 0, 5),
      of("Visa", { ...depositOnly, fee: "About 3.8% through a third party" }),
    ],
  },
  "saltmarsh-club": {
    payments: [
      paid("Neteller", 24, 48, "$2.50 below $50"),
      paid("Skrill", 24, 48, "$2.50 below $50"),
      paid("Mastercard", 72, 96, "$2.50 below $50"),
      paid("Bank transfer", 96, 120, "$2.50 below $50"),
    ],
    licenses: [license("Gibraltar", "RGL 096", "gibraltar")],
  },
  "juniper-reels": {
    payments: [
      paid("Trustly", 0, 1, "None"),
      paid("Skrill", 2, 4, "None"),
      of("Visa", { ...depositOnly, fee: "None" }),
      of("Mastercard", { ...depositOnly, fee: "None" }),
    ],
    licenses: [license("MGA", "MGA/B2C/301/2018", "mga"), license("SGA", "18Li7410", "sga")],
  },
  "greystone-wager": {
    payments: [paid("Interac", 72, 120), of("Bank transfer", { canWithdraw: true, fee: "$25 under $1,000" })],
    licenses: [license("Kahnawake", "00871", "kahnawake")],
  },
  quillfeather: {
    payments: [paid("Trustly", 0, 1), paid("Visa", 6, 12), of("Apple Pay", { canDeposit: true })],
    licenses: [license("MGA", "MGA/B2C/977/2025", "mga")],
  },
  "amber-abacus": {
    payments: [
      paid("PayPal", 0, 3, "None"),
      paid("Visa", 0, 3, "None"),
      of("Trustly", { ...both, fee: "None" }),
      of("Apple Pay", { ...both, fee: "None" }),
    ],
    licenses: [license("MGA", "MGA/B2C/288/2016", "mga"), license("UKGC", "000-051902-R-329114-003", "ukgc")],
  },
  "paperkite-casino": {
    payments: [
      paid("Trustly", 0, 1, "Two a month free, then €1.50"),
      paid("Visa", 24, 72, "Two a month free, then €1.50"),
      paid("Mastercard", 24, 72, "Two a month free, then €1.50"),
      paid("Skrill", 24, 72, "Two a month free, then €1.50"),
    ],
    licenses: [license("Estonian TCB", "HKT000072", "tcb")],
  },
  "hollow-oak-stakes": {
    payments: [
      paid("PayPal", 4, 6, "None"),
      paid("Visa", 12, 16, "None"),
      paid("Bank transfer", 12, 24, "None"),
      of("Paysafecard", { ...depositOnly, fee: "None" }),
    ],
    licenses: [license("UKGC", "000-044870-R-322630-008", "ukgc")],
  },
  marrowfield: {
    payments: [
      of("Visa", { canDeposit: true }),
      of("Neteller", { canDeposit: true }),
      of("Bank transfer", { canWithdraw: true, payoutHoursFrom: 72, payoutHoursTo: 264, fee: "$15" }),
    ],
  },
  "sundial-slots": {
    payments: [
      paid("Skrill", 0, 12, "Two a day free, then $2"),
      paid("Visa", 12, 36, "Two a day free, then $2"),
      of("Paysafecard", { canDeposit: true }),
    ],
    licenses: [license("MGA", "MGA/B2C/355/2019", "mga")],
  },
  "ferry-and-fable": {
    payments: [paid("Trustly", 0, 4), paid("Neteller", 0, 4), paid("Visa", 0, 4), of("Mastercard", both)],
    licenses: [license("MGA", "MGA/B2C/918/2024", "mga")],
  },
  pinewhistle: {
    payments: [
      paid("PayPal", 12, 24, "$1.50 per withdrawal"),
      paid("Visa", 48, 72, "$1.50 per withdrawal"),
      of("Paysafecard", { canDeposit: true }),
    ],
    licenses: [license("Alderney", "C1-061", "alderney")],
  },
  "kestrel-bay": {
    payments: [
      paid("PayPal", 4, 6, "None"),
      paid("Bank transfer", 48, 96, "None"),
      of("Visa", { canDeposit: true, fee: "None" }),
      of("Mastercard", { canDeposit: true, fee: "None" }),
      of("Trustly", { canDeposit: true, fee: "None" }),
      of("Apple Pay", { canDeposit: true, fee: "None" }),
    ],
    licenses: [license("Gibraltar", "RGL 118", "gibraltar"), license("UKGC", "000-045512-R-323007-006", "ukgc")],
  },
  moonshed: {
    payments: [
      of("Visa", depositOnly),
      of("Mastercard", depositOnly),
      paid("Neteller", 72, 96),
      of("Bank transfer", { ...both, fee: "$30 below $500" }),
    ],
    licenses: [license("Curaçao eGaming", "1668/JAZ-052", "curacao")],
  },
  "harrow-lane": {
    payments: [paid("Visa", 0, 3, "None"), paid("Mastercard", 0, 3, "None"), paid("PayPal", 2, 3, "None")],
    licenses: [license("UKGC", "000-052266-R-330418-001", "ukgc")],
  },
  "willow-and-wren": {
    payments: [
      paid("Trustly", 0, 1),
      paid("PayPal", 0, 1),
      paid("Visa", 2, 3),
      paid("Mastercard", 2, 3),
      of("Apple Pay", { canDeposit: true }),
      of("Bank transfer", { canDeposit: true }),
    ],
    licenses: [license("UKGC", "000-047731-R-325599-005", "ukgc"), license("Gibraltar", "RGL 131", "gibraltar")],
  },
  "drift-and-dice": {
    payments: [
      paid("Interac", 1, 2),
      paid("Bitcoin", 0, 24, "$8"),
      paid("Ethereum", 0, 24, "$8"),
      paid("Litecoin", 0, 24, "$8"),
      of("Visa", depositOnly),
    ],
    licenses: [license("Kahnawake", "00914", "kahnawake")],
  },
};
