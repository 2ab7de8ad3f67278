import type { BonusType, WageringBase } from "../../graphql/schemaTypes.generated";

export const BONUS_TYPE_LABELS: Record<BonusType, string> = {
  NO_DEPOSIT: "No deposit",
  WELCOME: "Welcome",
  FREE_SPINS: "Free spins",
  CASHBACK: "Cashback",
  RELOAD: "Reload",
};

/** The labels of the amounts that a wagering requirement can multiply. */
export const WAGERING_BASE_LABELS: Record<WageringBase, string> = {
  BONUS: "The bonus",
  BONUS_AND_DEPOSIT: "The bonus and the deposit",
  DEPOSIT: "The deposit",
  WINNINGS: "The winnings of the spins",
};
